import type { StoredSettings } from '../../../rules/stored-settings.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import type { Crawford } from '../../../rules/match-score.ts';
import type { PlannedGame } from '../../../rules/formats/format.ts';

/** The key of a round, which is a stage, such as `r2`. */
export function roundKey(number: number): string {
  return `r${number}`;
}

/** The key of the only group of a round: everybody in it. */
export function roundGroupKey(number: number): string {
  return `${roundKey(number)}.A`;
}

/** The key of a match of a round by its number in the tournament. */
export function matchKey(round: number, match: number): string {
  return `${roundKey(round)}.m${match}`;
}

/** The key of the place of who rests in a round. */
export function byeKey(round: number): string {
  return `${roundKey(round)}.bye`;
}

/** The names of the lots of a round: who meets whom; and of round 2 who of those that lost comes in, by lot and then by the director's word. */
export function playersLot(round: number): string {
  return `round-${round}-players`;
}
export const LOSERS_LOT = 'round-2-losers';
export const RULED_LOT = 'round-2-ruled';
/** The lot that is none: lucky losers whom the director has named. */
export const DIRECTOR_LOT = 'round-2-director';

/** Whether a lot is one of this round. */
export function isLotOf(name: string, round: number): boolean {
  return name.startsWith(`round-${round}-`);
}

/** A game of a match: its number there, who opens it (null: the director), and at which score it begins. */
export interface NextGame {
  readonly pairing: string;
  readonly number: number;
  readonly sides: readonly [EntryId, EntryId];
  readonly score: readonly [number, number];
  readonly length: number;
  readonly crawford: Crawford;
  readonly opener: EntryId | null;
}

/** The settings of a game that begins at a score, of who sits first and of the other, of a match of some length. */
export function matchGameConfig(
  length: number,
  [first, second]: readonly [number, number],
  crawford: Crawford,
): StoredSettings {
  return { length, score: { first, second }, crawford };
}

/** The game as it is planned: who opens it sits first, and its settings say at which score of which match it begins. Source: Knock-out 3.2. */
export function plannedMatchGame({ pairing, number, sides, score, length, crawford, opener }: NextGame): PlannedGame {
  const isTurned = opener === sides[1];
  const [first, second] = isTurned ? [sides[1], sides[0]] : sides;
  const [ours, theirs] = isTurned ? [score[1], score[0]] : score;
  const config = matchGameConfig(length, [ours, theirs], crawford);
  return { key: `${pairing}.g${number}`, pairing, number, first, second, config };
}
