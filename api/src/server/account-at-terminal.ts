import { randomBytes } from 'node:crypto';
import { appoint } from '../application/commands/account/appoint.ts';
import { unblockAccount } from '../application/commands/account/block.ts';
import { removeSecondFactor } from '../application/commands/account/remove-second-factor.ts';
import { sendPasswordLink } from '../application/commands/mail/send-password-link.ts';
import type { AppContext } from '../application/context.ts';
import type { Role } from '../store/role.ts';
import { passwordPage } from '../application/mail/account-link.ts';
import { say as words, STRANGER } from '../application/texts/say.ts';
import type { AccountId } from '../kernel/ids.ts';
import type { Message } from '../kernel/message.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { instant } from '../kernel/time.ts';
import { accountIdByEmail } from '../store/reading/account.ts';
import type { Env } from './env.ts';
import { openMigrated } from './open-migrated.ts';
import { ROLE_WORDS, type AccountDeed } from './options.ts';
import { serverOrigins } from './origins.ts';
import { say, stop } from './terminal.ts';

/** Does something about the account with this address in the database of this set-up, and says what it has done. */
export async function dealWithAccount(env: Env, deed: AccountDeed): Promise<void> {
  const db = await openMigrated(env);
  const accountId = await accountIdByEmail(db.prisma, deed.email);
  if (accountId === null) {
    await db.close();
    stop(`There is no account with the address ${deed.email}: sign up with it before.`);
  }
  const entropy = { bytes: (count: number) => randomBytes(count) };
  const now = () => instant(Date.now());
  const done = await perform({ db, now, entropy, actor: { kind: 'system' } }, env, { deed, accountId });
  await db.close();
  if (!done.ok) stop(words(STRANGER, done.error.message));
  for (const line of done.value) say(line);
}

interface Named {
  readonly deed: AccountDeed;
  readonly accountId: AccountId;
}

/** What was done, line by line. */
async function perform(
  context: AppContext,
  env: Env,
  { deed, accountId }: Named,
): Promise<Result<readonly string[], { readonly message: Message }>> {
  const { email } = deed;
  switch (deed.kind) {
    case 'appoint': {
      const done = await appoint(context, { accountId, role: deed.role });
      if (!done.ok) return err(done.error);
      return ok([`${email} is ${roleWord(deed.role)} now, and was ${roleWord(done.value.roleBefore)} before`]);
    }
    case 'unblock': {
      const done = await unblockAccount(context, { accountId });
      return done.ok ? ok([`${email} is blocked no more, and may sign in`]) : err(done.error);
    }
    case 'remove-second-factor': {
      const done = await removeSecondFactor(context, { accountId });
      return done.ok ? ok([`${email} signs in by the password alone now`]) : err(done.error);
    }
    case 'password': {
      const done = await sendPasswordLink(context, { accountId });
      if (!done.ok) return err(done.error);
      const page = passwordPage(serverOrigins(env, () => env.PORT).publicUrl(), done.value.token ?? '');
      return ok([`${email} chooses another password here, once and within an hour: ${page}`, 'start the server first']);
    }
  }
}

function roleWord(role: Role): string {
  return Object.entries(ROLE_WORDS).find(([, named]) => named === role)?.[0] ?? role;
}
