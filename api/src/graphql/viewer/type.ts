import { accountLog, findAccount, listAccounts } from '../../application/queries/accounts.ts';
import { playerOf } from '../../application/queries/find.ts';
import { viewerInvitations } from '../../application/queries/invitations.ts';
import { listOwnTickets } from '../../application/queries/tickets.ts';
import {
  viewer,
  viewerDirects,
  viewerGames,
  viewerHasPassword,
  type ViewerRecord,
} from '../../application/queries/viewer.ts';
import { actingPlayer, mayCreateTournaments } from '../../application/rights.ts';
import type { AccountId } from '../../kernel/ids.ts';
import { AccountLogLineType } from '../account/log.ts';
import { AccountType } from '../account/type.ts';
import { builder } from '../builder.ts';
import { ViewerMailType } from '../mail/viewer-mail.ts';
import { idNamed } from '../global-id.ts';
import { INSTANT_KEY, NUMBER_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { RoleEnum } from '../player/vocabulary.ts';
import { EntryType, GameInterface, PlayerType, TicketType, TournamentInterface } from '../refs.ts';

/** Who asks, as he alone sees himself. */
export const ViewerType = builder.objectRef<ViewerRecord>('Viewer').implement({
  description:
    'You, as you are signed in. What is of your account is null to a bot, which has none, and by a token for one tournament.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of your account; of a bot the name that it plays under.' }),
    email: t.string({
      nullable: true,
      description:
        'The address of your account, shown to nobody else; null to a bot, and by a token for one tournament.',
      resolve: ({ account }) => account?.email ?? null,
    }),
    role: t.expose('role', {
      type: RoleEnum,
      description: 'What your account may do now; `needsSecondFactor` says when that is less than it could.',
    }),
    hasPassword: t.boolean({
      nullable: true,
      description:
        'Whether you can sign in with a password. False after the first link to your address, which takes away a password that anybody could have chosen. Null with `email`.',
      resolve: ({ account }, _args, { app }) => (account === null ? null : viewerHasPassword(app, account)),
    }),
    player: t.field({
      type: PlayerType,
      nullable: true,
      description: 'The player that you are; null for an account that does not play.',
      resolve: (_viewer, _args, { app }) => {
        const player = actingPlayer(app.actor);
        return player === null ? null : playerOf(app, player);
      },
    }),
    games: t.field({
      type: [GameInterface],
      description: 'Your open games: those in which you are to move first, by your own deadline; then the others.',
      resolve: async (_viewer, _args, { app }) => [...(await viewerGames(app))],
    }),
    invitations: t.field({
      type: [EntryType],
      description: 'Your places that you may accept or decline now, the one whose time ends first at first.',
      resolve: async (_viewer, _args, { app }) => [...(await viewerInvitations(app))],
    }),
    directs: t.field({
      type: [TournamentInterface],
      description:
        'The tournaments that you direct or help to direct, the newest first, at most 100; `viewerRole` says as what.',
      resolve: async (_viewer, _args, { app }) => [...(await viewerDirects(app))],
    }),
    mail: t.field({
      type: ViewerMailType,
      nullable: true,
      description: 'Your mail: how you want it, and what became of it; null with `email`.',
      resolve: ({ account }) => account,
    }),
    tickets: t.connection(
      {
        type: TicketType,
        description: 'What you have laid before directors, the newest first.',
        complexity: pageComplexity,
        resolve: async (_viewer, args, { app }) => connectionOf(await listOwnTickets(app, windowOf(args, INSTANT_KEY))),
      },
      { name: 'ViewerTicketsConnection', description: 'A page of tickets.' },
      { name: 'ViewerTicketsConnectionEdge', description: 'A ticket and its place in the list.' },
    ),
    accounts: t.connection(
      {
        type: AccountType,
        nullable: true,
        description: 'All accounts of this server, the newest first; null to who is no administrator.',
        complexity: pageComplexity,
        args: {
          search: t.arg.string({
            description: 'Only those whose name, address or handle contains this, whatever the case.',
          }),
        },
        resolve: async (_viewer, args, { app }) => {
          const page = await listAccounts(app, args.search ?? null, windowOf(args, INSTANT_KEY));
          return page === null ? null : connectionOf(page);
        },
      },
      { name: 'ViewerAccountsConnection', description: 'A page of accounts.' },
      { name: 'ViewerAccountsConnectionEdge', description: 'An account and its place in the list.' },
    ),
    account: t.field({
      type: AccountType,
      nullable: true,
      description: 'An account of this server by its id; null where there is none, and to who is no administrator.',
      args: { id: t.arg.id({ required: true, description: 'Which account.' }) },
      resolve: (_viewer, { id }, { app }) => findAccount(app, idNamed(id, ['Account'])),
    }),
    accountLog: t.connection(
      {
        type: AccountLogLineType,
        nullable: true,
        description: 'What was done with accounts, the last first; null to who is no administrator.',
        complexity: pageComplexity,
        args: { accountId: t.arg.id({ description: 'Only what was done with this account.' }) },
        resolve: async (_viewer, args, { app }) => {
          const accountId = args.accountId == null ? null : idNamed<AccountId>(args.accountId, ['Account']);
          const page = await accountLog(app, accountId, windowOf(args, NUMBER_KEY));
          return page === null ? null : connectionOf(page);
        },
      },
      { name: 'ViewerAccountLogConnection', description: 'A page of the log.' },
      { name: 'ViewerAccountLogConnectionEdge', description: 'A line and its place in the log.' },
    ),
    hasDesk: t.boolean({
      description:
        'Whether you have a director’s desk: you may create tournaments, or you direct or help to direct one.',
      resolve: async (_viewer, _args, { app }) =>
        mayCreateTournaments(app.actor) || (await viewerDirects(app)).length > 0,
    }),
    canDirect: t.boolean({
      description: 'Whether you may create tournaments.',
      resolve: (_viewer, _args, { app }) => mayCreateTournaments(app.actor),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    description: 'You; null when you are not signed in.',
    resolve: (_root, _args, { app }) => viewer(app),
  }),
);
