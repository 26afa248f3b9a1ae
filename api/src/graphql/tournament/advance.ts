import {
  advanceTournament,
  type AdvanceTournamentDone,
  type BroughtGame,
} from '../../application/commands/tournament/advance.ts';
import { shownAdvances } from '../../application/queries/advances.ts';
import { changedTournament, entryOf, stageOf } from '../../application/queries/find.ts';
import type { StageId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { WrongStatusType, memberName } from '../errors.ts';
import { idNamed } from '../global-id.ts';
import { EntryType, StageType, TournamentInterface } from '../refs.ts';
import { AdvanceType } from '../stage/advance.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from './inputs.ts';
import { COMMON_ERRORS } from './results.ts';

const AdvanceTournamentInput = builder.inputType('AdvanceTournamentInput', {
  description: 'The stage whose end is approved.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    stageId: t.id({ required: true, description: 'Which of its stages; it has to be AWAITING_APPROVAL.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

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

const AdvanceTournamentSuccess = builder.objectRef<AdvanceTournamentDone>('AdvanceTournamentSuccess').implement({
  description: 'The end of the stage stands, and what follows it is arranged.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
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
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const AdvanceTournamentResult = builder.unionType('AdvanceTournamentResult', {
  description: 'Who goes on, or why the stage was not approved.',
  types: [AdvanceTournamentSuccess, ...COMMON_ERRORS, WrongStatusType],
  resolveType: (value) => memberName(value, 'AdvanceTournamentSuccess'),
});

builder.mutationField('advanceTournament', (t) =>
  t.field({
    type: AdvanceTournamentResult,
    description:
      'Approves the end of a stage: its tables stand, who has qualified goes on, and the next games begin. With `dryRun` it tells who and which. Its director only.',
    args: { input: t.arg({ type: AdvanceTournamentInput, required: true, description: 'Which stage.' }) },
    resolve: (_root, { input }, context) => {
      const stageId = idNamed<StageId>(input.stageId, ['Stage']);
      return answer(context, advanceTournament(context.app, { ...tournamentCommand(input), stageId }));
    },
  }),
);
