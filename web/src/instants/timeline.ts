import { graphql, type ResultOf } from '../graphql/tada.ts';

/** The instants of a tournament that a reader steps through. Nothing in it depends on who looks. */
export const timelineQuery = graphql(`
  query TournamentTimeline($id: ID!) {
    tournament(id: $id) {
      __typename
      id
      version
      startedAt
      finishedAt
      timeline {
        ticks {
          at
          results
          recorded
        }
        starts {
          at
          name
        }
      }
    }
  }
`);

type TimedTournament = NonNullable<ResultOf<typeof timelineQuery>['tournament']>;

/** A place at which the scrubber stands still: an instant, in milliseconds since 1970, at which tables became others or something began. */
export interface Stop {
  readonly at: number;
  /** How many results were recorded since the stop before, and by then in all. */
  readonly results: number;
  readonly recorded: number;
  /** What began then; null: nothing. */
  readonly start: string | null;
}

/** All stops of a tournament, the earliest first, the start the first; none before the start. */
export function stopsOf({ startedAt, timeline: { ticks, starts } }: TimedTournament): readonly Stop[] {
  if (startedAt === null) return [];
  const byInstant = new Map<number, Stop>();
  const add = (at: string, told: Partial<Stop>): void => {
    const instant = Date.parse(at);
    const known = byInstant.get(instant) ?? { at: instant, results: 0, recorded: 0, start: null };
    byInstant.set(instant, { ...known, ...told });
  };
  add(startedAt, {});
  for (const { at, results, recorded } of ticks) add(at, { results, recorded });
  for (const { at, name } of starts) add(at, { start: name });
  let recorded = 0;
  return [...byInstant.values()]
    .toSorted((one, other) => one.at - other.at)
    .map((stop) => ({ ...stop, recorded: (recorded = Math.max(recorded, stop.recorded)) }));
}

/** Which stop an instant belongs to: the last that is not after it, the first for what is before all. */
export function stopAt(stops: readonly Stop[], instant: number): number {
  return Math.max(
    0,
    stops.findLastIndex(({ at }) => at <= instant),
  );
}

/** The next stop before or after a place at which something began; the first, or `stops.length` for now, where there is none. */
export function startBeside(stops: readonly Stop[], place: number, direction: -1 | 1): number {
  if (direction === 1) {
    const next = stops.findIndex(({ start }, index) => index > place && start !== null);
    return next === -1 ? stops.length : next;
  }
  return Math.max(
    0,
    stops.findLastIndex(({ start }, index) => index < place && start !== null),
  );
}
