import { err, ok, type Result } from '../../../../kernel/result.ts';
import { readPoint } from '../../rules/point-text.ts';
import type { GoPosition, Point } from '../../rules/types.ts';
import { invalidInput, type InvalidInput } from '../../../../application/errors.ts';
import { message } from '../../../../application/texts/say.ts';

/** Points of a board by their names, each once, in rising order; `field` is where they were given. */
export function readPoints(
  { settings }: GoPosition,
  field: string,
  names: readonly string[],
): Result<readonly Point[], InvalidInput> {
  const points = new Set<Point>();
  for (const name of names) {
    const point = readPoint(settings.size, name);
    if (typeof point !== 'number')
      return err(
        invalidInput(field, message('games.GO.command.point', { name: name.slice(0, 8), why: point.message })),
      );
    points.add(point);
  }
  return ok([...points].sort((one, other) => one - other));
}
