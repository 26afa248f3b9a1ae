import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Played } from '../../../rules/games/game.ts';
import { isSameBoard } from './board.ts';
import { afterGame, answered, boardOf, finished, resignationOf } from './match.ts';
import { legalPlays, playOf } from './plays.ts';
import { refuse } from './refusal.ts';
import { doubleProblem } from './turn.ts';
import type {
  BackgammonMove,
  BackgammonPosition,
  BackgammonRefusal,
  BackgammonTrace,
  Dice,
  FinishedGame,
  GameKind,
  Step,
} from './types.ts';
import { isHome, wonAgainst } from './worth.ts';

type Outcome = Result<Played<BackgammonPosition, BackgammonTrace>, BackgammonRefusal>;

/** What an act makes of a match; refused as `ACT_REFUSALS` names it, when nothing has changed. Source: Backgammon 3, 4. */
export function play(position: BackgammonPosition, move: BackgammonMove): Outcome {
  if (position.phase.kind === 'over') return err(refuse(position, 'match-over'));
  switch (move.kind) {
    case 'roll':
      return roll(position, move.dice);
    case 'double':
      return double(position);
    case 'take':
      return take(position);
    case 'drop':
      return drop(position);
    case 'play':
      return playSteps(position, move.steps);
    case 'resign':
      return resign(position, move.seat, move.as);
  }
}

function roll(position: BackgammonPosition, dice: Dice): Outcome {
  const { phase, turn } = position;
  if (!dice.every((die) => Number.isInteger(die) && die >= 1 && die <= 6)) return err(refuse(position, 'no-dice'));
  if (phase.kind === 'doubled') return err(refuse(position, 'double-pending'));
  if (phase.kind === 'play') return err(refuse(position, 'dice-rolled'));
  const rolls = position.rolls + 1;
  if (phase.kind === 'turn') return done({ ...position, turn, rolls, phase: { kind: 'play', dice } });
  const [white, black] = dice;
  if (white === black) return done({ ...position, rolls });
  return done({ ...position, turn: white > black ? 'first' : 'second', rolls, phase: { kind: 'play', dice } });
}

function double(position: BackgammonPosition): Outcome {
  const problem = doubleProblem(position);
  if (problem !== null) return err(refuse(position, problem));
  const { turn, cube, doublings } = position;
  const doubling = { by: turn, to: cube.value * 2, answer: null };
  return done({ ...position, doublings: [...doublings, doubling], phase: { kind: 'doubled' } });
}

function take(position: BackgammonPosition): Outcome {
  const { phase, turn, cube, doublings } = position;
  if (phase.kind !== 'doubled') return err(refuse(position, 'no-double'));
  return done({
    ...position,
    cube: { value: cube.value * 2, owner: otherSeat(turn) },
    doublings: answered(doublings, 'take'),
    phase: { kind: 'turn' },
  });
}

function drop(position: BackgammonPosition): Outcome {
  const { phase, turn, doublings } = position;
  if (phase.kind !== 'doubled') return err(refuse(position, 'no-double'));
  const dropped = { ...position, doublings: answered(doublings, 'drop') };
  return ended(dropped, finished(dropped, turn, 'drop', 'drop'));
}

function playSteps(position: BackgammonPosition, steps: readonly Step[]): Outcome {
  const { phase, turn } = position;
  if (phase.kind === 'doubled') return err(refuse(position, 'double-pending'));
  if (phase.kind !== 'play') return err(refuse(position, 'dice-awaited'));
  const board = boardOf(position);
  const wanted = playOf(board, steps).after;
  const legal = legalPlays(board, phase.dice).find(({ after }) => isSameBoard(after, wanted));
  if (legal === undefined) return err(refuse(position, 'illegal-play'));
  const other = otherSeat(turn);
  const { after } = legal;
  const men =
    turn === 'first' ? { first: after.mover, second: after.other } : { first: after.other, second: after.mover };
  if (isHome(after.mover)) {
    const last = { ...position, men };
    return ended(last, finished(last, turn, wonAgainst(after.other), 'play'), legal.steps);
  }
  return done({ ...position, men, turn: other, phase: { kind: 'turn' } }, legal.steps);
}

function resign(position: BackgammonPosition, seat: Seat, as: GameKind): Outcome {
  const worth = resignationOf(position, seat);
  if (worth === null) return err(refuse(position, 'double-pending'));
  if (worth === 'drop') return as === 'drop' ? drop(position) : err(refuse(position, 'other-value', worth));
  const isAgreed = position.config.resignations === 'AS_AGREED' && as !== 'drop';
  if (as !== worth && !isAgreed) return err(refuse(position, 'other-value', worth));
  return ended(position, finished(position, otherSeat(seat), as, 'resignation'));
}

function done(position: BackgammonPosition, steps: readonly Step[] = []): Outcome {
  return ok({ position, trace: { steps, finished: null } });
}

function ended(position: BackgammonPosition, game: FinishedGame, steps: readonly Step[] = []): Outcome {
  return ok({ position: afterGame(position, game), trace: { steps, finished: game } });
}
