import { newId } from '../../../kernel/entropy.ts';
import type { SeriesId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { SERIES, type SeriesKind } from '#formats/rules';
import { insertSeries } from '../../../store/writing/series.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { forbidden, invalidInput, type CommonError } from '../../errors.ts';
import { seriesTopic, type CommandOptions } from '../../events.ts';
import { actingPlayer, mayCreateTournaments } from '../../rights.ts';
import { readDescription, readName } from '../tournament/readable.ts';
import type { SeriesDone } from './shape.ts';
import { message } from '../../texts/say.ts';

/** What a new series is to be. */
export interface CreateSeriesInput extends CommandOptions {
  readonly name: string;
  readonly description: string | null;
  /** As `parseSettings` of the kind takes them. */
  readonly settings: unknown;
}

/** Makes a series of this kind that the caller directs, with no tournament yet. Directors and admins may. */
export async function createSeries(
  context: AppContext,
  { mutation, kind }: { readonly mutation: string; readonly kind: SeriesKind },
  input: CreateSeriesInput,
): Promise<Result<SeriesDone, CommonError>> {
  return runCommand(context, { mutation, input }, (command) => create(command, kind, input));
}

async function create(
  { tx, at, actor, entropy, emit }: Command,
  kind: SeriesKind,
  input: CreateSeriesInput,
): Promise<Result<Pick<SeriesDone, 'seriesId'>, CommonError>> {
  const directorId = actingPlayer(actor);
  if (!mayCreateTournaments(actor) || directorId === null) {
    return err(forbidden(message('refused.series.onlyDirectorsCreate')));
  }
  const name = readName(input.name);
  if (!name.ok) return name;
  const description = readDescription(input.description);
  if (!description.ok) return description;
  const settings = SERIES[kind].parseSettings(input.settings);
  if (!settings.ok) return err(invalidInput('settings', settings.error));
  const id = newId<SeriesId>(entropy);
  await insertSeries(tx, {
    id,
    name: name.value,
    description: description.value,
    kind,
    settings: settings.value,
    directorId,
    createdAt: at,
  });
  emit({ topic: seriesTopic(id), kind: 'SeriesCreated', payload: { seriesId: id } });
  return ok({ seriesId: id });
}
