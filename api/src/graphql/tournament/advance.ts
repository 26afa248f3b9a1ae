import { advanceTournament, type BroughtGame } from '../../application/commands/tournament/advance.ts';
import { shownAdvances } from '../../application/queries/advances.ts';
import { entryOf, stageOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { EntryType, StageType } from '../refs.ts';
import { AdvanceType } from '../stage/advance.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { ArrangementInput, PublishedArrangementType, takenArrangement } from '../stage/arrangement.ts';
import { theTournament } from './the-tournament.ts';

const BroughtGameType = builder.objectRef<BroughtGame>('BroughtGame').implement({
  description: 'A game that an approval brings, or in a dry run would bring.',
  fields: (t) => ({
    stage: t.exposeString('stage', { description: 'The name of its stage.' }),
    group: t.exposeString('group', { description: 'The name of its group.' }),
    number: t.exposeInt('number', { description: 'Its number in the pairing, from 1.' }),
    first: t.field({
      type: EntryType,
      description: 'Who moves first.',
      resolve: ({ first }, _args, { app }) => entryOf(app, first),
    }),
    second: t.field({
      type: EntryType,
      description: 'Who moves second.',
      resolve: ({ second }, _args, { app }) => entryOf(app, second),
    }),
  }),
});

command(advanceTournament, {
  name: 'advanceTournament',
  byToken: ['DIRECT'],
  description:
    'Approves the end of a stage: its tables stand, who has qualified goes on, and the next games begin. With `dryRun` it tells who and which. Its director only.',
  input: given('The stage whose end is approved.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    stageId: ids.stage.one(t, 'Which of its stages; it has to be AWAITING_APPROVAL.'),
    arrangement: t.field({ type: ArrangementInput, description: 'What follows as you want it; null: as it is drawn.' }),
  })),
  success: {
    description: 'The end of the stage stands, and what follows it is arranged.',
    fields: (t) => ({
      tournament: t.field(theTournament),
      stage: t.field({
        type: StageType,
        description: 'The stage; in a dry run unchanged.',
        resolve: (done, _args, { app }) => stageOf(app, done),
      }),
      advances: t.field({
        type: [AdvanceType],
        description: 'Everybody in the stage in order of group and rank, and whether he goes on.',
        resolve: async (done, _args, { app }) => [...(await shownAdvances(app, done, done.advances))],
      }),
      games: t.field({
        type: [BroughtGameType],
        description: 'The games that begin by it, in the order of the schedule.',
        resolve: ({ games }) => [...games],
      }),
      arrangement: t.expose('published', {
        type: PublishedArrangementType,
        nullable: true,
        description: 'Who plays where in what follows; null: nothing that can be arranged.',
      }),
    }),
  },
  payload: 'Who goes on, or why the stage was not approved.',
  rules: true,
  refuses: { 'wrong-status': true },
  take: ({ arrangement, ...input }) => ({ ...input, arrangement: takenArrangement(arrangement) }),
});
