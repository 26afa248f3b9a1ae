import type { Db } from '../../store/client.ts';
import { isByKind, isWanted, subjectsOfEvents, type EventFilter } from './event-filter.ts';
import type { Opening } from './feed.ts';
import type { WatchedEvent } from './watched-event.ts';

/** What of the events that somebody has missed is wanted, or a heartbeat at their version when nothing is. */
export async function onlyWanted(
  db: Db,
  { events, version }: Opening<WatchedEvent>,
  filter: EventFilter,
): Promise<Opening<WatchedEvent>> {
  const subjects = isByKind(filter) ? [] : await subjectsOfEvents(db.prisma, events);
  const wanted = events.filter((event, position) => isWanted(filter, event, subjects[position] ?? null));
  const [last] = events.slice(-1);
  if (wanted.length > 0 || last === undefined) return { events: wanted, version };
  const { topic, at } = last;
  return { events: [{ topic, version, at, kind: 'Heartbeat', payload: {} }], version };
}
