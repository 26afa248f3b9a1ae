import { halfPoints } from '../../../kernel/points.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { rank } from '../../../rules/standings/rank.ts';
import type { Standing } from '../../../rules/standings/standing.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { roundGroupKey } from './keys.ts';
import { roundsOf, type RoundMatch, type RoundStanding } from './rounds.ts';
import type { KnockoutSettings } from './settings.ts';

/** How a player stands in his round: who goes on before those who play, they before who is out. */
const PLACES = { on: 2, playing: 1, out: 0 } as const;

interface Row {
  readonly entry: EntryId;
  readonly match: RoundMatch | null;
}

/**
 * The players of a round: who goes on, who plays, who is out, each as one shared rank; points are those of the match so far, and its finished games count
 * as played. Empty for a group that is none. Source: Knock-out 1.
 */
export function knockoutStandings(settings: KnockoutSettings, state: FormatState, group: string): readonly Standing[] {
  const round = roundsOf(settings, state).find(({ number }) => roundGroupKey(number) === group);
  if (round === undefined) return [];
  return rank(rowsOf(round), ({ entry, match }) => [placeOf(entry, match)]).map(({ row, ...place }) => ({
    ...place,
    entry: row.entry,
    points: halfPoints(2 * pointsOf(row)),
    played: row.match?.finishedGames ?? 0,
    games: (row.match?.finishedGames ?? 0) + (row.match?.openGame == null ? 0 : 1),
    tieBreaks: [],
    zone: null,
  }));
}

function rowsOf({ players, matches }: RoundStanding): readonly Row[] {
  const matchOf = new Map(matches.flatMap((match) => match.sides.map((entry) => [entry, match] as const)));
  return players.map((entry) => ({ entry, match: matchOf.get(entry) ?? null }));
}

function placeOf(entry: EntryId, match: RoundMatch | null): number {
  if (match === null) return PLACES.on;
  if (match.winner === null) return PLACES.playing;
  return match.winner === entry ? PLACES.on : PLACES.out;
}

function pointsOf({ entry, match }: Row): number {
  if (match === null) return 0;
  return match.sides[0] === entry ? match.score[0] : match.score[1];
}
