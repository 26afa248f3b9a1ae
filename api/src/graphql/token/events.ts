import { playerOf } from '../../application/queries/find.ts';
import { inInbox } from '../event/interfaces.ts';
import { globalId } from '../global-id.ts';
import { PlayerType } from '../refs.ts';

inInbox('MyTokenEnding', {
  description: 'A token of yours, or of a bot of yours, ends in a week: a program that comes with it is refused then.',
  fields: (t) => ({
    tokenId: t.id({
      description: 'Names it to `revokeToken`.',
      resolve: ({ payload }) => globalId('ApiToken', payload.tokenId),
    }),
    name: t.string({ description: 'What you called it.', resolve: ({ payload }) => payload.name }),
    bot: t.field({
      type: PlayerType,
      nullable: true,
      description: 'The bot of yours that it acts as; null: you.',
      resolve: ({ payload: { botId } }, _args, { app }) => (botId === null ? null : playerOf(app, botId)),
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Until when it is good.',
      resolve: ({ payload }) => payload.expiresAt,
    }),
  }),
});
