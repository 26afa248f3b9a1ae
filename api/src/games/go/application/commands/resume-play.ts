import { ok, type Result } from '../../../../kernel/result.ts';
import type { AppContext } from '../../../../application/context.ts';
import type { GameInput } from '../../../../application/commands/game/shape.ts';
import { actInGo, marksUnderWay, type GoActDone, type GoActError } from './act.ts';

/** Takes the play up again, the opponent of the caller to move first; the marks are thrown away. Source: Go 3. */
export async function resumePlay(context: AppContext, input: GameInput): Promise<Result<GoActDone, GoActError>> {
  return actInGo(context, {
    mutation: 'resumePlay',
    input,
    move({ position, seat }) {
      const marks = marksUnderWay(position, null);
      return marks.ok ? ok({ kind: 'resume', seat }) : marks;
    },
  });
}
