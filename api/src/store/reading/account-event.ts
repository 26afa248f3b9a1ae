import type { AccountId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { Topic } from '../topic.ts';
import { eventRecord, type EventRecord } from './event.ts';
import { inListOrder, type KeyWindow } from './key-window.ts';

/** The events of the topic of accounts, the last first; with an account, those about it alone. */
export async function accountEvents(
  tx: Tx,
  { topic, accountId }: { readonly topic: Topic; readonly accountId: AccountId | null },
  { after, before, fromEnd, limit }: KeyWindow<number>,
): Promise<readonly EventRecord[]> {
  const version = { ...(after === null ? {} : { lt: after }), ...(before === null ? {} : { gt: before }) };
  const rows = await tx.event.findMany({
    where: { topic, version, ...about(accountId) },
    orderBy: { version: fromEnd ? 'asc' : 'desc' },
    take: limit,
  });
  return inListOrder(rows, { after, before, fromEnd, limit }).map(eventRecord);
}

/** How many there are. */
export function countAccountEvents(
  tx: Tx,
  { topic, accountId }: { readonly topic: Topic; readonly accountId: AccountId | null },
): Promise<number> {
  return tx.event.count({ where: { topic, ...about(accountId) } });
}

function about(accountId: AccountId | null) {
  return accountId === null ? {} : { payload: { path: ['accountId'], equals: accountId } };
}
