import type { Message } from '../../../kernel/message.ts';
import type { AccountId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { lockAccounts } from '../../../store/lock.ts';
import { accountById, countAdministrators, type AccountRecord } from '../../../store/reading/account.ts';
import type { EventPayload } from '../../vocabulary/event.ts';
import type { Command } from '../../command.ts';
import { forbidden, notFound, wrongStatus, type Forbidden, type NotFound, type WrongStatus } from '../../errors.ts';
import { ACCOUNTS_TOPIC, type CommandOptions, type Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { actingPlayer, mayAdminister } from '../../rights.ts';
import { message } from '../../texts/say.ts';

/** The account that a command is about. */
export interface AccountInput extends CommandOptions {
  readonly accountId: AccountId;
}

/** The account that a command has changed. */
export interface AccountDone {
  readonly accountId: AccountId;
  /** What follows beside what is told, one sentence each. */
  readonly consequences: readonly Message[];
  readonly effects: Effects;
}

/** The account, which nobody else changes until the transaction ends. Refuses who is no administrator, and not the server itself. */
export async function administered(
  { tx, actor }: Command,
  accountId: AccountId,
): Promise<Result<AccountRecord, Forbidden | NotFound>> {
  if (!mayAdminister(actor)) return err(forbidden(message('refused.account.onlyAdmin')));
  await lockAccounts(tx);
  const account = isId(accountId) ? await accountById(tx, accountId) : null;
  return account === null ? err(notFound('account')) : ok(account);
}

/** Refuses to do without this account where it is the only administrator who can sign in. */
export async function otherAdministrator(
  { tx }: Command,
  { role, block }: AccountRecord,
): Promise<Result<null, WrongStatus>> {
  const isLast = role === 'ADMIN' && block === null && (await countAdministrators(tx)) === 1;
  return isLast ? err(wrongStatus('LAST_ADMINISTRATOR', message('refused.account.lastAdmin'))) : ok(null);
}

type Told = Pick<EventPayload<'AccountChanged'>, 'change'> &
  Partial<Pick<EventPayload<'AccountChanged'>, 'role' | 'reason'>>;

/** Notes in the log of accounts what has become of one. */
export function noteAccount(command: Command, { id, playerId }: AccountRecord, told: Told): void {
  const byId = actingPlayer(command.actor);
  const payload = { role: null, reason: null, ...told, accountId: id, playerId, byId };
  command.emit({ topic: ACCOUNTS_TOPIC, kind: 'AccountChanged', payload });
}
