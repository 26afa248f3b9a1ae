import { disqualify, type DisqualifyDone } from '../../application/commands/tournament/disqualify.ts';
import { disqualificationsHere } from '../../application/registered.ts';
import { changedTournament, entryOf } from '../../application/queries/find.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { WrongStatusType, memberName } from '../errors.ts';
import { playerNamed } from '../global-id.ts';
import { EntryType, TournamentInterface } from '../refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from './inputs.ts';
import { COMMON_ERRORS } from './results.ts';

/** What it takes from him, by the systems that know it. */
const MEANINGS = [...disqualificationsHere].map(([key, meaning]) => `${key}: ${meaning}`).join(' ');

const DisqualifyInput = builder.inputType('DisqualifyInput', {
  description: 'Who is disqualified, or no longer, and why.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament; it has begun.' }),
    playerId: t.id({ required: true, description: 'Who.' }),
    disqualified: t.boolean({
      required: true,
      defaultValue: true,
      description: 'False: the word of its director is taken back.',
    }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const DisqualifySuccess = builder.objectRef<DisqualifyDone>('DisqualifySuccess').implement({
  description: 'The ruling is made.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    entry: t.field({
      type: EntryType,
      description: 'His entry; in a dry run unchanged.',
      resolve: ({ entryId }, _args, { app }) => entryOf(app, entryId),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const DisqualifyResult = builder.unionType('DisqualifyResult', {
  description: 'Whose entry it is, or why nothing was ruled.',
  types: [DisqualifySuccess, ...COMMON_ERRORS, WrongStatusType],
  resolveType: (value) => memberName(value, 'DisqualifySuccess'),
});

builder.mutationField('disqualify', (t) =>
  t.field({
    type: DisqualifyResult,
    description: `Disqualifies a player by a ruling, or takes that back, where the system of play knows it. ${MEANINGS} Its director only.`,
    args: { input: t.arg({ type: DisqualifyInput, required: true, description: 'Who, and why.' }) },
    resolve: (_root, { input }, context) => {
      const { disqualified, reason } = input;
      const command = { ...tournamentCommand(input), playerId: playerNamed(input.playerId), disqualified, reason };
      return answer(context, disqualify(context.app, command));
    },
  }),
);
