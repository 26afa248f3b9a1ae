import { err, ok, type Result } from '../../../../kernel/result.ts';
import type { Mark } from '../../rules/types.ts';
import type { AppContext } from '../../../../application/context.ts';
import { invalidInput } from '../../../../application/errors.ts';
import type { GameInput } from '../../../../application/commands/game/shape.ts';
import { actInGo, marksUnderWay, type GoActDone, type GoActError } from './act.ts';
import { readPoints } from './read-points.ts';
import { message } from '../../../../application/texts/say.ts';

/** The points to be marked, by name, and the version of the marks that the caller has seen; null: whichever there is. */
export interface MarkPointsInput extends GameInput {
  readonly points: readonly string[];
  readonly version: number | null;
}

/**
 * Changes the marks while the score is agreed: chains dead or alive (a point takes its whole chain with it), empty points
 * neutral or open again. Whoever had accepted has to accept anew. Source: Go 3.
 */
export async function markPoints(
  context: AppContext,
  mutation: 'markDead' | 'markNeutral',
  mark: Mark,
  input: MarkPointsInput,
): Promise<Result<GoActDone, GoActError>> {
  const marked = { ...input, mark };
  return actInGo(context, {
    mutation,
    input: marked,
    move({ position, seat }) {
      const marks = marksUnderWay(position, input.version);
      if (!marks.ok) return marks;
      const points = readPoints(position, 'points', input.points);
      if (!points.ok) return points;
      if (points.value.length === 0) return err(invalidInput('points', message('games.GO.command.nameMark')));
      return ok({ kind: 'mark', seat, mark, points: points.value });
    },
  });
}
