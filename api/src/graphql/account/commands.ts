import { appoint } from '../../application/commands/account/appoint.ts';
import { blockAccount, unblockAccount } from '../../application/commands/account/block.ts';
import { endSessions } from '../../application/commands/account/end-sessions.ts';
import { removeSecondFactor } from '../../application/commands/account/remove-second-factor.ts';
import { sendPasswordLink } from '../../application/commands/mail/send-password-link.ts';
import type { AccountDone, AccountInput } from '../../application/commands/account/shape.ts';
import { turnAccountChat } from '../../application/commands/account/turn-chat.ts';
import { passwordPage } from '../../application/mail/account-link.ts';
import type { AppContext } from '../../application/context.ts';
import { ok } from '../../kernel/result.ts';
import { accountOf } from '../../application/queries/accounts.ts';
import { command, given } from '../command.ts';
import { commandSuccess } from '../command-success.ts';
import type { Context } from '../context.ts';
import { ids } from '../id-input.ts';
import { RoleEnum } from '../player/vocabulary.ts';
import { inLanguage, said } from '../said.ts';
import { AccountType } from './type.ts';

const AccountSuccess = commandSuccess<AccountDone>('AccountSuccess', {
  description: 'It was done with the account.',
  fields: (t) => ({
    account: t.field({
      type: AccountType,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => accountOf(app, done),
    }),
    consequences: t.stringList({
      description: 'What follows from it beside what is told in `effects`, one sentence each.',
      args: inLanguage,
      resolve: ({ consequences }, { locale }, context) => consequences.map((message) => said(message, locale, context)),
    }),
  }),
});

const anAccount = (description: string) =>
  given(description, (t) => ({ accountId: ids.account.one(t, 'Which account.') }));
const PAYLOAD = 'The account, or why the command was refused.';

command(appoint, {
  name: 'appoint',
  byToken: [],
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
  payload: PAYLOAD,
  refuses: { 'wrong-status': true },
});

command(blockAccount, {
  name: 'blockAccount',
  byToken: [],
  description:
    'Keeps the owner of an account out: his sessions end and his tokens are revoked at once with what is watched under them, nobody signs in to it, links and answers of mails do nothing, and it is mailed no more. His games go on. Administrators only; the last one who can sign in stays.',
  input: given('Whom to keep out, and why.', (t) => ({
    accountId: ids.account.one(t, 'Which account.'),
    reason: t.string({ required: true, description: 'Why, 1 to 300 characters; its owner is told when he signs in.' }),
  })),
  success: AccountSuccess,
  payload: PAYLOAD,
  refuses: { 'wrong-status': true },
});

command(unblockAccount, {
  name: 'unblockAccount',
  byToken: [],
  description: 'Lets the owner of a blocked account sign in again. Administrators only.',
  input: anAccount('Whom to let in again.'),
  success: AccountSuccess,
  payload: PAYLOAD,
  refuses: { 'wrong-status': true },
});

command(endSessions, {
  name: 'endSessions',
  byToken: [],
  description:
    'Signs the owner of an account out everywhere, revokes his tokens, and ends what is watched under them. Administrators only; for oneself there is `/auth/revoke-session`.',
  input: anAccount('Whom to sign out.'),
  success: AccountSuccess,
  payload: PAYLOAD,
  refuses: {},
});

command(removeSecondFactor, {
  name: 'removeSecondFactor',
  byToken: [],
  description:
    'Lets somebody who has lost his second factor and his recovery codes sign in by his password alone. Make sure that it is he who asks. Administrators only.',
  input: anAccount('Who has lost it.'),
  success: AccountSuccess,
  payload: PAYLOAD,
  refuses: { 'wrong-status': true },
});

command(turnAccountChat, {
  name: 'turnAccountChat',
  byToken: [],
  description:
    'Turns the chat off for the player of an account, or on again: he neither reads nor writes beside games, and his opponents see that he does not. Administrators only, who alone turn it on again.',
  input: given('For whom the chat is off or on.', (t) => ({
    accountId: ids.account.one(t, 'Which account.'),
    isOff: t.boolean({ required: true, description: 'True: he does not chat.' }),
  })),
  success: AccountSuccess,
  payload: PAYLOAD,
  refuses: { 'wrong-status': true },
});

const send = async (app: AppContext, input: AccountInput, { publicUrl }: Context) => {
  const done = await sendPasswordLink(app, input);
  if (!done.ok) return done;
  const { token, ...rest } = done.value;
  return ok({ ...rest, link: token === null ? null : passwordPage(publicUrl, token) });
};

command(send, {
  name: 'sendPasswordLink',
  byToken: [],
  description:
    'Gives the owner of an account a link with which he chooses another password, once and within an hour: by mail, or where this server sends none, shown once to the administrator who asks. Not for a blocked account.',
  input: anAccount('Who has forgotten his password.'),
  success: {
    description: 'The link is made.',
    fields: (t) => ({
      account: t.field({
        type: AccountType,
        description: 'Whose it is.',
        resolve: (done, _args, { app }) => accountOf(app, done),
      }),
      link: t.exposeString('link', {
        nullable: true,
        description:
          'The link, to be handed on: shown this once. Null where it was mailed, in a dry run, and when the same command is sent again.',
      }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it works.' }),
    }),
  },
  payload: PAYLOAD,
  refuses: { 'wrong-status': true },
});
