import { err, ok, type Result } from '../../../../kernel/result.ts';
import { timesCome } from '../../rules/position-key.ts';
import type { GoPosition } from '../../rules/types.ts';
import type { AppContext } from '../../../../application/context.ts';
import { wrongPhase, type WrongPhase } from '../../../../application/errors.ts';
import { goPhaseOf } from '../game.ts';
import type { GameInput } from '../../../../application/commands/game/shape.ts';
import { actInGo, type GoActDone, type GoActError } from './act.ts';
import { message } from '../../../../application/texts/say.ts';

/**
 * Gives the game to its director: the players do not agree on the marks, or the board keeps coming back.
 * Source: Go 3, 6.
 */
export async function disputeScore(context: AppContext, input: GameInput): Promise<Result<GoActDone, GoActError>> {
  return actInGo(context, {
    mutation: 'disputeScore',
    input,
    move({ position, seat }) {
      const may = position.phase.kind === 'scoring' ? ok(position) : repeated(position);
      return may.ok ? ok({ kind: 'dispute', seat }) : may;
    },
  });
}

/** Offers to end the game without a result after a repetition, or accepts the opponent's offer. Source: Go 6. */
export async function offerNoResult(context: AppContext, input: GameInput): Promise<Result<GoActDone, GoActError>> {
  return actInGo(context, {
    mutation: 'offerNoResult',
    input,
    move({ position, seat }) {
      const may = repeated(position);
      return may.ok ? ok({ kind: 'no-result', seat }) : may;
    },
  });
}

function repeated(position: GoPosition): Result<GoPosition, WrongPhase> {
  if (position.phase.kind !== 'play') {
    return err(wrongPhase(goPhaseOf(position), message('games.GO.command.notInPlay')));
  }
  if (position.phase.offer !== null || timesCome(position.seen) >= 2) return ok(position);
  return err(wrongPhase('PLAY', message('games.GO.command.noRepetition')));
}
