import { otherSeat } from '../../../kernel/seat.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { LARGEST_CUBE } from './turn.ts';
import { GAME_ENDS, GAME_KINDS } from './types.ts';
import type { Cube, Doubling, FinishedGame } from './types.ts';
import { TIMES } from './worth.ts';

const GAME = /^([WB])(\d{1,6})([sgbd])([pdr]):(\S+)$/;
const DOUBLING = /^([WB])(\d{1,6})([td?])$/;

/** The finished games of a line, `-` for none; null: they can be none. Whether one was the Crawford game follows from the others. */
export function readGames(text: string): readonly FinishedGame[] | null {
  if (text === '-') return [];
  const games = text.split(',').map(readGame);
  return games.every((game) => game !== null) ? games : null;
}

/** The doubles of a game, `-` for none; null: they can be none, such as two in a row by one side, or one after a drop. */
export function readDoublings(text: string): readonly Doubling[] | null {
  if (text === '-') return [];
  const doublings: Doubling[] = [];
  for (const word of text.split('.')) {
    const [, side = '', to, sign] = DOUBLING.exec(word) ?? [];
    const last = doublings.at(-1);
    const by = seatOf(side);
    const isNext = last === undefined || (last.answer === 'take' && last.by !== by);
    if (!isNext || Number(to) !== cubeAfter(doublings).value * 2 || Number(to) > LARGEST_CUBE) return null;
    doublings.push({ by, to: Number(to), answer: sign === 't' ? 'take' : sign === 'd' ? 'drop' : null });
  }
  return doublings;
}

/** The cube after these doubles. */
export function cubeAfter(doublings: readonly Doubling[]): Cube {
  const taken = doublings.filter(({ answer }) => answer === 'take').at(-1);
  return taken === undefined ? { value: 1, owner: null } : { value: taken.to, owner: otherSeat(taken.by) };
}

/** The side of a letter, W for White. */
export function seatOf(letter: string): Seat {
  return letter === 'W' ? 'first' : 'second';
}

function readGame(text: string): FinishedGame | null {
  const [, side = '', points, kindLetter = '', endLetter = '', doubles = ''] = GAME.exec(text) ?? [];
  const kind = GAME_KINDS.find((one) => one.startsWith(kindLetter));
  const end = GAME_ENDS.find((one) => one.startsWith(endLetter));
  const doublings = readDoublings(doubles);
  if (side === '' || kind === undefined || end === undefined || doublings === null) return null;
  const cube = cubeAfter(doublings).value;
  const last = doublings.at(-1);
  const winner = seatOf(side);
  const isDrop = last?.answer === 'drop' && last.by === winner;
  if ((end === 'drop') !== isDrop || (kind === 'drop') !== isDrop || last?.answer === null) return null;
  if (last?.answer === 'drop' && !isDrop) return null;
  if (Number(points) !== cube * TIMES[kind]) return null;
  return { winner, kind, points: cube * TIMES[kind], cube, end, isCrawford: false, doublings };
}
