import { setCategory, type SetCategoryDone } from '../../application/commands/tournament/set-category.ts';
import { changedTournament, entryOf } from '../../application/queries/find.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { WrongStatusType, memberName } from '../errors.ts';
import { idNamed } from '../global-id.ts';
import { EntryType, TournamentInterface } from '../refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from './inputs.ts';
import { COMMON_ERRORS } from './results.ts';

const SetCategoryInput = builder.inputType('SetCategoryInput', {
  description: 'A player’s category in a tournament.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    playerId: t.id({ required: true, description: 'Whose category.' }),
    category: t.int({ required: true, description: '1, 2 or 3; category 1 stands first in the player list.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const SetCategorySuccess = builder.objectRef<SetCategoryDone>('SetCategorySuccess').implement({
  description: 'The category is set.',
  fields: (t) => ({
    entry: t.field({
      type: EntryType,
      description: 'The player’s entry; in a dry run unchanged.',
      resolve: ({ entryId }, _args, { app }) => entryOf(app, entryId),
    }),
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const SetCategoryResult = builder.unionType('SetCategoryResult', {
  description: 'The entry, or why its category stays.',
  types: [SetCategorySuccess, ...COMMON_ERRORS, WrongStatusType],
  resolveType: (value) => memberName(value, 'SetCategorySuccess'),
});

builder.mutationField('setCategory', (t) =>
  t.field({
    type: SetCategoryResult,
    description: 'Puts a player into a category for this tournament, while registration is open. Its director only.',
    args: { input: t.arg({ type: SetCategoryInput, required: true, description: 'Whose category, and which.' }) },
    resolve: (_root, { input }, context) => {
      const playerId = idNamed<PlayerId>(input.playerId, ['Player']);
      return answer(
        context,
        setCategory(context.app, { ...tournamentCommand(input), playerId, category: input.category }),
      );
    },
  }),
);
