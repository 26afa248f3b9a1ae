import { appoint } from '../../application/commands/account/appoint.ts';
import { accountOf } from '../../application/queries/accounts.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { RoleEnum } from '../player/vocabulary.ts';
import { AccountType } from './type.ts';

command(appoint, {
  name: 'appoint',
  description:
    'Gives an account another role: appoints and dismisses directors and administrators. Administrators only; the last one stays.',
  input: given('What an account is to be.', (t) => ({
    accountId: ids.account.one(t, 'Which account.'),
    role: t.field({ type: RoleEnum, required: true, description: 'What it may do from now on, in all its sessions.' }),
  })),
  success: {
    description: 'The account has the role.',
    fields: (t) => ({
      account: t.field({
        type: AccountType,
        description: 'As it stands; in a dry run unchanged.',
        resolve: (done, _args, { app }) => accountOf(app, done),
      }),
      roleBefore: t.expose('roleBefore', { type: RoleEnum, description: 'What it was before.' }),
    }),
  },
  payload: 'The account, or why the command was refused.',
  refuses: { 'wrong-status': true },
});
