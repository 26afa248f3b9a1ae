import { createHash } from 'node:crypto';
import type { AccountId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { HOUR, minus } from '../../../kernel/time.ts';
import { appendEvents } from '../../../store/event.ts';
import { isTransient } from '../../../store/failure.ts';
import { lockAccounts } from '../../../store/lock.ts';
import { accountById, accountIdByEmail } from '../../../store/reading/account.ts';
import { countMailsSince } from '../../../store/reading/outbox.ts';
import { inTransaction } from '../../../store/transaction.ts';
import { setAddress } from '../../../store/writing/account.ts';
import { insertMails } from '../../../store/writing/outbox.ts';
import type { AppContext } from '../../context.ts';
import { ACCOUNTS_TOPIC } from '../../events.ts';
import { accountLocale } from '../../mail/account-locale.ts';

type World = Pick<AppContext, 'db' | 'now'>;

const MOST_IN_AN_HOUR = 5;

/** Another address of an account, in small letters, and the secret of the link that shows it to be its owner's. */
export interface AddressLink {
  readonly accountId: AccountId;
  readonly address: string;
  readonly token: string;
}

/** Mails the link with which a new address is confirmed to that address, if the account was not sent too many. Answers whether it did. */
export async function requestAddress({ db, now }: World, { accountId, address, token }: AddressLink): Promise<boolean> {
  const at = now();
  const account = await accountById(db.prisma, accountId);
  if (account === null) return false;
  const key = `new-address:${accountId}`;
  return inTransaction(db, async (tx) => {
    const earlier = await countMailsSince(tx, null, 'CONFIRM_NEW_ADDRESS', minus(at, HOUR), key);
    if (earlier >= MOST_IN_AN_HOUR) return { keep: false, value: false };
    const payload = { token, address, locale: accountLocale(account) };
    const dedupeKey = `${key}:${createHash('sha256').update(token).digest('hex')}`;
    const mail = { kind: 'CONFIRM_NEW_ADDRESS', payload, playerId: null, dedupeKey, notBefore: at } as const;
    await insertMails(tx, [mail], at);
    return { keep: true, value: true };
  });
}

/** The new address of an account, and whether its owner has shown it to be his. */
export interface NewAddress extends Omit<AddressLink, 'token'> {
  readonly isProven: boolean;
}

/**
 * Gives an account another address, tells the old one of it, and notes it in the log. Refused where the account is gone, and
 * where the address has an account.
 */
export async function changeAddress(world: World, change: NewAddress): Promise<Result<null, 'gone' | 'taken'>> {
  return attempt(world, change).catch((cause: unknown) => {
    if (!isTransient(cause)) throw cause;
    return attempt(world, change);
  });
}

async function attempt(
  world: World,
  { accountId, address, isProven }: NewAddress,
): Promise<Result<null, 'gone' | 'taken'>> {
  const { db, now } = world;
  const at = now();
  return inTransaction<Result<null, 'gone' | 'taken'>>(db, async (tx) => {
    await lockAccounts(tx);
    const account = await accountById(tx, accountId);
    if (account === null) return { keep: false, value: err('gone') };
    if ((await accountIdByEmail(tx, address)) !== null) return { keep: false, value: err('taken') };
    await setAddress(tx, accountId, { address, isProven });
    if (account.isProven) {
      const payload = { token: '', address: account.email, locale: accountLocale(account) };
      const dedupeKey = `address-changed:${accountId}:${at}`;
      await insertMails(tx, [{ kind: 'ADDRESS_CHANGED', payload, playerId: null, dedupeKey, notBefore: at }], at);
    }
    const { playerId } = account;
    const told = { accountId, playerId, byId: playerId, change: 'ADDRESS_CHANGED', role: null, reason: null };
    await appendEvents(tx, [{ topic: ACCOUNTS_TOPIC, kind: 'AccountChanged', payload: told }], at);
    return { keep: true, value: ok(null) };
  });
}
