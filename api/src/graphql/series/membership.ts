import { addTournament } from '../../application/commands/series/add-tournament.ts';
import { removeTournament } from '../../application/commands/series/remove-tournament.ts';
import { seriesLeavingHere, seriesNumbersHere } from '../../application/registered.ts';
import { SeriesSuccessType } from './results.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';

command(addTournament, {
  name: 'addTournament',
  byToken: ['DIRECT'],
  description: 'Makes a tournament part of a series. Who directs both.',
  input: given('A tournament that becomes part of a series.', (t) => ({
    seriesId: ids.series.one(t, 'Which series.'),
    tournamentId: ids.tournament.one(
      t,
      'Which tournament: of the system of play that the kind of series has, and in no series yet.',
    ),
    number: t.int({
      description: `Its number there; null: the one that it has by itself. ${seriesNumbersHere}`,
    }),
  })),
  success: SeriesSuccessType,
  payload: 'The series, or why the tournament was refused.',
  refuses: { 'wrong-status': true, 'already-in-series': true, 'series-full': true },
});

command(removeTournament, {
  name: 'removeTournament',
  byToken: ['DIRECT'],
  description: `Takes a tournament out of a series; it goes on as it is. ${seriesLeavingHere} Who directs the series.`,
  input: given('A tournament that leaves its series.', (t) => ({
    seriesId: ids.series.one(t, 'Which series.'),
    tournamentId: ids.tournament.one(t, 'Which of its tournaments; one that may leave it.'),
  })),
  success: SeriesSuccessType,
  payload: 'The series, or why the tournament stays in it.',
  refuses: { 'wrong-status': true, 'already-opened': true },
});
