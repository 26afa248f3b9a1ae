import { createBot } from '../../application/commands/bot/create.ts';
import { retireBot } from '../../application/commands/bot/retire.ts';
import { USUAL_ACCOUNT_LIMITS } from '../../application/account-limits.ts';
import { playerOf } from '../../application/queries/find.ts';
import { viewerBots } from '../../application/queries/viewer.ts';
import { TOKEN_DAYS } from '../../application/token.ts';
import { builder } from '../builder.ts';
import { command, given } from '../command.ts';
import { globalId } from '../global-id.ts';
import { ids } from '../id-input.ts';
import { PlayerType } from '../refs.ts';
import { inLanguage, said } from '../said.ts';
import { ViewerType } from '../viewer/type.ts';

builder.objectField(ViewerType, 'bots', (t) =>
  t.field({
    type: [PlayerType],
    nullable: true,
    description: 'Your bots that play, the oldest first; null with `email`.',
    resolve: async ({ account }, _args, { app }) => (account === null ? null : [...(await viewerBots(app, account))]),
  }),
);

command(createBot, {
  name: 'createBot',
  byToken: [],
  description: `Makes a bot of yours, a player for whom a program of yours plays, with its first token: \`Authorization: Bearer TOKEN\`. By it the program enters tournaments that take bots and plays, as the bot and never as you. Within a quarter of an hour of signing in, and at most ${USUAL_ACCOUNT_LIMITS.bots} that play, unless \`limits\` says otherwise.`,
  input: given('What the bot is.', (t) => ({
    name: t.string({ required: true, description: 'What it plays under, 1 to 60 characters.' }),
    days: t.int({
      required: true,
      defaultValue: TOKEN_DAYS.usual,
      description: `How many days its token is good, 1 to ${TOKEN_DAYS.most}; \`createToken\` makes another.`,
    }),
  })),
  success: {
    description: 'The bot is made, and the first token by which a program acts as it.',
    fields: (t) => ({
      bot: t.field({
        type: PlayerType,
        nullable: true,
        description: 'As whom it plays; null in a dry run.',
        resolve: ({ botId, effects }, _args, { app }) => (effects.dryRun ? null : playerOf(app, botId)),
      }),
      token: t.exposeString('token', {
        nullable: true,
        description:
          'The token itself, shown this once. Null in a dry run, and when the same command is sent again: revoke it then, and make another by `createToken`.',
      }),
      tokenId: t.id({
        description: 'Names it to `revokeToken`.',
        resolve: ({ tokenId }) => globalId('ApiToken', tokenId),
      }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when the token is good.' }),
    }),
  },
  payload: 'The bot, or why there is none.',
  refuses: { 'wrong-status': true },
});

command(retireBot, {
  name: 'retireBot',
  byToken: [],
  description:
    'Lets a bot of yours play no more, for good: it is taken out of tournaments that take entries and withdrawn from those that run, its tokens end at once, and what it has played stays. Not while a tournament of it is about to start.',
  input: given('Which bot is to play no more.', (t) => ({ botId: ids.player.one(t, 'Which of your bots.') })),
  success: {
    description: 'The bot plays no more.',
    fields: (t) => ({
      bot: t.field({
        type: PlayerType,
        description: 'What stays of it.',
        resolve: ({ botId }, _args, { app }) => playerOf(app, botId),
      }),
      consequences: t.stringList({
        description: 'What follows from it beside what is told in `effects`, one sentence each.',
        args: inLanguage,
        resolve: ({ consequences }, { locale }, context) =>
          consequences.map((message) => said(message, locale, context)),
      }),
    }),
  },
  payload: 'The bot, or why it was refused.',
  refuses: { 'wrong-status': true },
});
