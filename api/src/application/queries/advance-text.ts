import type { EntryId } from '../../kernel/ids.ts';
import type { Advance } from '../../rules/formats/format.ts';

/**
 * Why a player goes on from a stage, or does not, as one sentence with the numbers of the rules, such as
 * `Place 2 of group A, by Neustadtl: goes on to the semi-final of the seconds (formats.md A.10.1, A.9.4).`
 */
export function advanceText(advance: Advance, group: string, nameOf: (entry: EntryId) => string): string {
  const { rank, place, decidedBy, replaces, rule, provisional } = advance;
  const by = decidedBy === null ? '' : BY[decidedBy];
  const instead = replaces === null ? '' : `, in the place of ${nameOf(replaces)}, who has withdrawn`;
  const soFar = provisional ? ', as it stands' : '';
  return `Place ${rank} of group ${group}${by}: ${MEANS[place]}${instead}${soFar} (${rule}).`;
}

const MEANS: Readonly<Record<Advance['place'], string>> = {
  FIRST: 'goes on to the semi-final of the firsts',
  SECOND: 'goes on to the semi-final of the seconds',
  WINNER: 'goes on to the final',
  TOP_TWO: 'goes on to the final',
  CHAMPION: 'wins the tournament',
  RUNNER_UP: 'is second in the tournament',
  OUT: 'does not go on',
};

const BY: Readonly<Record<NonNullable<Advance['decidedBy']>, string>> = {
  SCORE: ' by points',
  NEUSTADTL: ' by Neustadtl',
  KIBA_SCORE: ' by KIBA score',
  PLAYOFF: ' by a play-off',
  LIST: ' only by the initial list',
};
