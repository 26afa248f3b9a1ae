import { err, ok } from '../../../../kernel/result.ts';
import { MABINGWA_PLAYERS } from '../../rules/championship/mabingwa-field.ts';
import { defineCommand } from '../../../../application/command.ts';
import {
  wrongStatus,
  type AlreadyOpened,
  type CommonError,
  type CutTied,
  type InvalidTimeControl,
  type TooFewQualified,
  type WrongStatus,
} from '../../../../application/errors.ts';
import { inboxTopic, seriesTopic } from '../../../../application/events.ts';
import type { Championship } from './championship.ts';
import { makeClosedTournament } from '../../../../application/running/series/closed-tournament.ts';
import { loadChampionship } from './load-championship.ts';
import { directedChampionship } from './directed.ts';
import { planTournament, type PlannedTournament } from '../../../../application/commands/series/planned-tournament.ts';
import { lastOf } from './last-tournament.ts';
import type { SeriesInput, SeriesTournamentDone } from '../../../../application/commands/series/shape.ts';
import { message } from '../../../../application/texts/say.ts';

/** The championship, and what its Mabingwa is to be. */
export interface OpenMabingwaInput extends SeriesInput, PlannedTournament {}

/** Every way in which the command says no. */
export type OpenMabingwaError =
  | CommonError
  | InvalidTimeControl
  | WrongStatus
  | AlreadyOpened
  | CutTied
  | TooFewQualified;

/**
 * Opens the Mabingwa when the four tournaments are finished: a KIBA tournament in one group, its six players entered by the
 * standings and its registration closed; the director starts it, or its instant does. Source: Championship 2.4.
 */
export const openMabingwa = defineCommand<OpenMabingwaInput, SeriesTournamentDone, OpenMabingwaError>(
  'openMabingwa',
  async (command, input) => {
    const { tx, emit } = command;
    const found = await directedChampionship(command, input.seriesId);
    if (!found.ok) return found;
    const championship = await loadChampionship(tx, found.value);
    const six = whoPlays(championship);
    if (!six.ok) return six;
    const seriesId = found.value.id;
    const planned = planTournament(command, lastOf(championship), input, {
      usualName: `${found.value.name}: Mabingwa`,
      format: 'KIBA',
      settings: { ...lastSettings(championship), groups: 1 },
      players: MABINGWA_PLAYERS,
    });
    if (!planned.ok) return planned;
    const place = { seriesId, role: 'MABINGWA', number: null } as const;
    const entrants = six.value.map((playerId) => ({ playerId, team: null }));
    const tournamentId = await makeClosedTournament(command, planned.value, { place, entrants });
    emit({ topic: seriesTopic(seriesId), kind: 'MabingwaOpened', payload: { seriesId, tournamentId } });
    for (const player of six.value) {
      const payload = { seriesId, tournamentId, change: 'QUALIFIED' } as const;
      emit({ topic: inboxTopic(player), kind: 'MySeriesPlace', payload });
    }
    return ok({ seriesId, tournamentId });
  },
);

function whoPlays({ mabingwa, table, state }: Championship) {
  if (mabingwa !== null) {
    const { id: tournamentId } = mabingwa.tournament;
    return err({
      kind: 'already-opened' as const,
      message: message('series.CHAMPIONSHIP.refused.mabingwaOpen'),
      tournamentId,
    });
  }
  if (state !== 'COMPLETE') return err(wrongStatus(state, message('series.CHAMPIONSHIP.refused.mabingwaLater')));
  if (table.tied.length > 0) {
    const why = message('series.CHAMPIONSHIP.refused.mabingwaTied');
    return err({ kind: 'cut-tied' as const, message: why, players: table.tied, countries: [] });
  }
  const qualified = table.mabingwa.length;
  if (qualified === MABINGWA_PLAYERS) return ok(table.mabingwa);
  const why = message('series.CHAMPIONSHIP.refused.mabingwaFew', { players: MABINGWA_PLAYERS, qualified });
  return err({ kind: 'too-few-qualified' as const, message: why, needed: MABINGWA_PLAYERS, qualified });
}

/** What was agreed for the last tournament holds for the Mabingwa, but that it has one group. */
function lastSettings({ legs }: Championship): object {
  const settings = legs.at(-1)?.part?.tournament.settings;
  return typeof settings === 'object' && settings !== null ? settings : {};
}
