import { playerOf } from '../../application/queries/find.ts';
import { viewerAccount, viewerDirects, viewerGames } from '../../application/queries/viewer.ts';
import { actingPlayer, mayCreateTournaments } from '../../application/rights.ts';
import type { AccountRecord } from '../../store/reading/account.ts';
import { builder } from '../builder.ts';
import { ViewerMailType } from '../mail/viewer-mail.ts';
import { RoleEnum } from '../player/vocabulary.ts';
import { GameInterface, PlayerType, TournamentInterface } from '../refs.ts';

/** Who asks, as he alone sees himself. */
export const ViewerType = builder.objectRef<AccountRecord>('Viewer').implement({
  description: 'You, as you are signed in.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of your account.' }),
    email: t.exposeString('email', { description: 'Shown to nobody else.' }),
    role: t.expose('role', { type: RoleEnum, description: 'What your account may do.' }),
    player: t.field({
      type: PlayerType,
      nullable: true,
      description: 'The player that you are; null for an account that does not play.',
      resolve: (_account, _args, { app }) => {
        const player = actingPlayer(app.actor);
        return player === null ? null : playerOf(app, player);
      },
    }),
    games: t.field({
      type: [GameInterface],
      description: 'Your open games: those in which you are to move first, by your own deadline; then the others.',
      resolve: async (_account, _args, { app }) => [...(await viewerGames(app))],
    }),
    directs: t.field({
      type: [TournamentInterface],
      description: 'The tournaments that you direct, the newest first, at most 100.',
      resolve: async (_account, _args, { app }) => [...(await viewerDirects(app))],
    }),
    mail: t.field({
      type: ViewerMailType,
      description: 'Your mail: how you want it, and what became of it.',
      resolve: (account) => account,
    }),
    canDirect: t.boolean({
      description: 'Whether you may create tournaments.',
      resolve: (_account, _args, { app }) => mayCreateTournaments(app.actor),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    description: 'You; null when you are not signed in.',
    resolve: (_root, _args, { app }) => viewerAccount(app),
  }),
);
