import type { EntryId } from '../../kernel/ids.ts';
import type { Message } from '../../kernel/message.ts';
import type { Citation } from '../citation.ts';
import type { FormatEntry, FormatState, Plan } from './format.ts';

/** A group with its players in order of their seats, or a pairing: who moves first, then the other; one alone rests. */
export interface ArrangedTable {
  readonly key: string;
  readonly entries: readonly EntryId[];
}

/** What the rules have drawn, and the same tables as their director wants them. */
export interface Rearrangement {
  readonly drawn: Plan;
  readonly tables: readonly ArrangedTable[];
}

/** Rules that an arrangement breaks, and how, in a sentence. */
export interface BrokenRule {
  readonly rules: Citation;
  readonly why: Message;
}

/** What the tables of an arrangement are. */
export type TableKind = 'GROUPS' | 'PAIRS';

/** The order of players by which a plan is drawn, which a director may change. */
export interface Seeding<Settings> {
  /** The order by which this plan was drawn; empty: by none. */
  of(plan: Plan): readonly EntryId[];
  /** The plan drawn by this order, which has everybody once. `state`: before the plan. */
  drawn(settings: Settings, state: FormatState, order: readonly EntryId[]): Plan;
  /** The rules that this order breaks; none for that of the rules themselves. `state`: before the plan. */
  broken(settings: Settings, state: FormatState, order: readonly EntryId[]): readonly BrokenRule[];
}

/** How a director may arrange what a format has drawn, before it is published. Source: Common 4.8. */
export interface Arranging<Settings> {
  readonly kind: TableKind;
  /** The most players of a group; a pairing has as many as were drawn. */
  readonly most: number;
  /** What of a plan can be arranged; empty: nothing. */
  tables(plan: Plan): readonly ArrangedTable[];
  /** The plan with these tables, which have everybody of it once. As drawn, it is the plan itself. */
  arranged(settings: Settings, state: FormatState, rearrangement: Rearrangement): Plan;
  /** The rules that these tables break; none as drawn. `state`: before the plan. */
  broken(settings: Settings, state: FormatState, rearrangement: Rearrangement): readonly BrokenRule[];
  /** Whether more that can be arranged is to be drawn after what is there; missing: all is drawn at the start. */
  drawsMore?(settings: Settings, state: FormatState): boolean;
  /** The order by which it is drawn, where that is not told by its tables; missing: there is none, or they tell it. */
  readonly seeding?: Seeding<Settings>;
}

/** Whether two arrangements of the same tables have everybody in the same seat. */
export function isSameArrangement(one: readonly ArrangedTable[], other: readonly ArrangedTable[]): boolean {
  return one.every(({ entries }, index) => entries.join() === other[index]?.entries.join());
}

/** The groups of a plan as tables. */
export function groupTables({ groups }: Plan): readonly ArrangedTable[] {
  return groups.map(({ key, entries }) => ({ key, entries }));
}

/** A plan whose groups have these players, what they play worked out anew. */
export function regrouped(
  { drawn, tables }: Rearrangement,
  round: (group: string, entries: readonly EntryId[]) => Pick<Plan, 'pairings' | 'games'>,
): Plan {
  const entriesOf = new Map(tables.map(({ key, entries }) => [key, entries]));
  const groups = drawn.groups.map((group) => ({ ...group, entries: entriesOf.get(group.key) ?? group.entries }));
  const rounds = groups.map(({ key, entries }) => round(key, entries));
  return {
    stages: drawn.stages,
    groups,
    pairings: rounds.flatMap(({ pairings }) => pairings),
    games: rounds.flatMap(({ games }) => games),
  };
}

/** The pairings of a plan as tables. */
export function pairTables({ pairings }: Plan): readonly ArrangedTable[] {
  return pairings.map(({ key, first, second }) => ({
    key,
    entries: [first, second].flatMap((slot) => (slot.kind === 'player' ? [slot.entry] : [])),
  }));
}

/** A plan whose pairings are between these players; its games are not touched. */
export function repaired({ drawn, tables }: Rearrangement): Plan {
  const entriesOf = new Map(tables.map(({ key, entries }) => [key, entries]));
  const pairings = drawn.pairings.map((pairing) => {
    const [first, second] = entriesOf.get(pairing.key) ?? [];
    if (first === undefined) return pairing;
    const other = second === undefined ? ({ kind: 'bye' } as const) : ({ kind: 'player', entry: second } as const);
    return { ...pairing, first: { kind: 'player', entry: first } as const, second: other };
  });
  return { ...drawn, pairings };
}

/** Whether two players, or one who rests, are a pairing as drawn; who moves first does not matter. */
export function drawnPairs(tables: readonly ArrangedTable[]): (entries: readonly EntryId[]) => boolean {
  const drawn = new Set(tables.map(({ entries }) => entries.toSorted().join()));
  return (entries) => drawn.has(entries.toSorted().join());
}

/** Those of a table who have another seat than in this order of the same players. */
export function outOfSeat(entries: readonly EntryId[], order: readonly EntryId[]): readonly EntryId[] {
  return entries.filter((entry, seat) => order[seat] !== entry);
}

/** In which table everybody is. */
export function tableByEntry(tables: readonly ArrangedTable[]): ReadonlyMap<EntryId, string> {
  return new Map(tables.flatMap(({ key, entries }) => entries.map((entry) => [entry, key] as const)));
}

/** The name of every entry. */
export function entryNames(entries: readonly FormatEntry[]): (entry: EntryId) => string {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return (entry) => names.get(entry) ?? entry;
}
