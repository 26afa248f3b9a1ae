import type { Standing } from '../standings/standing.ts';
import type { Advance } from './advance.ts';
import { effectiveResults } from './effective-results.ts';
import type { FormatState, PlannedGame } from './format.ts';
import { pairGamesByGroup } from './group-games.ts';
import type { MatchOutcome } from './match-decision.ts';
import type { Zone } from './zone.ts';

/**
 * What an open game may decide, the most first. LAST_MATCH: it is one of the match for the tournament itself. MATCH: who wins it may have won a
 * match of several. LEAD: who wins it may lead the table. PLACES: who wins it may go on, rise or stay in place of the other.
 */
export const STAKES = ['LAST_MATCH', 'MATCH', 'LEAD', 'PLACES'] as const;
export type Stake = (typeof STAKES)[number];

/** What of a tournament tells what its games may decide. */
export interface StakesRules {
  /** The kind of the stage in which it is played for the tournament itself; null: its tables decide. */
  readonly lastMatch: string | null;
  /** Its matches of several games, and the points that win one; null: it has none. */
  readonly matches: { readonly all: readonly MatchOutcome[]; readonly length: number } | null;
  standings(group: string): readonly Standing[];
  advances(stage: string): readonly Advance[];
  zone(place: string): Zone;
}

/** The half points between two players who are near each other: a game makes up for them. */
const NEAR = 2;

/** What the open games of a tournament may decide, by their keys; a game that is not in the map is one of many. */
export function stakesOf(state: FormatState, rules: StakesRules): ReadonlyMap<string, Stake> {
  const newest = state.plan.stages.at(-1);
  if (newest === undefined) return new Map();
  const results = effectiveResults(state.decided);
  const open = state.plan.games.filter(({ key }) => !results.has(key));
  if (newest.kind === rules.lastMatch) return new Map(open.map(({ key }) => [key, 'LAST_MATCH']));
  if (rules.matches !== null) return lastGamesOf(open, rules.matches);
  const groups = state.plan.groups.filter(({ stage }) => stage === newest.key).map(({ key }) => key);
  const games = pairGamesByGroup(state);
  const places = new Map(rules.advances(newest.key).map(({ entry, place }) => [entry, rules.zone(place).tone]));
  const late = groups.filter((group) => isLate(games.get(group) ?? []));
  return new Map(
    late.flatMap((group) => {
      const halves = new Map(rules.standings(group).map(({ entry, points }) => [entry, points]));
      const most = Math.max(...halves.values());
      return (games.get(group) ?? []).flatMap(({ key, decided, first, second }): [string, Stake][] => {
        const [one, other] = [halves.get(first), halves.get(second)];
        if (key === null || decided || one === undefined || other === undefined || Math.abs(one - other) > NEAR)
          return [];
        if (places.size > 0) return places.get(first) === places.get(second) ? [] : [[key, 'PLACES']];
        return groups.length === 1 && Math.max(one, other) === most ? [[key, 'LEAD']] : [];
      });
    }),
  );
}

/** Whether most of the games are decided. */
function isLate(games: readonly { readonly decided: boolean }[]): boolean {
  return 2 * games.filter(({ decided }) => decided).length >= games.length;
}

function lastGamesOf(
  open: readonly PlannedGame[],
  { all, length }: NonNullable<StakesRules['matches']>,
): ReadonlyMap<string, Stake> {
  const nearlyWon = new Set(
    all.flatMap(({ pairing, score, winner }) => (winner === null && Math.max(...score) >= length - 1 ? [pairing] : [])),
  );
  return new Map(open.filter(({ pairing }) => nearlyWon.has(pairing)).map(({ key }) => [key, 'MATCH']));
}
