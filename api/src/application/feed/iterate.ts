import type { Db } from '../../store/client.ts';
import type { Delivery, Source } from './feed.ts';

/** Waiting deliveries beyond this many mean a reader who does not read: heartbeats go first, then the reader. */
const MOST_WAITING = 5_000;

/** Everything that one reader gets of a source: its opening, then every further event, until he stops. */
export async function* iterate<Event>(source: Source<Event>, db: Db): AsyncGenerator<Event, void, undefined> {
  const waiting: Delivery<Event>[] = [];
  let wake = () => {};
  const stop = source.listen((delivery) => {
    if (delivery.skippable && waiting.length > 0) return;
    waiting.push(delivery);
    wake();
  });
  try {
    await source.ready();
    const opening = await source.open(db);
    yield* opening.events;
    for (;;) {
      if (waiting.length > MOST_WAITING) return;
      const delivery = waiting.shift();
      if (delivery === undefined) await new Promise<void>((resolve) => (wake = resolve));
      else if (delivery.skippable || delivery.version > opening.version) yield delivery.event;
    }
  } finally {
    stop();
  }
}
