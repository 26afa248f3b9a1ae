import type { Tx } from './client.ts';
import { eventRecord, type EventRecord, type EventRow } from './reading/event.ts';

/** An inbox, or a director's desk, on which mail is behind: it has followed the events up to `mailed`, and the last one is `version`. */
export interface Inbox {
  readonly name: string;
  readonly mailed: number;
  readonly version: number;
}

/** Locks inboxes on which mail is behind and that nobody else has locked, at most `limit`. */
export async function lockUnmailed(tx: Tx, limit: number): Promise<readonly Inbox[]> {
  return tx.$queryRaw<Inbox[]>`
    select name, mailed, version from "Topic" where (name like 'player:%' or name like 'desk:%') and mailed < version
    limit ${limit} for no key update skip locked`;
}

/** The events of these inboxes that mail has not followed yet, by inbox, then by version. */
export async function unmailedEvents(tx: Tx, inboxes: readonly Inbox[]): Promise<readonly EventRecord[]> {
  const rows = await tx.$queryRaw<EventRow[]>`
    select event.* from unnest(${namesOf(inboxes)}::text[], ${inboxes.map(({ mailed }) => mailed)}::int[]) as inbox (name, mailed)
    join "Event" event on event.topic = inbox.name and event.version > inbox.mailed
    order by event.topic, event.version`;
  return rows.map(eventRecord);
}

/** Notes that mail has followed these inboxes, which are locked, to their ends. */
export async function noteMailed(tx: Tx, inboxes: readonly Inbox[]): Promise<void> {
  await tx.$executeRaw`update "Topic" set mailed = version where name = any(${namesOf(inboxes)}::text[])`;
}

function namesOf(inboxes: readonly Inbox[]): string[] {
  return inboxes.map(({ name }) => name);
}
