import { wholeTournamentText } from '../../application/queries/record/game-text.ts';
import { builder } from '../builder.ts';
import { RecordFormatEnum } from '../game/vocabulary.ts';
import { TournamentInterface } from '../refs.ts';

/** A whole tournament is asked for once in an operation: 34 players have 1,122 games. */
const WHOLE_TOURNAMENT = 12_000;

builder.interfaceField(TournamentInterface, 'record', (t) =>
  t.string({
    description:
      'All its games as text to keep, in the order of the schedule; a game whose moves are not known here is its head alone. 34 players have 1,122 games, which are some 700 kB of transcripts or 9 MB of JSON: `/tournaments/<id>.txt` and `/tournaments/<id>.json` send the same piece by piece.',
    complexity: WHOLE_TOURNAMENT,
    args: {
      format: t.arg({ type: RecordFormatEnum, defaultValue: 'TRANSCRIPT', description: 'Which kind of text.' }),
    },
    resolve: (tournament, { format }, { app }) => wholeTournamentText(app, tournament, format ?? 'TRANSCRIPT'),
  }),
);
