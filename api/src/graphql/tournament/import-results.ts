import { importResults } from '../../application/commands/report/import-results.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { pastedChoices } from '../pasted/choice.ts';
import { pastedLines } from '../pasted/line.ts';
import { theTournament } from './the-tournament.ts';

command(importResults, {
  name: 'importResults',
  byToken: ['REPORT', 'DIRECT'],
  description:
    'Records results of games that were played elsewhere from a text, each line by itself: one that cannot be taken leaves the others as they are. Its director and who helps him only.',
  input: given('Results, those of a pair a line.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament; it runs, and is played elsewhere.'),
    text: t.string({
      required: true,
      description:
        'A pair a line: `first`, `second`, `result`, `address`, `how`, separated by commas, semicolons or tabs. The first two are names, handles or ids on the server where it is played; the result has a sign for each open game of the two, seen from the first: `+` won, `-` lost, `=` drawn, `x` nobody gets the point, `.` not played yet; how it ended is played, resigned, time or forfeit. At most 600 lines.',
    }),
    choices: pastedChoices(t),
    address: t.string({
      description: 'Where games without an address of their own can be looked at, `https://…`; null: nowhere.',
    }),
  })),
  success: {
    description: 'The results of the lines that could be taken are recorded.',
    fields: (t) => ({ tournament: t.field(theTournament), lines: t.field(pastedLines) }),
  },
  payload: 'What the lines have come to, or why nothing was recorded.',
  refuses: { 'wrong-status': true, 'invalid-lines': true },
});
