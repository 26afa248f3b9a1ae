import { plus, SECOND } from '../../kernel/time.ts';
import { isByKind, isWanted, SUBJECTS, subjectsOfEvents, type EventFilter, type Subjects } from './event-filter.ts';
import type { Delivery } from './feed.ts';
import type { WatchedEvent } from './watched-event.ts';
import type { TopicChannel } from './topic-channel.ts';
import type { FeedWorld } from './world.ts';

type Hear = (delivery: Delivery<WatchedEvent>) => void;

/** A topic for those who want some of its events alone. */
export interface FilteredChannel {
  readonly ready: Promise<unknown>;
  listen(filter: EventFilter, hear: Hear): () => void;
}

interface Listener {
  readonly filter: EventFilter;
  readonly hear: Hear;
}

type Dimension = keyof EventFilter;

/**
 * Listens to a topic once for all who want some of it. Each stands in an index by the dimension of his filter that lets least through; an
 * event is looked up by what it is called and about, so that it costs those who get it and not those who do not. What it is about is read
 * once for all, several events together, and not at all where everybody goes by kinds. Heartbeats wait for the events before them.
 */
export function openFilteredChannel(world: FeedWorld, topic: TopicChannel, onEmpty: () => void): FilteredChannel {
  const everybody = new Set<Listener>();
  const index = new Map<string, Set<Listener>>();
  const queue: Delivery<WatchedEvent>[] = [];
  let readers = 0;
  let isRunning = false;
  const stopListening = topic.listen((delivery) => {
    if (delivery.skippable && queue.length > 0) return;
    queue.push(delivery);
    if (!isRunning) void run();
  });

  async function run(): Promise<void> {
    isRunning = true;
    while (queue.length > 0 && everybody.size > 0) {
      const batch = [...queue];
      const subjects = readers === 0 ? [] : await world.working(() => subjectsOf(batch));
      if (subjects === null) continue;
      for (const [position, delivery] of batch.entries()) tell(delivery, subjects[position] ?? null);
      queue.splice(0, batch.length);
    }
    isRunning = false;
  }

  /** Null: it could not be read, and is tried again after a second. */
  async function subjectsOf(batch: readonly Delivery<WatchedEvent>[]): Promise<readonly Subjects[] | null> {
    try {
      return await subjectsOfEvents(
        world.db.prisma,
        batch.map(({ event }) => event),
      );
    } catch (failure) {
      if (!world.signal.aborted) world.report(failure);
      await world.sleepUntil(plus(world.now(), SECOND), world.signal);
      return world.signal.aborted ? [] : null;
    }
  }

  function tell(delivery: Delivery<WatchedEvent>, subjects: Subjects | null): void {
    const { event, skippable } = delivery;
    if (skippable) for (const { hear } of [...everybody]) hear(delivery);
    else for (const { filter, hear } of found(event, subjects)) if (isWanted(filter, event, subjects)) hear(delivery);
  }

  /** Those whose filter may let an event through, as far as the index tells. */
  function found({ kind }: WatchedEvent, subjects: Subjects | null): ReadonlySet<Listener> {
    const keys = [placeOf('kinds', kind)];
    for (const of of SUBJECTS) {
      const about = [...(subjects?.[of] ?? [])];
      keys.push(...(about.length === 0 ? [placeOf(of, ANYTHING)] : about.map((one) => placeOf(of, one))));
    }
    return new Set(keys.flatMap((key) => [...(index.get(key) ?? [])]));
  }

  return {
    ready: topic.ready,
    listen(filter, hear) {
      const listener = { filter, hear };
      const places = placesOf(filter);
      everybody.add(listener);
      for (const place of places) index.set(place, (index.get(place) ?? new Set()).add(listener));
      if (!isByKind(filter)) readers += 1;
      return () => {
        if (!everybody.delete(listener)) return;
        if (!isByKind(filter)) readers -= 1;
        for (const place of places) {
          const there = index.get(place);
          there?.delete(listener);
          if (there?.size === 0) index.delete(place);
        }
        if (everybody.size > 0) return;
        stopListening();
        onEmpty();
      };
    },
  };
}

/** The place of those who want something, for events that are about nothing of that sort. */
const ANYTHING = '*';

function placeOf(dimension: Dimension, value: string | number): string {
  return `${dimension} ${value}`;
}

/** Where in the index a filter stands: under each value of its first dimension. */
function placesOf(filter: EventFilter): readonly string[] {
  const first = SUBJECTS.find((of) => filter[of] !== null) ?? 'kinds';
  const values = [...(filter[first] ?? [])].map((value) => placeOf(first, value));
  return first === 'kinds' ? values : [...values, placeOf(first, ANYTHING)];
}
