import { ok, type Result } from '../../../../kernel/result.ts';
import type { AppContext } from '../../../../application/context.ts';
import type { GameInput } from '../../../../application/commands/game/shape.ts';
import { actInGo, marksUnderWay, type GoActDone, type GoActError } from './act.ts';

/** The game, and the version of the marks that the caller accepts. */
export interface AcceptScoreInput extends GameInput {
  readonly version: number;
}

/** Accepts the marks as they are; when both have accepted the same version the game is over. Source: Go 3. */
export async function acceptScore(
  context: AppContext,
  input: AcceptScoreInput,
): Promise<Result<GoActDone, GoActError>> {
  const { version } = input;
  return actInGo(context, {
    mutation: 'acceptScore',
    input,
    move({ position, seat }) {
      const marks = marksUnderWay(position, version);
      return marks.ok ? ok({ kind: 'accept', seat, version }) : marks;
    },
  });
}
