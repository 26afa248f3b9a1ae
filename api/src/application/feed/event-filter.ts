import type { EntryId, GameId, GroupId, PairingId, PlayerId, StageId, TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../../store/client.ts';
import {
  groupsOfStages,
  subjectsOfEntries,
  subjectsOfGames,
  subjectsOfPairings,
} from '../../store/reading/event-subjects.ts';
import type { WatchedEvent } from './watched-event.ts';

/** What of a topic is wanted: each null wants all. */
export interface EventFilter {
  /** The types of events. */
  readonly kinds: ReadonlySet<string> | null;
  /** Who an event is about; one that is about nobody in particular is wanted all the same. So with the others. */
  readonly players: ReadonlySet<PlayerId> | null;
  readonly groups: ReadonlySet<GroupId> | null;
  /** The rounds of groups, from 1. */
  readonly rounds: ReadonlySet<number> | null;
  /** The tournaments of a series. */
  readonly tournaments: ReadonlySet<TournamentId> | null;
}

/** What an event is about; empty: nobody, no group, round or tournament in particular. */
export type Subjects = { readonly [Of in (typeof SUBJECTS)[number]]: ReadonlySet<NonNullable<FilterValue<Of>>> };
type FilterValue<Of extends keyof EventFilter> = EventFilter[Of] extends ReadonlySet<infer Value> | null
  ? Value
  : never;

/** What of an event has to be read before it is known, those by which fewest are wanted first. */
export const SUBJECTS = ['players', 'groups', 'rounds', 'tournaments'] as const;

/** Whether an event can be judged by what it is called alone. */
export function isByKind(filter: EventFilter): boolean {
  return SUBJECTS.every((of) => filter[of] === null);
}

/** Whether an event is wanted. */
export function isWanted(
  filter: EventFilter,
  { kind }: Pick<WatchedEvent, 'kind'>,
  subjects: Subjects | null,
): boolean {
  if (filter.kinds?.has(kind) === false) return false;
  return SUBJECTS.every((of) => {
    const wanted: ReadonlySet<unknown> | null = filter[of];
    const about: ReadonlySet<unknown> = subjects?.[of] ?? new Set();
    return wanted === null || about.size === 0 || [...about].some((one) => wanted.has(one));
  });
}

/** By which sources with the same filter have the same key. */
export function filterKey(filter: EventFilter): string {
  const { kinds, players, groups, rounds, tournaments } = filter;
  return JSON.stringify(
    [kinds, players, groups, rounds, tournaments].map((wanted) =>
      wanted === null ? null : [...wanted].map(String).toSorted(),
    ),
  );
}

/** What a payload can say that it is about. What else it names, such as who has won, is no subject. */
interface Named {
  readonly playerId?: PlayerId | null;
  readonly entryId?: EntryId;
  readonly entries?: readonly EntryId[];
  readonly gameId?: GameId | null;
  readonly pairingId?: PairingId;
  readonly groupId?: GroupId;
  readonly stageId?: StageId;
  readonly tournamentId?: TournamentId | null;
  readonly [other: string]: unknown;
}

/**
 * What these events are about, in their order, read together in four queries at most: who is named or plays in what is named, in which groups,
 * rounds and tournaments. A stage is about all of its groups.
 */
export async function subjectsOfEvents(tx: Tx, events: readonly WatchedEvent[]): Promise<readonly Subjects[]> {
  const named = events.map(({ payload }) => payload as Named);
  const [games, pairings, entries, stages] = await Promise.all([
    subjectsOfGames(tx, present(named.map(({ gameId }) => gameId))),
    subjectsOfPairings(tx, present(named.map(({ pairingId }) => pairingId))),
    subjectsOfEntries(tx, present(named.flatMap(({ entryId, entries: several = [] }) => [entryId, ...several]))),
    groupsOfStages(tx, present(named.map(({ stageId, groupId }) => (groupId === undefined ? stageId : null)))),
  ]);
  return named.map(
    ({ playerId, entryId, entries: several = [], gameId, pairingId, groupId, stageId, tournamentId }) => {
      const met = present([gameId && games.get(gameId), pairingId && pairings.get(pairingId)]);
      const who = present([entryId, ...several].map((id) => id && entries.get(id)));
      const staged = groupId === undefined && stageId !== undefined ? (stages.get(stageId) ?? []) : [];
      const groups = [groupId, ...met.map((one) => one.groupId), ...staged];
      return {
        players: new Set(present([playerId, ...who.map((one) => one.playerId), ...met.flatMap((one) => one.players)])),
        // Who is named alone is named in his groups.
        groups: new Set(present(groups.some(Boolean) ? groups : who.flatMap((one) => one.groups))),
        rounds: new Set(met.map(({ round }) => round)),
        tournaments: new Set(present([tournamentId])),
      };
    },
  );
}

function present<Value>(values: readonly (Value | null | undefined | '')[]): readonly Value[] {
  return values.filter((value): value is Value => value !== null && value !== undefined && value !== '');
}
