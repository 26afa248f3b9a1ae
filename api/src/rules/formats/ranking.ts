import type { EntryId } from '../../kernel/ids.ts';
import type { HalfPoints } from '../../kernel/points.ts';
import type { Standing, TieBreak } from '../standings/standing.ts';
import type { FormatState, NextStep, StageProgress } from './format.ts';

/**
 * How sure a place is. OPEN: games can still change it. PROVISIONAL: all games are decided on which it depends, and that end is not
 * approved yet. FINAL: nothing but a correction changes it.
 */
export type Certainty = 'OPEN' | 'PROVISIONAL' | 'FINAL';

/**
 * What puts a player behind whoever is directly before him. STAGE: those before got further. TIER: they play in a higher tier.
 * GROUP_RANK: they have a better place in their groups. OUTCOME: who has won, still plays, or has not left. POINTS, TIE_BREAK: those of
 * their table, `before` what the other has.
 */
export type Separation =
  | { readonly by: 'STAGE' | 'TIER' | 'GROUP_RANK' | 'OUTCOME' }
  | { readonly by: 'POINTS'; readonly own: HalfPoints; readonly before: HalfPoints }
  | { readonly by: 'TIE_BREAK'; readonly tieBreak: TieBreak; readonly before: number };

/** A table of a level, best first. */
export interface RankingTable {
  readonly stage: string;
  readonly group: string;
  readonly rows: readonly Standing[];
}

/**
 * Players who are before everybody of the levels after it. Its tables are beside each other: who has the same rank in his own shares
 * the place. `waiting`: those of it who are in no table. `by`: why they are before the next level. `byOutcome`: within a table it is not points that separate.
 */
export interface RankingLevel {
  readonly tables: readonly RankingTable[];
  readonly waiting?: readonly EntryId[];
  readonly by: 'STAGE' | 'TIER';
  readonly byOutcome?: boolean;
}

/** A player of a tournament and his place among all of it. `group` null: he is in no table. */
export interface RankedEntry {
  readonly entry: EntryId;
  readonly place: number;
  readonly shared: boolean;
  readonly certainty: Certainty;
  readonly group: string | null;
  /** null: he is first, or shares the place with whoever is directly before him */
  readonly separation: Separation | null;
}

/** The levels of a tournament whose players go on from stage to stage: who is in a later stage is before who is not. */
export function levelsOfStages(
  { plan }: Pick<FormatState, 'plan'>,
  format: {
    readonly standings: (group: string) => readonly Standing[];
    readonly isPlayoff: (group: string) => boolean;
    readonly byOutcome: boolean;
  },
): readonly RankingLevel[] {
  return plan.stages.toReversed().map(({ key: stage }) => ({
    tables: plan.groups
      .filter((group) => group.stage === stage && !format.isPlayoff(group.key))
      .map(({ key: group }) => ({ stage, group, rows: format.standings(group) })),
    by: 'STAGE',
    byOutcome: format.byOutcome,
  }));
}

/** Where a tournament stands that is ranked, without what comes next, which may cost a draw. */
export type StandsAt = Pick<NextStep, 'stages' | 'done' | 'winner'>;

/** What is ranked: the levels, best first, where the tournament stands, and who of a stage goes on to play in another. */
export interface ToRank {
  readonly levels: readonly RankingLevel[];
  readonly step: StandsAt;
  readonly goesOn: (stage: string) => ReadonlySet<EntryId>;
}

interface Row {
  readonly entry: EntryId;
  readonly table: RankingTable | null;
  readonly standing: Standing | null;
  readonly level: RankingLevel | null;
  /** rows that nothing separates have the same one */
  readonly rank: readonly [level: number, rank: number];
}

/**
 * Everybody of a tournament that has started, best first: its winner, then level after level, each player in the first in which he is,
 * then who is in no table. Empty before the start. Source: Common 5.4.
 */
