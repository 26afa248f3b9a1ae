import { setTimeUsed } from '../../application/commands/game/set-time-used.ts';
import type { GameId } from '../../kernel/ids.ts';
import { SECOND, millis } from '../../kernel/time.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { GAME_NAMES, idNamed } from '../global-id.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from '../tournament/inputs.ts';
import { GameCommandResult } from './rulings.ts';

const SetTimeUsedInput = builder.inputType('SetTimeUsedInput', {
  description: 'The time that each has used in a game that is played elsewhere.',
  fields: (t) => ({
    gameId: t.id({ required: true, description: 'Which game.' }),
    first: t.int({ required: true, description: 'The seconds that the first seat has used.' }),
    second: t.int({ required: true, description: 'The seconds that the second seat has used.' }),
    source: t.string({ required: true, description: 'Where that is known from; everybody can read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

builder.mutationField('setTimeUsed', (t) =>
  t.field({
    type: GameCommandResult,
    description:
      'Notes the time used in a game that is played elsewhere, by which an open match may be ruled on; said again, the new one counts. Its director, and who reports for him.',
    args: { input: t.arg({ type: SetTimeUsedInput, required: true, description: 'How long, and from where.' }) },
    resolve: (_root, { input }, context) => {
      const { first, second, source, dryRun, idempotencyKey } = input;
      const said = {
        gameId: idNamed<GameId>(input.gameId, GAME_NAMES),
        used: { first: millis(first * SECOND), second: millis(second * SECOND) },
        source,
        dryRun,
        idempotencyKey: idempotencyKey ?? null,
      };
      return answer(context, setTimeUsed(context.app, said));
    },
  }),
);
