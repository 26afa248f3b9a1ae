import { instant } from '../../kernel/time.ts';
import { invariant } from '../../kernel/assert.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { EVENT_PAYLOADS, type EventKind, type StoredEvent, type Topic } from '../codecs/event-payload.ts';
import { inListOrder, type KeyWindow } from './key-window.ts';

/** The events of a topic by version, parsed; those of the kinds in `without` are passed over. */
export async function eventsPage(
  tx: Tx,
  topic: Topic,
  window: KeyWindow<number>,
  without: readonly EventKind[] = [],
): Promise<readonly StoredEvent[]> {
  const rows = await tx.event.findMany({
    where: {
      topic,
      ...(without.length === 0 ? {} : { kind: { notIn: [...without] } }),
      version: {
        ...(window.after === null ? {} : { gt: window.after }),
        ...(window.before === null ? {} : { lt: window.before }),
      },
    },
    orderBy: { version: window.fromEnd ? 'desc' : 'asc' },
    take: window.limit,
  });
  return inListOrder(rows, window).map(storedEvent);
}

/** The current version of each of these topics; a topic without events is left out and stands at 0. */
export async function topicVersions(tx: Tx, topics: readonly Topic[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.topic.findMany({ where: { name: { in: [...topics] } } });
  return new Map(rows.map((row) => [row.name, row.version]));
}

/** An event as it stands in its table. */
export type EventRow = Prisma.EventGetPayload<object>;

/** A row of the table as the application knows it: its payload parsed. */
export function storedEvent(row: EventRow): StoredEvent {
  invariant(isEventKind(row.kind), `an event of the unknown kind ${row.kind}`);
  const payload = EVENT_PAYLOADS[row.kind].parse(row.payload);
  return {
    topic: row.topic,
    version: row.version,
    at: instant(row.at.getTime()),
    kind: row.kind,
    payload,
  } as StoredEvent;
}

function isEventKind(kind: string): kind is EventKind {
  return Object.hasOwn(EVENT_PAYLOADS, kind);
}
