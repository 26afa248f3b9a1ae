import { createSeries, type CreateSeriesInput } from '../../../../application/commands/series/create-series.ts';
import type { SeriesDone } from '../../../../application/commands/series/shape.ts';
import type { AppContext } from '../../../../application/context.ts';
import type { CommonError } from '../../../../application/errors.ts';
import type { Result } from '../../../../kernel/result.ts';

/**
 * Makes a championship that the caller directs, with no tournament yet; its settings as `parseChampionshipSettings` takes
 * them. Directors and admins may. Source: Championship 1.
 */
export async function createChampionship(
  context: AppContext,
  input: CreateSeriesInput,
): Promise<Result<SeriesDone, CommonError>> {
  return createSeries(context, { mutation: 'createChampionship', kind: 'CHAMPIONSHIP' }, input);
}
