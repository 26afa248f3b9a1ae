import { isFresh } from '../../application/commands/token/issue.ts';
import { playerOf, tournamentOf } from '../../application/queries/find.ts';
import { viewerToken, viewerTokens } from '../../application/queries/tokens.ts';
import type { TokenRecord } from '../../store/reading/token.ts';
import { asId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { foundAs } from '../node-find.ts';
import { PlayerType, TournamentInterface } from '../refs.ts';
import { ViewerType } from '../viewer/type.ts';
import { TokenVerbEnum } from './vocabulary.ts';

foundAs('ApiToken', (context, id) => viewerToken(context, asId(id)));

const ApiTokenType = builder.objectRef<TokenRecord>('ApiToken').implement({
  description:
    'What a program of yours comes with, as you alone see it. The token itself was shown once, when it was made.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Opaque and permanent.', resolve: ({ id }) => globalId('ApiToken', id) }),
    name: t.exposeString('name', { description: 'What you called it.' }),
    start: t.exposeString('start', { description: 'How the token begins, for you to know it by.' }),
    verbs: t.field({
      type: [TokenVerbEnum],
      description: 'What it may do of what you may.',
      resolve: ({ verbs }) => [...verbs],
    }),
    tournament: t.field({
      type: TournamentInterface,
      nullable: true,
      description: 'In which tournament alone it may be used; null: in all.',
      resolve: ({ tournamentId }, _args, { app }) =>
        tournamentId === null ? null : tournamentOf(app, { tournamentId }),
    }),
    bot: t.field({
      type: PlayerType,
      nullable: true,
      description: 'The bot of yours that it acts as; null: you.',
      resolve: ({ botId }, _args, { app }) => (botId === null ? null : playerOf(app, botId)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it is good; it may be past.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a program last came with it, to the minute; null: none has.',
    }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  tokens: t.field({
    type: [ApiTokenType],
    nullable: true,
    description:
      'The tokens of your programs that were not revoked, the newest first, those that have ended among them until 90 days after; null by a token, which sees none.',
    resolve: async ({ account }, _args, { app }) => {
      const tokens = account === null ? null : await viewerTokens(app, account);
      return tokens === null ? null : [...tokens];
    },
  }),
  canCreateTokens: t.boolean({
    description: 'Whether you have signed in so lately, within a quarter of an hour, that you may make a token.',
    resolve: (_viewer, _args, { app }) => isFresh(app.actor),
  }),
}));
