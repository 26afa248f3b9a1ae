import type { Opening, Source, WatchedEvent } from './feed.ts';

/**
 * A source of some kinds of events alone: all else takes its versions and is not told. Snapshots, heartbeats and ticks of a clock
 * are told all the same, so that its reader knows how far it has come.
 */
export function ofKinds(
  source: Source<WatchedEvent>,
  kinds: ReadonlySet<string>,
): Omit<Source<WatchedEvent>, typeof Symbol.asyncIterator> {
  return {
    key: `${source.key}:${[...kinds].sort().join(',')}`,
    after: source.after,
    listen: (listener) =>
      source.listen((delivery) => {
        if (delivery.skippable || kinds.has(delivery.event.kind)) listener(delivery);
      }),
    ready: source.ready,
    async open(db) {
      const opening = await source.open(db);
      return source.after === null ? opening : told(opening, kinds);
    },
  };
}

/** What of an opening is told, or a heartbeat at its version when nothing is. */
function told({ events, version }: Opening<WatchedEvent>, kinds: ReadonlySet<string>): Opening<WatchedEvent> {
  const wanted = events.filter(({ kind }) => kinds.has(kind));
  const [last] = events.slice(-1);
  if (wanted.length > 0 || last === undefined) return { events: wanted, version };
  const { topic, at } = last;
  return { events: [{ topic, version, at, kind: 'Heartbeat', payload: {} }], version };
}
