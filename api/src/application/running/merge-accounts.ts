import type { Message } from '../../kernel/message.ts';
import type { AccountId } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { announceSessionEnd } from '../../store/auth-database.ts';
import { accountById, type AccountRecord } from '../../store/reading/account.ts';
import { belongingsOf } from '../../store/reading/belongings.ts';
import { ROLES } from '../../store/role.ts';
import { removeAccount } from '../../store/writing/account.ts';
import { forgetKeys } from '../../store/writing/forgotten-player.ts';
import { noteAccount } from '../commands/account/shape.ts';
import { tellLeavingAddress } from '../commands/mail/tell-leaving-address.ts';
import { endAllSessions } from '../commands/account/end-sessions.ts';
import type { Command } from '../command.ts';
import { forbidden, wrongStatus, type Forbidden, type WrongStatus } from '../errors.ts';
import { grantOf } from '../grant.ts';
import { linkSession } from '../link-session.ts';
import { mayAdminister } from '../rights.ts';
import { message } from '../texts/say.ts';
import type { Pair } from './merge-player.ts';

/** Two accounts of one person, of whom the first goes. */
export interface AccountPair {
  readonly from: AccountRecord;
  readonly into: AccountRecord;
}

/**
 * The accounts of two players who are one; null: the first has none. For administrators. Refuses the account that acts, one that is
 * blocked, so that nobody gets around a block, and one that may do more than the other, so that nobody gets a role by a merge.
 */
export async function accountPair(
  { tx, actor }: Command,
  { from: { accountId: fromId }, into: { accountId: intoId } }: Pair,
): Promise<Result<AccountPair | null, Forbidden | WrongStatus>> {
  if (fromId === null || intoId === null) return ok(null);
  if (!mayAdminister(actor) || grantOf(actor) !== null) return err(forbidden(message('refused.merge.accounts')));
  const [from, into] = [await accountById(tx, fromId), await accountById(tx, intoId)];
  if (from === null || into === null) return ok(null);
  if (isActing(fromId, actor)) return err(forbidden(message('refused.merge.acting')));
  const blocked = [from, into].find(({ block }) => block !== null);
  if (blocked !== undefined) {
    return err(wrongStatus('BLOCKED', message('refused.merge.blocked', { name: blocked.name })));
  }
  if (ROLES.indexOf(from.role) < ROLES.indexOf(into.role)) {
    return err(
      wrongStatus('OUTRANKS', message('refused.merge.role', { from: from.name, into: into.name, role: from.role })),
    );
  }
  return ok({ from, into });
}

function isActing(account: AccountId, actor: Command['actor']): boolean {
  return actor.kind === 'account' && actor.accountId === account;
}

/** Ends all by which the first account is used, before its player is the other's. Answers what becomes of it, one sentence each. */
export async function endAccount(
  command: Command,
  { from, into }: AccountPair,
  reason: string,
): Promise<readonly Message[]> {
  const { tx } = command;
  const { bots, tournaments, series, webhooks, overlays } = await belongingsOf(tx, from.id);
  if (from.isProven) await tellLeavingAddress(command, { from, into }, reason);
  const sessions = await endAllSessions(command, from.id);
  if (from.playerId !== null) {
    await announceSessionEnd({ prisma: tx }, linkSession(from.playerId));
    await forgetKeys(tx, from.playerId);
  }
  noteAccount(command, from, { change: 'MERGED', reason });
  noteAccount(command, into, { change: 'TOOK_OVER', reason });
  const directed = tournaments + series;
  const programs = webhooks + overlays;
  return [
    message('account.merged.signIn', { gone: from.email, stays: into.email }),
    ...(from.isProven ? [message('account.merged.told', { gone: from.email })] : []),
    ...sessions,
    ...(programs === 0 ? [] : [message('account.merged.programs', { webhooks, overlays })]),
    ...(directed === 0 ? [] : [message('account.merged.directs', { name: into.name, tournaments, series })]),
    ...bots.map((name) => message('account.merged.bot', { name })),
    message('account.merged.letters', { stays: into.email }),
  ];
}

/** Removes the first account, whose player is the other's by now. */
export async function removeMerged({ tx }: Command, { from }: AccountPair): Promise<void> {
  await removeAccount(tx, from.id);
}
