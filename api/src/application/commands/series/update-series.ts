import { ok } from '../../../kernel/result.ts';
import { updateSeries as storeSeries } from '../../../store/writing/series.ts';
import { defineCommand } from '../../command.ts';
import type { CommonError } from '../../errors.ts';
import { seriesTopic } from '../../events.ts';
import { readDescription, readName } from '../tournament/readable.ts';
import { directedSeries } from './directed.ts';
import type { SeriesDone, SeriesInput } from './shape.ts';

/** What is to be changed of a series; what is left out stays. */
export interface UpdateSeriesInput extends SeriesInput {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
}

/**
 * Gives a series another name, or says something else of it, at any time; the caller directs it. Its tournaments keep their names.
 * What stays as it is causes nothing.
 */
export const updateSeries = defineCommand<UpdateSeriesInput, SeriesDone, CommonError>(
  'updateSeries',
  async (command, { seriesId, ...input }) => {
    const series = await directedSeries(command, seriesId);
    if (!series.ok) return series;
    const { name: before, description: saidBefore } = series.value;
    const name = input.name === undefined ? ok(before) : readName(input.name);
    if (!name.ok) return name;
    const description = input.description === undefined ? ok(saidBefore) : readDescription(input.description);
    if (!description.ok) return description;
    if (name.value === before && description.value === saidBefore) return ok({ seriesId });
    await storeSeries(command.tx, seriesId, { name: name.value, description: description.value });
    const payload = { seriesId, before, name: name.value };
    command.emit({ topic: seriesTopic(seriesId), kind: 'SeriesUpdated', payload });
    return ok({ seriesId });
  },
);
