import { enterPlayers } from '../../application/commands/tournament/enter-players.ts';
import { enterTournament, type EnterTournamentDone } from '../../application/commands/tournament/enter.ts';
import { changedTournament, entryOf } from '../../application/queries/find.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { AlreadyEnteredType, TournamentFullType, WrongStatusType, memberName } from '../errors.ts';
import { idNamed } from '../global-id.ts';
import { EntryType, TournamentInterface } from '../refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from './inputs.ts';
import { NewPlayerInput } from './new-player.ts';
import { COMMON_ERRORS } from './results.ts';

const EnterTournamentInput = builder.inputType('EnterTournamentInput', {
  description: 'Who enters what.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    playerId: t.id({ description: 'As its director: anybody; null: yourself.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const EnterPlayersInput = builder.inputType('EnterPlayersInput', {
  description: 'Many players at once; all are entered or none.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    playerIds: t.idList({ required: true, defaultValue: [], description: 'Players who are known here.' }),
    newPlayers: t.field({
      type: [NewPlayerInput],
      required: true,
      defaultValue: [],
      description: 'Players who are made on the way, without accounts.',
    }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const EnterTournamentSuccess = builder.objectRef<EnterTournamentDone>('EnterTournamentSuccess').implement({
  description: 'The players are in.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    entries: t.field({
      type: [EntryType],
      description: 'The new entries in the order given; empty in a dry run.',
      resolve: ({ entryIds }, _args, { app }) => Promise.all(entryIds.map((id) => entryOf(app, id))),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const EnterTournamentResult = builder.unionType('EnterTournamentResult', {
  description: 'The new entries, or why they were refused.',
  types: [EnterTournamentSuccess, ...COMMON_ERRORS, WrongStatusType, TournamentFullType, AlreadyEnteredType],
  resolveType: (value) => memberName(value, 'EnterTournamentSuccess'),
});

builder.mutationFields((t) => ({
  enterTournament: t.field({
    type: EnterTournamentResult,
    description: 'Enters yourself, or as the director anybody, while registration is open.',
    args: { input: t.arg({ type: EnterTournamentInput, required: true, description: 'Who enters what.' }) },
    resolve: (_root, { input }, context) => {
      const playerId = input.playerId == null ? null : playerNamed(input.playerId);
      return answer(context, enterTournament(context.app, { ...tournamentCommand(input), playerId }));
    },
  }),
  enterPlayers: t.field({
    type: EnterTournamentResult,
    description: 'Enters many players at once, known or new. Its director only.',
    args: { input: t.arg({ type: EnterPlayersInput, required: true, description: 'Who enters what.' }) },
    resolve: (_root, { input }, context) => {
      const playerIds = input.playerIds.map(playerNamed);
      const newPlayers = input.newPlayers.map((player) => ({ ...player, country: player.country ?? null }));
      return answer(context, enterPlayers(context.app, { ...tournamentCommand(input), playerIds, newPlayers }));
    },
  }),
}));

function playerNamed(text: string): PlayerId {
  return idNamed<PlayerId>(text, ['Player']);
}
