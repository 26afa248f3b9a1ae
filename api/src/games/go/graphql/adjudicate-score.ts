import { adjudicateScore } from '../application/commands/adjudicate-score.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { answer } from '../../../graphql/answer.ts';
import { builder } from '../../../graphql/builder.ts';
import { GameCommandResult } from '../../../graphql/game/rulings.ts';
import { idNamed } from '../../../graphql/global-id.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from '../../../graphql/tournament/inputs.ts';

const AdjudicateScoreInput = builder.inputType('AdjudicateScoreInput', {
  description: 'How a director counts a game of go.',
  fields: (t) => ({
    gameId: t.id({ required: true, description: 'Which game of go.' }),
    dead: t.stringList({
      required: true,
      defaultValue: [],
      description: 'A point of each dead chain, such as D4; the whole chain counts as dead.',
    }),
    neutral: t.stringList({
      required: true,
      defaultValue: [],
      description: 'Empty points that count for nobody, such as eyes in seki.',
    }),
    reason: t.string({ required: true, description: 'Why; everybody can read it, after the count.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

builder.mutationField('adjudicateScore', (t) =>
  t.field({
    type: GameCommandResult,
    description:
      'Decides a game of go by counting its board as it stands with the director’s own marks, also one that is decided already. Its director only.',
    args: { input: t.arg({ type: AdjudicateScoreInput, required: true, description: 'The marks and the reason.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, adjudicateScore(context.app, { ...input, gameId: idNamed<GameId>(input.gameId, ['GoGame']) })),
  }),
);
