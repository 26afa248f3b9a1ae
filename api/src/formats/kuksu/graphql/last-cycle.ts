import { importLastCycle, type ImportLastCycleDone } from '../application/commands/import-last-cycle.ts';
import type { LastCycleDone, LastCycleMatch } from '../application/commands/shape.ts';
import { takeLastCycle } from '../application/commands/take-last-cycle.ts';
import { changedTournament, entryOf } from '../../../application/queries/find.ts';
import type { TournamentId } from '../../../kernel/ids.ts';
import { builder } from '../../../graphql/builder.ts';
import { PreviousCycleType } from './previous-cycle.ts';
import { EntryType, TournamentInterface } from '../../../graphql/refs.ts';
import { command, given } from '../../../graphql/command.ts';
import { pastedChoices } from '../../../graphql/pasted/choice.ts';
import { pastedLines } from '../../../graphql/pasted/line.ts';
import { commandSuccess } from '../../../graphql/command-success.ts';
import { ids, idKind } from '../../../graphql/id-input.ts';

const LastCycleMatchType = builder.objectRef<LastCycleMatch>('LastCycleMatch').implement({
  description: 'A player of the new cycle who was in the last one.',
  fields: (t) => ({
    entry: t.field({
      type: EntryType,
      description: 'His entry; in a dry run unchanged.',
      resolve: ({ entryId }, _args, { app }) => entryOf(app, entryId),
    }),
    previous: t.expose('previous', { type: PreviousCycleType, description: 'What he brings.' }),
  }),
});

type Types = typeof builder.$inferSchemaTypes;

const kuksuTournament = idKind<TournamentId>(['KuksuTournament']);

const takenOver = <Done extends LastCycleDone>(t: PothosSchemaTypes.ObjectFieldBuilder<Types, Done>) => ({
  tournament: t.field({
    type: TournamentInterface,
    description: 'The new cycle; in a dry run unchanged.',
    resolve: (done, _args, { app }) => changedTournament(app, done),
  }),
  matched: t.field({
    type: [LastCycleMatchType],
    description: 'Who was in the last cycle, in the order of the entries.',
    resolve: ({ matched }) => [...matched],
  }),
  unmatched: t.stringList({
    description: 'Who of the last cycle has not signed up.',
    resolve: ({ unmatched }) => [...unmatched],
  }),
  newcomers: t.field({
    type: [EntryType],
    description: 'Who was not in the last cycle.',
    resolve: ({ newcomers }, _args, { app }) => Promise.all(newcomers.map((id) => entryOf(app, id))),
  }),
});

const DESCRIPTION = 'What the new cycle has taken over; in a dry run what it would.';

const TakeLastCycleSuccess = commandSuccess<LastCycleDone>('LastCycleSuccess', {
  description: DESCRIPTION,
  fields: takenOver,
});

const ImportLastCycleSuccess = commandSuccess<ImportLastCycleDone>('ImportLastCycleSuccess', {
  description: DESCRIPTION,
  fields: (t) => ({ ...takenOver(t), lines: t.field(pastedLines) }),
});

command(importLastCycle, {
  name: 'importLastCycle',
  byToken: ['DIRECT'],
  description:
    'Takes over a last cycle of leagues from a text, matched by name, in place of what was taken over before. Its director only.',
  input: given('A last cycle that was played elsewhere.', (t) => ({
    tournamentId: ids.tournament.one(t, 'The new cycle; sign-up is open or closed, and it has not begun.'),
    text: t.string({
      required: true,
      description:
        'Comma-separated: a heading with `name`, `league`, `tier`, `rank`, `disqualified`, `title` in any order, then a player a line, such as `Leira,B1,,3,no,`. `league` or `tier` says where he played, `rank` his place there; `disqualified` is yes or no, `title` holder, loser or empty. A column that nobody needs may be left out, and so may the place of whoever holds the title. At most 3,000 lines.',
    }),
    choices: pastedChoices(t),
  })),
  success: ImportLastCycleSuccess,
  payload: 'What was taken over, or why nothing was.',
  refuses: { 'wrong-status': true, 'invalid-lines': true },
});

command(takeLastCycle, {
  name: 'takeLastCycle',
  byToken: ['DIRECT'],
  description:
    'Takes over a last cycle of leagues that was played here, matched by player, in place of what was taken over before. Its director only.',
  input: given('A last cycle that was played here.', (t) => ({
    tournamentId: ids.tournament.one(t, 'The new cycle; sign-up is open or closed, and it has not begun.'),
    lastId: kuksuTournament.one(t, 'The last one, which is over.'),
  })),
  success: TakeLastCycleSuccess,
  payload: 'What was taken over, or why nothing was.',
  refuses: { 'wrong-status': true },
});
