import type { EntryId } from '../../kernel/ids.ts';
import { cited } from '../../rules/citation.ts';
import type { Advance } from '../../rules/formats/format.ts';

/**
 * Why a player goes on from a stage, or does not, as one sentence with the numbers of the rules, such as
 * `Place 2 of group A, by Neustadtl: goes on to the semi-final of the seconds (KIBA 10.1, KIBA 9.4).`
 */
export function advanceText(
  advance: Advance,
  group: string,
  { nameOf, isOut }: { nameOf(entry: EntryId): string; isOut(entry: EntryId): boolean },
): string {
  const { rank, place, decidedBy, replaces, rules, provisional } = advance;
  const by = decidedBy === null ? '' : BY[decidedBy];
  const instead =
    replaces === null ? '' : `, in the place of ${nameOf(replaces)}, who has ${isOut(replaces) ? GONE : UP}`;
  const soFar = provisional ? ', as it stands' : '';
  return `Place ${rank} of group ${group}${by}: ${MEANS[place]}${instead}${soFar} (${cited(rules)}).`;
}

/**
 * What another place in a stage means for a player after a correction, as one sentence, such as
 * `Amina would no longer go on to the semi-final of the firsts: now place 3 of group A.`
 */
export function movedText(
  name: string,
  group: string,
  { was, advance }: { readonly was: Advance; readonly advance: Advance },
): string {
  const now = `now place ${advance.rank} of group ${group}`;
  if (advance.place === 'OUT') return `${name} would no longer ${WOULD[was.place]}: ${now}.`;
  if (was.place === 'OUT') return `${name} would ${WOULD[advance.place]} instead: ${now}.`;
  return `${name} would ${WOULD[advance.place]}, no longer ${WOULD[was.place]}: ${now}.`;
}

const WOULD: Readonly<Record<Advance['place'], string>> = {
  FIRST: 'go on to the semi-final of the firsts',
  SECOND: 'go on to the semi-final of the seconds',
  WINNER: 'go on to the final',
  TOP_TWO: 'go on to the final',
  CHAMPION: 'win the tournament',
  RUNNER_UP: 'be second in the tournament',
  OUT: 'stay out',
  TITLE_MATCH: 'play for the title',
  PROMOTED: 'go up a tier',
  STAYS: 'stay in the tier',
  DEMOTED: 'go down a tier',
  NEXT_ROUND: 'go on to the next round',
  LUCKY_LOSER: 'go on as a lucky loser',
};

const GONE = 'withdrawn';
const UP = 'moved up for one who has withdrawn';

const MEANS: Readonly<Record<Advance['place'], string>> = {
  FIRST: 'goes on to the semi-final of the firsts',
  SECOND: 'goes on to the semi-final of the seconds',
  WINNER: 'goes on to the final',
  TOP_TWO: 'goes on to the final',
  CHAMPION: 'wins the tournament',
  RUNNER_UP: 'is second in the tournament',
  OUT: 'does not go on',
  TITLE_MATCH: 'plays for the title',
  PROMOTED: 'goes up a tier in the next cycle',
  STAYS: 'stays in the tier in the next cycle',
  DEMOTED: 'goes down a tier in the next cycle',
  NEXT_ROUND: 'goes on to the next round',
  LUCKY_LOSER: 'goes on to the next round as a lucky loser',
};

const BY: Readonly<Record<NonNullable<Advance['decidedBy']>, string>> = {
  SCORE: ' by points',
  NEUSTADTL: ' by Neustadtl',
  KIBA_SCORE: ' by KIBA score',
  PLAYOFF: ' by a play-off',
  LIST: ' only by the initial list',
  SODOS: ' by SODOS',
  LAST_TIER: ' by the tier of the last cycle',
  LAST_RANK: ' by the place in the last cycle',
  RATING: ' by rating',
};
