import { LONGEST_RECORDS, importRecords } from '../../application/commands/record/import-records.ts';
import { ReadRecordType } from './read-record.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { theTournament } from '../tournament/the-tournament.ts';

command(importRecords, {
  name: 'importRecords',
  byToken: ['DIRECT'],
  description:
    'Imports the moves of games that were played elsewhere, one or many: each record is replayed and matched to its game by the names of the players; where the game is open, its result is recorded. Its director only.',
  input: given('Records of games that were played elsewhere; all are imported or none.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    text: t.string({
      required: true,
      description: `One or many transcripts in one text, at most ${LONGEST_RECORDS} characters; as Tournament.record gives them.`,
    }),
  })),
  success: {
    description: 'The records are imported.',
    fields: (t) => ({
      tournament: t.field(theTournament),
      records: t.field({
        type: [ReadRecordType],
        description: 'Every record of the text in its order.',
        resolve: ({ records }) => [...records],
      }),
    }),
  },
  payload: 'The records as they were read, or why none was imported.',
  refuses: { 'wrong-status': true, 'invalid-records': true },
});
