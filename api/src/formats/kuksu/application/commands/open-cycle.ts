import { newId } from '../../../../kernel/entropy.ts';
import type { TournamentId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import { tournamentsOfSeries } from '../../../../store/reading/tournament.ts';
import { addTournament } from '../../../../application/address/tournament-slug.ts';
import { defineCommand } from '../../../../application/command.ts';
import { wrongStatus, type CommonError, type InvalidTimeControl } from '../../../../application/errors.ts';
import { changeTournament } from '../../../../application/running/tournament-change.ts';
import { directedSeries } from '../../../../application/commands/series/directed.ts';
import { joinSeries, type JoinSeriesError } from '../../../../application/commands/series/join-series.ts';
import { planTournament, type PlannedTournament } from '../../../../application/commands/series/planned-tournament.ts';
import type { SeriesInput, SeriesTournamentDone } from '../../../../application/commands/series/shape.ts';
import { message } from '../../../../application/texts/say.ts';

/** The title, and what its next cycle is to be. */
export interface OpenCycleInput extends SeriesInput, PlannedTournament {}

/** Every way in which the command says no. */
export type OpenCycleError = CommonError | InvalidTimeControl | JoinSeriesError;

/**
 * Makes the next cycle of a title as a draft, in the game and with the settings of the last one, which is over; its director
 * opens the sign-up. The first cycle is set up like any tournament. Source: Kuksu 12.
 */
export const openCycle = defineCommand<OpenCycleInput, SeriesTournamentDone, OpenCycleError>(
  'openCycle',
  async (command, input) => {
    const { tx, at, entropy } = command;
    const found = await directedSeries(command, input.seriesId, 'TITLE');
    if (!found.ok) return found;
    const series = found.value;
    const last = (await tournamentsOfSeries(tx, [series.id])).findLast(({ status }) => status !== 'CANCELLED');
    if (last === undefined) {
      return err(wrongStatus('ANNOUNCED', message('series.TITLE.refused.firstCycle')));
    }
    const planned = planTournament(command, { series, last }, input, {
      usualName: `${series.name}, cycle ${(last.seriesNumber ?? 0) + 1}`,
      format: last.format,
      settings: last.settings,
      players: last.maxPlayers,
    });
    if (!planned.ok) return planned;
    const tournamentId = newId<TournamentId>(entropy);
    await addTournament(tx, { ...planned.value, id: tournamentId, createdAt: at });
    changeTournament(command, tournamentId, 'CREATED', []);
    const draft = { ...planned.value, id: tournamentId, status: 'DRAFT', seriesId: null } as const;
    const joined = await joinSeries(command, draft, { seriesId: series.id, number: null });
    return joined.ok ? ok({ seriesId: series.id, tournamentId }) : joined;
  },
);
