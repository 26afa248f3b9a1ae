import DataLoader from 'dataloader';
import { plus, SECOND } from '../../kernel/time.ts';
import type { StoredEvent } from '../vocabulary/event.ts';
import type { Topic } from '../../store/topic.ts';
import { readEvents } from '../vocabulary/log.ts';
import { topicVersions } from '../../store/reading/event.ts';
import type { TopicChange } from '../../store/notification.ts';
import type { FeedWorld } from './world.ts';

/** Events read of one topic at a time; what is beyond follows in the next turn, so that sockets are written in between. */
const PAGE = 200;

/** A topic that is read along. */
export interface Following {
  /** The version up to which the topic is handed over; ends when the first one is known. */
  readonly ready: Promise<number>;
  /** The version of the last event that was handed over. */
  position(): number;
  stop(): void;
}

/** The stored events of many topics, each once and in order, as they are committed. */
export interface EventLog {
  /** Hands over every event that is committed from now on. */
  follow(topic: Topic, deliver: (event: StoredEvent) => void): Following;
}

interface Cursor {
  readonly topic: Topic;
  readonly deliver: (event: StoredEvent) => void;
  position: number | null;
  /** the last version known to be committed */
  target: number;
}

/**
 * Reads along: what a commit wrote in several topics is read together and handed over in one turn. Nothing is polled; after
 * a lost connection everything that is followed is read again from where it stood.
 */
export function createEventLog(world: FeedWorld): EventLog {
  const cursors = new Map<Topic, Cursor>();
  const behind = new Set<Cursor>();
  // Who begins to follow many topics, as a wall of boards does, asks for the versions of all in one query.
  const versions = new DataLoader<Topic, number>(
    async (topics) => {
      const known = await topicVersions(world.db.prisma, topics);
      return topics.map((topic) => known.get(topic) ?? 0);
    },
    { cache: false },
  );
  let isReading = false;

  world.onChanges((changes: readonly TopicChange[]) => {
    for (const { topic, version } of changes) {
      const cursor = cursors.get(topic);
      if (cursor === undefined || version <= cursor.target) continue;
      cursor.target = version;
      behind.add(cursor);
    }
    catchUp();
  });
  world.onReconnect(() => {
    for (const cursor of cursors.values()) behind.add(cursor);
    catchUp();
  });

  function catchUp(): void {
    if (isReading || behind.size === 0) return;
    isReading = true;
    void world.working(readOn);
  }

  async function readOn(): Promise<void> {
    while (!world.signal.aborted) {
      const batch = [...behind].filter(({ position }) => position !== null);
      if (batch.length === 0) break;
      for (const cursor of batch) behind.delete(cursor);
      try {
        await readBatch(batch);
      } catch (failure) {
        if (world.signal.aborted) break;
        world.report(failure);
        for (const cursor of batch) behind.add(cursor);
        await world.sleepUntil(plus(world.now(), SECOND), world.signal);
      }
    }
    isReading = false;
  }

  async function readBatch(batch: readonly Cursor[]): Promise<void> {
    const pages = await Promise.all(
      batch.map(({ topic, position }) => readEvents(world.db, topic, position ?? 0, PAGE)),
    );
    for (const [index, cursor] of batch.entries()) {
      const page = pages[index] ?? [];
      for (const event of page) {
        cursor.position = event.version;
        if (cursors.get(cursor.topic) === cursor) cursor.deliver(event);
      }
      if (page.length === PAGE && cursors.get(cursor.topic) === cursor) behind.add(cursor);
    }
  }

  return {
    follow(topic, deliver) {
      const cursor: Cursor = { topic, deliver, position: null, target: 0 };
      cursors.set(topic, cursor);
      const ready = world.working(async () => {
        const version = await versions.load(topic);
        cursor.position = version;
        if (cursor.target > version) behind.add(cursor);
        else cursor.target = version;
        catchUp();
        return version;
      });
      // A failure reaches those who wait for it; without anybody it must not end the process.
      ready.catch(() => {});
      return {
        ready,
        position: () => cursor.position ?? 0,
        stop: () => {
          behind.delete(cursor);
          if (cursors.get(topic) === cursor) cursors.delete(topic);
        },
      };
    },
  };
}
