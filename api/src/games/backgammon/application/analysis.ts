import { message, type Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { parseMove } from '../rules/act-text.ts';
import { play } from '../rules/act.ts';
import { START } from '../rules/board.ts';
import { afterGame, finished, opening } from '../rules/match.ts';
import { readMatchId } from '../rules/match-id.ts';
import { readPositionId } from '../rules/position-id.ts';
import type { BackgammonPosition, BackgammonTextRefusal, BackgammonTrace, Board, Dice } from '../rules/types.ts';
import { refusalRules } from '../rules/refusal-rules.ts';
import { isHome, wonAgainst } from '../rules/worth.ts';
import type { TextRefusal } from '../../../rules/games/game.ts';
import { viewBackgammonPosition, type BackgammonPositionView } from './view.ts';
import type { IllegalMove } from '../../../application/errors.ts';
import { illegalMove } from '../../../application/illegal-move.ts';

/**
 * A position to analyse: a Position ID (null: the start) and a Match ID (null: a single game, White on roll), acts in order, and the dice of
 * the rolls that are awaited on the way, two for each.
 */
export interface BackgammonLine {
  readonly positionId: string | null;
  readonly matchId: string | null;
  readonly moves: readonly string[];
  readonly dice: readonly number[];
}

/** Why a line cannot be analysed; `index` of the act from 0, `column` from 1 in the text that is to blame, `rule` what was broken. */
export type BackgammonLineRefusal =
  | (TextRefusal & { readonly kind: 'invalid-position' })
  | (IllegalMove & { readonly index: number });

const WITH_DICE = /^\s*([1-6])-?([1-6])\s*:(.*)$/;

interface State {
  readonly position: BackgammonPosition;
  readonly trace: BackgammonTrace | null;
}

/** The position that a line leads to. A roll is taken from `dice` before a play that needs one, and at the end. */
export function analyseBackgammon(line: BackgammonLine): Result<BackgammonPositionView, BackgammonLineRefusal> {
  const board = line.positionId === null ? ok(START) : readPositionId(line.positionId);
  if (!board.ok) return invalid(board.error);
  const start = line.matchId === null ? ok(singleGame(board.value)) : readMatchId(line.matchId, board.value);
  if (!start.ok) return invalid(start.error);
  const rolls = rollsOf(line.dice, start.value);
  if ('key' in rolls) return invalid({ message: rolls, column: 1 });
  let state: State = { position: start.value, trace: null };
  for (const [index, text] of line.moves.entries()) {
    const played = actText(rolled(state, text, rolls), text);
    if (!played.ok) {
      return err({ ...illegalMove({ refusalRules }, { ...played.error, rule: played.error.kind }), index });
    }
    state = played.value;
  }
  const { position } = rolled(state, '', rolls);
  if (rolls.length > 0) return invalid({ message: message('games.BACKGAMMON.line.moreDice'), column: 1 });
  return ok(viewBackgammonPosition(position, state.trace));
}

/** White on roll in a single game, or that game over where a side has borne off all its men. */
function singleGame({ mover, other }: Board): BackgammonPosition {
  const start = opening({ length: 0, resignations: 'BY_THE_BOARD' });
  const position: BackgammonPosition = { ...start, men: { first: mover, second: other }, phase: { kind: 'turn' } };
  if (isHome(mover)) return afterGame(position, finished(position, 'first', wonAgainst(other), 'play'));
  return isHome(other) ? afterGame(position, finished(position, 'second', wonAgainst(mover), 'play')) : position;
}

/** The rolls in the order in which they are awaited; the first one may be that of the Match ID once more. */
function rollsOf(dice: readonly number[], { phase }: BackgammonPosition): Dice[] | Message {
  if (dice.length % 2 !== 0) return message('games.BACKGAMMON.line.twoDice');
  if (dice.some((die) => die < 1 || die > 6)) return message('games.BACKGAMMON.line.die');
  const rolls = Array.from({ length: dice.length / 2 }, (_, at): Dice => [dice[2 * at] ?? 0, dice[2 * at + 1] ?? 0]);
  const [first] = rolls;
  if (phase.kind !== 'play' || first === undefined) return rolls;
  const [one, two] = phase.dice;
  if (!(first[0] === one && first[1] === two) && !(first[0] === two && first[1] === one)) {
    return message('games.BACKGAMMON.line.otherDice', { dice: phase.dice.join('-') });
  }
  return rolls.slice(1);
}

/** The position with the next rolls made, where what follows is a play or the end; taken out of the list. */
function rolled(state: State, next: string, rolls: Dice[]): State {
  if (WITH_DICE.test(next) || !needsDice(state.position, next)) return state;
  const [dice] = rolls;
  const made = dice === undefined ? null : play(state.position, { kind: 'roll', dice });
  if (made === null || !made.ok) return state;
  rolls.shift();
  return rolled(made.value, next, rolls);
}

function needsDice(position: BackgammonPosition, next: string): boolean {
  const { kind } = position.phase;
  if (kind === 'opening') return true;
  if (kind !== 'turn') return false;
  return !parseMove(position, next).ok;
}

/** A play may have its dice before it, as in `31: 8/5 6/5`. */
function actText(state: State, text: string): Result<State, BackgammonTextRefusal> {
  const [, one, two, rest] = WITH_DICE.exec(text) ?? [];
  if (rest === undefined) return act(state, text);
  const dice = act(state, `roll ${one}${two}`);
  if (!dice.ok) return dice;
  const played = act(dice.value, rest);
  return played.ok ? played : err({ ...played.error, column: played.error.column + text.length - rest.length });
}

function act({ position }: State, text: string): Result<State, BackgammonTextRefusal> {
  const read = parseMove(position, text);
  if (!read.ok) return read;
  const played = play(position, read.value.move);
  return played.ok ? played : err({ ...played.error, column: 1 });
}

function invalid(refusal: TextRefusal): Result<never, BackgammonLineRefusal> {
  return err({ kind: 'invalid-position', ...refusal });
}
