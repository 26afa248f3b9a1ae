import { playerOf } from '../../application/queries/find.ts';
import type { ListedAccount } from '../../store/reading/account.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { RoleEnum } from '../player/vocabulary.ts';
import { PlayerType } from '../refs.ts';

/** Somebody's account, as administrators see it. */
export const AccountType = builder.objectRef<ListedAccount>('Account').implement({
  description: 'The sign-in of a person; only administrators see those of others.',
  fields: (t) => ({
    id: t.id({ description: 'Names it to commands.', resolve: ({ id }) => globalId('Account', id) }),
    name: t.exposeString('name', { description: 'As given when it was made.' }),
    email: t.exposeString('email', { description: 'The address that it is signed in to with.' }),
    isProven: t.exposeBoolean('isProven', { description: 'Whether the address is known to be its owner’s.' }),
    role: t.expose('role', { type: RoleEnum, description: 'What it may do.' }),
    player: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Whom it plays as; null before it was first signed in to.',
      resolve: ({ playerId }, _args, { app }) => (playerId === null ? null : playerOf(app, playerId)),
    }),
  }),
});
