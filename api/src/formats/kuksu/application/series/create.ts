import { createSeries, type CreateSeriesInput } from '../../../../application/commands/series/create-series.ts';
import type { SeriesDone } from '../../../../application/commands/series/shape.ts';
import type { AppContext } from '../../../../application/context.ts';
import type { CommonError } from '../../../../application/errors.ts';
import type { Result } from '../../../../kernel/result.ts';

/** Makes a title that the caller directs, with no cycle yet. Directors and admins may. Source: Kuksu 12. */
export async function createTitle(
  context: AppContext,
  input: Omit<CreateSeriesInput, 'settings'>,
): Promise<Result<SeriesDone, CommonError>> {
  return createSeries(context, { mutation: 'createTitle', kind: 'TITLE' }, { ...input, settings: {} });
}
