import { randomBytes } from 'node:crypto';
import { appoint } from '../application/commands/account/appoint.ts';
import type { Role } from '../application/context.ts';
import { say as words, STRANGER } from '../application/texts/say.ts';
import { instant } from '../kernel/time.ts';
import { accountIdByEmail } from '../store/reading/account.ts';
import type { Env } from './env.ts';
import { openMigrated } from './open-migrated.ts';
import { ROLE_WORDS, type Appointment } from './options.ts';
import { say, stop } from './terminal.ts';

/** Gives the account with this address a role in the database of this set-up, and says what it has done. */
export async function appointAccount(env: Env, { email, role }: Appointment): Promise<void> {
  const db = await openMigrated(env);
  const accountId = await accountIdByEmail(db.prisma, email);
  if (accountId === null) {
    await db.close();
    stop(`There is no account with the address ${email}: sign up with it before.`);
  }
  const entropy = { bytes: (count: number) => randomBytes(count) };
  const now = () => instant(Date.now());
  const done = await appoint({ db, now, entropy, actor: { kind: 'system' } }, { accountId, role });
  await db.close();
  if (!done.ok) stop(words(STRANGER, done.error.message));
  say(`${email} is ${roleWord(role)} now, and was ${roleWord(done.value.roleBefore)} before`);
}

function roleWord(role: Role): string {
  return Object.entries(ROLE_WORDS).find(([, named]) => named === role)?.[0] ?? role;
}
