import { createToken } from '../../application/commands/token/create.ts';
import { revokeToken } from '../../application/commands/token/revoke.ts';
import { viewer } from '../../application/queries/viewer.ts';
import { TOKEN_DAYS } from '../../application/token.ts';
import type { TokenId } from '../../kernel/ids.ts';
import { command, given } from '../command.ts';
import { globalId } from '../global-id.ts';
import { idKind, ids } from '../id-input.ts';
import { inLanguage, said } from '../said.ts';
import { ViewerType } from '../viewer/type.ts';
import { TokenVerbEnum } from './vocabulary.ts';

const token = idKind<TokenId>(['ApiToken']);

command(createToken, {
  name: 'createToken',
  byToken: [],
  description:
    'Makes a token by which a program acts for you: `Authorization: Bearer TOKEN`, also in `connection_init`. Within a quarter of an hour of signing in, and at most 20 that are good. No token signs in, changes passwords, tokens, roles or accounts.',
  input: given('What the token is for.', (t) => ({
    name: t.string({ required: true, description: 'What you call it, 1 to 60 characters.' }),
    verbs: t.field({
      type: [TokenVerbEnum],
      required: true,
      description: 'What it may do of what you may, one at least.',
    }),
    botId: ids.player.optional(t, 'As which bot of yours it acts, with `READ` and `PLAY` alone; null: as you.'),
    tournamentId: ids.tournament.optional(t, 'In which tournament alone it may be used; null: in all.'),
    days: t.int({
      required: true,
      defaultValue: TOKEN_DAYS.usual,
      description: `How many days it is good, 1 to ${TOKEN_DAYS.most}.`,
    }),
  })),
  success: {
    description: 'The token is made.',
    fields: (t) => ({
      token: t.exposeString('token', {
        nullable: true,
        description:
          'The token itself, shown this once. Null in a dry run, and when the same command is sent again: revoke it then, and make another.',
      }),
      tokenId: t.id({
        description: 'Names it to `revokeToken`.',
        resolve: ({ tokenId }) => globalId('ApiToken', tokenId),
      }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it is good.' }),
    }),
  },
  payload: 'The token, or why there is none.',
  refuses: { 'wrong-status': true },
});

command(revokeToken, {
  name: 'revokeToken',
  byToken: [],
  description:
    'Ends a token of yours for good: a program that comes with it is refused at once, and what it watches ends.',
  input: given('Which token is to end.', (t) => ({ tokenId: token.one(t, 'Which of your tokens.') })),
  success: {
    description: 'The token is good for nothing.',
    fields: (t) => ({
      viewer: t.field({
        type: ViewerType,
        nullable: true,
        description: 'You, with the tokens that you have; null: you are signed in no more.',
        resolve: (_done, _args, { app }) => viewer(app),
      }),
      consequences: t.stringList({
        description: 'What follows from it beside what is told in `effects`, one sentence each.',
        args: inLanguage,
        resolve: ({ consequences }, { locale }, context) =>
          consequences.map((message) => said(message, locale, context)),
      }),
    }),
  },
  payload: 'You, or why it was refused.',
  refuses: {},
});
