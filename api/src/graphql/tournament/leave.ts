import { leaveTournament } from '../../application/commands/tournament/leave.ts';
import { withdraw, type LostGame, type WithdrawDone } from '../../application/commands/tournament/withdraw.ts';
import { changedTournament, entryOf, gameOf } from '../../application/queries/find.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { WrongStatusType, memberName } from '../errors.ts';
import { idNamed } from '../global-id.ts';
import { EntryType, GameInterface, TournamentInterface } from '../refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from './inputs.ts';
import { COMMON_ERRORS, TournamentSuccessType } from './results.ts';

const LeaveTournamentInput = builder.inputType('LeaveTournamentInput', {
  description: 'Who takes his entry back.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    playerId: t.id({ description: 'As its director: anybody; null: yourself.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const WithdrawInput = builder.inputType('WithdrawInput', {
  description: 'Who leaves a running tournament.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    playerId: t.id({ description: 'As its director: anybody; null: yourself.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const LostGameType = builder.objectRef<LostGame>('LostGame').implement({
  description: 'A game that a withdrawal loses.',
  fields: (t) => ({
    game: t.field({
      type: GameInterface,
      description: 'The game; in a dry run as it stands.',
      resolve: ({ gameId }, _args, { app }) => gameOf(app, gameId),
    }),
    opponent: t.field({
      type: EntryType,
      description: 'Who wins it.',
      resolve: ({ opponent }, _args, { app }) => entryOf(app, opponent),
    }),
  }),
});

const WithdrawSuccess = builder.objectRef<WithdrawDone>('WithdrawSuccess').implement({
  description: 'The player has withdrawn.',
  fields: (t) => ({
    entry: t.field({
      type: EntryType,
      description: 'His entry.',
      resolve: ({ entryId }, _args, { app }) => entryOf(app, entryId),
    }),
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    gamesLost: t.field({
      type: [LostGameType],
      description: 'Every game that is lost by it, in the order of the schedule.',
      resolve: ({ gamesLost }) => [...gamesLost],
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const LeaveTournamentResult = builder.unionType('LeaveTournamentResult', {
  description: 'The tournament, or why the entry stands.',
  types: [TournamentSuccessType, ...COMMON_ERRORS, WrongStatusType],
  resolveType: (value) => memberName(value, 'TournamentSuccess'),
});

const WithdrawResult = builder.unionType('WithdrawResult', {
  description: 'The withdrawn entry, or why it was refused.',
  types: [WithdrawSuccess, ...COMMON_ERRORS, WrongStatusType],
  resolveType: (value) => memberName(value, 'WithdrawSuccess'),
});

builder.mutationFields((t) => ({
  leaveTournament: t.field({
    type: LeaveTournamentResult,
    description: 'Takes your entry back, or as the director anybody’s, while registration is open.',
    args: { input: t.arg({ type: LeaveTournamentInput, required: true, description: 'Who leaves what.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, leaveTournament(context.app, { ...tournamentCommand(input), playerId: playerOf(input) })),
  }),
  withdraw: t.field({
    type: WithdrawResult,
    description:
      'Withdraws you, or as the director anybody, from a running tournament: finished games stand, unfinished ones are lost.',
    args: { input: t.arg({ type: WithdrawInput, required: true, description: 'Who leaves what.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, withdraw(context.app, { ...tournamentCommand(input), playerId: playerOf(input) })),
  }),
}));

function playerOf({ playerId }: { readonly playerId?: string | null | undefined }): PlayerId | null {
  return playerId == null ? null : idNamed<PlayerId>(playerId, ['Player']);
}