export function rankingOf(state: FormatState, toRank: ToRank): readonly RankedEntry[] {
  if (state.plan.stages.length === 0) return [];
  const rows = rowsOf(state, toRank);
  const certaintyOf = certainties(toRank);
  const ranked: RankedEntry[] = [];
  for (const [index, row] of rows.entries()) {
    const [before, after] = [rows[index - 1], rows[index + 1]];
    const place = before !== undefined && isLevel(before, row) ? (ranked.at(-1)?.place ?? 1) : index + 1;
    const shared = [before, after].some((other) => other !== undefined && isLevel(other, row));
    const { entry, table } = row;
    const own = { entry, place, shared, certainty: certaintyOf(row), group: table?.group ?? null };
    ranked.push({ ...own, separation: separationOf(before, row) });
  }
  return ranked;
}

function rowsOf({ entries }: FormatState, { levels, step: { winner } }: ToRank): readonly Row[] {
  const untabled = (entry: EntryId, level: RankingLevel | null, index: number): Row => {
    return { entry, table: null, standing: null, level, rank: entry === winner ? [-1, 0] : [index, 0] };
  };
  const told = new Set<EntryId>();
  const rows = levels.flatMap((level, index) => {
    const here = level.tables.flatMap((table) =>
      table.rows.filter(({ entry }) => !told.has(entry)).map((standing) => ({ table, standing })),
    );
    for (const { standing } of here) told.add(standing.entry);
    return here
      .toSorted((a, b) => a.standing.rank - b.standing.rank)
      .map(({ table, standing }): Row => {
        const { entry, rank } = standing;
        return { entry, table, standing, level, rank: entry === winner ? [-1, 0] : [index, rank] };
      })
      .concat((level.waiting ?? []).map((entry) => untabled(entry, level, index)));
  });
  for (const { entry } of rows) told.add(entry);
  const rest = entries.filter(({ id }) => !told.has(id)).map(({ id }) => untabled(id, null, levels.length));
  return [...rows, ...rest].toSorted((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1]);
}

function isLevel(a: Row, b: Row): boolean {
  return a.rank[0] === b.rank[0] && a.rank[1] === b.rank[1];
}

function certainties({ step, goesOn }: ToRank): (row: Row) => Certainty {
  const progress = new Map(step.stages.map(({ stage, state }) => [stage, state]));
  const onward = new Map(step.stages.map(({ stage }) => [stage, step.done ? new Set<EntryId>() : goesOn(stage)]));
  return ({ entry, table }) => {
    if (step.done) return 'FINAL';
    if (table === null || onward.get(table.stage)?.has(entry) === true) return 'OPEN';
    return CERTAINTIES[progress.get(table.stage) ?? 'RUNNING'];
  };
}

const CERTAINTIES = {
  RUNNING: 'OPEN',
  PLAYOFF: 'OPEN',
  COMPLETE: 'PROVISIONAL',
  AWAITING_APPROVAL: 'PROVISIONAL',
  PUBLISHED: 'FINAL',
} as const satisfies Readonly<Record<StageProgress['state'], Certainty>>;

function separationOf(before: Row | undefined, row: Row): Separation | null {
  if (before === undefined || isLevel(before, row)) return null;
  if (before.level !== row.level) return { by: before.level?.by ?? 'OUTCOME' };
  const { table, standing, level } = row;
  const above = table?.rows.findLast(({ rank }) => rank < (standing?.rank ?? 0));
  if (standing === null || above === undefined || above.rank !== before.standing?.rank) return { by: 'GROUP_RANK' };
  return level?.byOutcome === true ? { by: 'OUTCOME' } : separationIn(above, standing);
}

function separationIn(above: Standing, row: Standing): Separation {
  const { points, tieBreaks } = row;
  if (above.points !== points) {
    return above.points > points ? { by: 'POINTS', own: points, before: above.points } : { by: 'OUTCOME' };
  }
  // Who lacks one that the other has, such as a place in the tournament before, is behind him by it.
  const decider = above.tieBreaks.find(
    ({ code, value }) => value !== tieBreaks.find((own) => own.code === code)?.value,
  );
  const tieBreak = tieBreaks.find(({ code }) => code === decider?.code);
  if (decider === undefined) return { by: 'OUTCOME' };
  if (tieBreak === undefined) return { by: 'GROUP_RANK' };
  const isBehind = tieBreak.isLessBetter === true ? decider.value < tieBreak.value : decider.value > tieBreak.value;
  return isBehind ? { by: 'TIE_BREAK', tieBreak, before: decider.value } : { by: 'OUTCOME' };
}
