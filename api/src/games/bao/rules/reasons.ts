import type { Reason } from '../../../rules/games/game.ts';
import { reasonedIn, type Reasoned } from '../../../rules/games/reasoned.ts';

/** Why a move or its text is refused, as a sentence; its places in braces are filled with pits, rows, moves or signs. */
export const BAO_REASONS = {
  'game-over': 'The game is over.',
  'no-such-pit': 'There is no such pit.',
  'back-row': 'In kunamua a move starts in the front row, and {pit} is in the back row.',
  'empty-pit': '{pit} is empty.',
  'single-seed': '{pit} holds one seed, and in mtaji a move needs two or more.',
  'harvest-possible': 'A harvest is possible from {pits}, so kutakata is not allowed.',
  'not-a-takata': 'The move from {pit} is a harvest, so it is not kutakata.',
  'not-a-harvest': 'The move from {pit} is kutakata, so nothing is harvested.',
  'house-unavailable': 'Kutakata ends in a working house, which cannot be played.',
  'house-not-played': 'The move from {pit} never ends, or never has the house to play.',
  'house-never-ends': 'With the house played this move would never end.',
  'never-ends': 'This move would never end, so it is not allowed.',
  'empties-front-row': '{pit} is the only filled front pit, and sown that way it leaves the front row empty.',
  'only-harvest': 'From {pit} the only harvest is {move}.',
  'only-takata': 'From {pit} the only kutakata is {move}.',
  'blocked-pit': '{pit} is blocked by kutakatia for this turn.',
  'front-row-first': 'Kutakata is possible in the front row from {pits}, so {pit} cannot start.',
  'working-house': '{pit} is a house with six seeds or more, so kutakata starts from another front pit.',
  'larger-pit-first': '{pit} holds one seed, and a front pit with two or more goes first: {pits}.',
  'star-on-harvest': 'The move from {pit} is a harvest, so it cannot have the sign of kutakata.',
  'row-missing': 'In mtaji the row is written too: {front} or {back}.',
  'rows-of-south': 'South is to move, and his rows are A and B, not {row}.',
  'rows-of-north': 'North is to move, and his rows are a and b, not {row}.',
  'both-ways': '{pit} can be sown both ways: say < or >.',
  'number-missing': 'After the row {row} comes the number of a pit, 1 to 8.',
  'pit-missing': 'A move begins with its pit, such as A5.',
  'no-pit': 'A move begins with its pit, such as A5, not with {sign}.',
  'sign-twice': 'The sign {sign} is written twice.',
  'star-twice': 'The sign for kutakata, * or **, is written once.',
  'direction-late': 'The direction is written once, straight after the pit.',
  'unknown-sign': 'A move does not have the sign {sign}.',
} as const;

/** A reason by its name. */
export type BaoReason = keyof typeof BAO_REASONS;

/** A reason with its places filled. */
export function reasoned(key: BaoReason, places: Reason['places'] = {}): Reasoned {
  return reasonedIn(BAO_REASONS, key, places);
}
