import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { otherSeat, type Seat } from '../../../kernel/seat.ts';
import type { ReadMove } from '../../../rules/games/game.ts';
import { sideLetter } from './encode.ts';
import { formatPlay } from './format-play.ts';
import { boardOf, resignationOf } from './match.ts';
import { parsePlay } from './parse-play.ts';
import { playOf } from './plays.ts';
import { refuse } from './refusal.ts';
import { GAME_KINDS } from './types.ts';
import type { BackgammonMove, BackgammonPosition, BackgammonTextRefusal, Dice, GameKind } from './types.ts';

/** What an empty play is called as an act. */
export const NO_MOVE = 'no move';

const ROLL = /^\s*(?:rolls?\s+)?([1-6])\s*[-, ]?\s*([1-6])\s*$/i;
const ASK = /^\s*rolls?\s*$/i;
const RESIGN = new RegExp(`^\\s*(?:(w|b|white|black)\\s+)?resigns?(?:\\s+(${GAME_KINDS.join('|')}))?\\s*$`, 'i');
const CUBE_WORDS: ReadonlyArray<readonly [RegExp, 'double' | 'take' | 'drop']> = [
  [/^\s*(re)?doubles?(\s*=>\s*\d+)?\s*$/i, 'double'],
  [/^\s*takes?\s*$/i, 'take'],
  [/^\s*drops?\s*$/i, 'drop'],
];

/**
 * An act in text: `roll 31`, `double`, `take`, `drop`, a play (`8/5 6/5`, `no move`), `W resign gammon`. A roll needs no word, a resignation no
 * side (whoever is to act) and no value (what it is worth). A play is read with the dice on the board. Source: Backgammon 3, 5.
 */
export function parseMove(
  position: BackgammonPosition,
  text: string,
): Result<ReadMove<BackgammonMove>, BackgammonTextRefusal> {
  const dice = ROLL.exec(text);
  if (dice !== null) return read({ kind: 'roll', dice: [Number(dice[1]), Number(dice[2])] });
  const word = CUBE_WORDS.find(([pattern]) => pattern.test(text));
  if (word !== undefined) return read({ kind: word[1] });
  const resigning = RESIGN.exec(text);
  if (resigning !== null) return readResignation(position, resigning[1], resigning[2]);
  const { phase } = position;
  if (ASK.test(text) && phase.kind === 'play') return err({ ...refuse(position, 'dice-rolled'), column: 1 });
  if (phase.kind !== 'play') {
    return err({ ...refuse(position, phase.kind === 'over' ? 'match-over' : awaited(position)), column: 1 });
  }
  const play = parsePlay(boardOf(position), phase.dice, text);
  return play.ok ? read({ kind: 'play', steps: play.value.steps }) : play;
}

/** The canonical text of an act, which `parseMove` reads back. */
export function formatMove(position: BackgammonPosition, move: BackgammonMove): string {
  switch (move.kind) {
    case 'roll':
      return `roll ${diceText(move.dice)}`;
    case 'play':
      return formatPlay(playOf(boardOf(position), move.steps)) || NO_MOVE;
    case 'resign':
      return resignationText(move.seat, move.as);
    case 'double':
    case 'take':
    case 'drop':
      return move.kind;
  }
}

/** That a side resigns the game as worth so much. */
export function resignationText(seat: Seat, as: GameKind): string {
  return `${sideLetter(seat)} resign ${as}`;
}

/** Two dice as two digits, as they fell. */
export function diceText(dice: Dice): string {
  return dice.join('');
}

function awaited({ phase }: BackgammonPosition): 'double-pending' | 'dice-awaited' {
  return phase.kind === 'doubled' ? 'double-pending' : 'dice-awaited';
}

function readResignation(
  position: BackgammonPosition,
  side: string | undefined,
  worth: string | undefined,
): Result<ReadMove<BackgammonMove>, BackgammonTextRefusal> {
  const { phase, turn } = position;
  const acting = phase.kind === 'doubled' ? otherSeat(turn) : turn;
  const seat = side === undefined ? acting : /^w/i.test(side) ? 'first' : 'second';
  const as = GAME_KINDS.find((kind) => kind === worth?.toLowerCase()) ?? resignationOf(position, seat);
  if (as === null) return err({ ...refuse(position, 'double-pending'), column: 1 });
  return read({ kind: 'resign', seat, as });
}

function read(move: BackgammonMove): Result<ReadMove<BackgammonMove>, never> {
  return ok({ move, warnings: [] });
}
