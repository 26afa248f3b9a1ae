import { invariant } from '../../kernel/assert.ts';
import type { AccountId, PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Db, Tx } from '../../store/client.ts';
import {
  accountEvents as storedAccountEvents,
  countAccountEvents as countStoredAccountEvents,
} from '../../store/reading/account-event.ts';
import * as stored from '../../store/reading/event.ts';
import type { KeyWindow } from '../../store/reading/key-window.ts';
import { playerEvents as storedPlayerEvents } from '../../store/reading/player-event.ts';
import { eventsBehind as storedEventsBehind, type TopicBehind } from '../../store/follower.ts';
import type { Topic } from '../../store/topic.ts';
import { ACCOUNTS_TOPIC } from '../events.ts';
import { EVENT_PAYLOADS, type EventKind, type StoredEvent } from './event.ts';

/** The events of a topic by version. */
export async function eventsPage(
  tx: Tx,
  topic: Topic,
  window: KeyWindow<number>,
  choice: stored.EventChoice<EventKind> = {},
): Promise<readonly StoredEvent[]> {
  return (await stored.eventsPage(tx, topic, window, choice)).map(storedEvent);
}

/** The newest events of all these topics together, the newest first; those of the kinds in `without` are passed over. */
export async function newestEvents(
  tx: Tx,
  topics: readonly Topic[],
  limit: number,
  without: readonly EventKind[],
): Promise<readonly StoredEvent[]> {
  return (await stored.newestEvents(tx, topics, limit, without)).map(storedEvent);
}

/** The events of a topic after a version, oldest first, at most `limit`. */
export async function readEvents(db: Db, topic: Topic, after: number, limit: number): Promise<readonly StoredEvent[]> {
  return eventsPage(db.prisma, topic, { after, before: null, limit, fromEnd: false });
}

/** The events of these topics that their follower has not followed yet, by topic, then by version. */
export async function eventsBehind(tx: Tx, topics: readonly TopicBehind[]): Promise<readonly StoredEvent[]> {
  return (await storedEventsBehind(tx, topics)).map(storedEvent);
}

/** The event at this place of the log; null when there is none. */
export async function eventAt(tx: Tx, topic: string, version: number): Promise<StoredEvent | null> {
  const event = await stored.eventAt(tx, topic, version);
  return event === null ? null : storedEvent(event);
}

/** The events of all topics since an instant that may be for somebody, by time, and in each topic by version. */
export async function eventsSince(tx: Tx, span: stored.LogSpan): Promise<readonly StoredEvent[]> {
  return (await stored.eventsSince(tx, span)).map(storedEvent);
}

/** What was done with an account. */
export type AccountEvent = Extract<StoredEvent, { readonly kind: 'AccountChanged' }>;

/** What was done with accounts, the last first; with one of them alone, if it is named. */
export async function accountEvents(
  tx: Tx,
  accountId: AccountId | null,
  window: KeyWindow<number>,
): Promise<readonly AccountEvent[]> {
  const events = (await storedAccountEvents(tx, { topic: ACCOUNTS_TOPIC, accountId }, window)).map(storedEvent);
  return events.filter((event) => event.kind === 'AccountChanged');
}

/** How many there are. */
export function countAccountEvents(tx: Tx, accountId: AccountId | null): Promise<number> {
  return countStoredAccountEvents(tx, { topic: ACCOUNTS_TOPIC, accountId });
}

/** The latest public events about a player, the newest first, at most `limit`. */
export async function playerEvents(tx: Tx, player: PlayerId, limit: number): Promise<readonly StoredEvent[]> {
  return (await storedPlayerEvents(tx, player, limit)).map(storedEvent);
}

/** All events of these topics up to an instant, by topic, then by version. */
export async function eventsUntil(tx: Tx, topics: readonly Topic[], at: Instant): Promise<readonly StoredEvent[]> {
  return (await stored.eventsUntil(tx, topics, at)).map(storedEvent);
}

/** An event of the log as the vocabulary has it, its payload parsed. */
function storedEvent({ kind, payload, ...place }: stored.EventRecord): StoredEvent {
  invariant(isEventKind(kind), `an event of the unknown kind ${kind}`);
  return { ...place, kind, payload: EVENT_PAYLOADS[kind].parse(payload) } as StoredEvent;
}

function isEventKind(kind: string): kind is EventKind {
  return Object.hasOwn(EVENT_PAYLOADS, kind);
}
