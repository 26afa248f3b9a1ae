import { importRating, type ImportRatingDone } from '../../application/commands/player/import-rating.ts';
import { playerOf } from '../../application/queries/find.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { memberName } from '../errors.ts';
import { idNamed } from '../global-id.ts';
import { PlayerType } from '../refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from '../tournament/inputs.ts';
import { COMMON_ERRORS } from '../tournament/results.ts';
import { GameKeyEnum } from './vocabulary.ts';

const ImportRatingInput = builder.inputType('ImportRatingInput', {
  description: 'A rating that a player has from elsewhere.',
  fields: (t) => ({
    playerId: t.id({ required: true, description: 'Whose rating.' }),
    game: t.field({ type: GameKeyEnum, required: true, description: 'In which game.' }),
    elo: t.int({ required: true, description: 'Elo from now on, 0 to 4000.' }),
    matches: t.int({
      required: true,
      description: 'Games played elsewhere, in place of the number imported before; those played here count on top.',
    }),
    source: t.string({ required: true, description: 'From which record that is known; everybody can read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const ImportRatingSuccess = builder.objectRef<ImportRatingDone>('ImportRatingSuccess').implement({
  description: 'The rating was imported.',
  fields: (t) => ({
    player: t.field({
      type: PlayerType,
      description: 'Whose rating; in a dry run unchanged.',
      resolve: ({ playerId }, _args, { app }) => playerOf(app, playerId),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const ImportRatingResult = builder.unionType('ImportRatingResult', {
  description: 'The player, or why the import was refused.',
  types: [ImportRatingSuccess, ...COMMON_ERRORS],
  resolveType: (value) => memberName(value, 'ImportRatingSuccess'),
});

builder.mutationField('importRating', (t) =>
  t.field({
    type: ImportRatingResult,
    description:
      'Gives a player the Elo and the number of games that he has from elsewhere. For administrators, and for directors about others.',
    args: { input: t.arg({ type: ImportRatingInput, required: true, description: 'The rating.' }) },
    resolve: (_root, { input }, context) => {
      const playerId = idNamed<PlayerId>(input.playerId, ['Player']);
      return answer(context, importRating(context.app, { ...input, playerId }));
    },
  }),
);
