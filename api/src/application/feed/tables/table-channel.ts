import type { GroupId, TournamentId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/assert.ts';
import { plus, SECOND } from '../../../kernel/time.ts';
import { tournamentTopic } from '../../events.ts';
import type { Delivery, Opening } from '../feed.ts';
import type { WatchedEvent } from '../watched-event.ts';
import type { TopicChannel } from '../topic-channel.ts';
import type { FeedWorld } from '../world.ts';
import type { Ledger } from './ledger.ts';
import { readTables } from './shown-tables.ts';
import { isNothing, newsAbout, type TableNews } from './table-changes.ts';

type Groups = ReadonlySet<GroupId> | null;
type Hear = (delivery: Delivery<WatchedEvent>) => void;

interface Listener {
  readonly groups: Groups;
  readonly hear: Hear;
}

/** The tables of a tournament while somebody watches them. */
export interface TableChannel {
  /** Ends when they are read, and every further commit will be heard. */
  readonly ready: Promise<unknown>;
  /** Hands over what changes in these groups, or in all. */
  listen(groups: Groups, hear: Hear): () => void;
  /** How they stand, or what has changed since a version if that is known. */
  open(after: number | null, groups: Groups): Opening<WatchedEvent>;
}

interface Watched {
  readonly tournament: TournamentId;
  readonly topic: TopicChannel;
  /** What was seen before; it outlives the channel. */
  readonly ledger: Ledger;
}

/**
 * Reads the tables anew, at one moment and once for all who watch, when something has happened in the tournament; several events that come
 * meanwhile are one reading. A heartbeat of the topic is passed on where the tables are true at its version.
 */
export function openTableChannel(
  world: FeedWorld,
  { tournament, topic, ledger }: Watched,
  onEmpty: () => void,
): TableChannel {
  const everybody = new Set<Listener>();
  const index = new Map<GroupId | null, Set<Listener>>();
  let target = 0;
  let isRunning = true;
  const stopListening = topic.listen(({ event, skippable }) => {
    if (skippable) return pass();
    target = Math.max(target, event.version);
    if (!isRunning) void catchUp();
  });

  const version = (): number => ledger.tables()?.version ?? -1;
  const context = { db: world.db, now: world.now, entropy: world.entropy, actor: { kind: 'anonymous' } } as const;
  const told = (kind: 'TablesSnapshot' | 'TablesChanged', news: TableNews): WatchedEvent => ({
    ...{ topic: tournamentTopic(tournament), version: version(), at: world.now() },
    kind,
    payload: { tournamentId: tournament, ...news },
  });
  const beat = (): WatchedEvent => ({
    ...{ topic: tournamentTopic(tournament), version: version(), at: world.now() },
    kind: 'Heartbeat',
    payload: {},
  });
  const whole = (): TableNews => ({ tables: [...(ledger.tables()?.tables.values() ?? [])], changes: [] });

  function pass(): void {
    if (isRunning || version() < target) return;
    for (const { hear } of [...everybody]) hear({ event: beat(), version: version(), skippable: true });
  }

  async function catchUp(): Promise<void> {
    isRunning = true;
    while (everybody.size > 0 && !world.signal.aborted && version() < target) {
      try {
        await read();
      } catch (failure) {
        if (world.signal.aborted) break;
        world.report(failure);
        await world.sleepUntil(plus(world.now(), SECOND), world.signal);
      }
    }
    isRunning = false;
  }

  async function read(): Promise<void> {
    const news = ledger.note(await world.working(() => readTables(context, tournament)));
    const kind = news === null ? 'TablesSnapshot' : 'TablesChanged';
    const about = news ?? whole();
    for (const { groups, hear } of concerned(about)) {
      const event = told(kind, newsAbout(about, groups));
      hear({ event, version: event.version, skippable: false });
    }
  }

  /** Who watches one of these tables, or all: found by them, however many watch others. */
  function concerned({ tables, changes }: TableNews): ReadonlySet<Listener> {
    const touched = [...tables, ...changes].map(({ groupId }) => groupId);
    const keys = touched.length === 0 ? [] : [null, ...touched];
    return new Set(keys.flatMap((key) => [...(index.get(key) ?? [])]));
  }

  const begun = topic.ready.then(async () => {
    await read();
    void catchUp();
  });
  begun.catch(() => {});
  return {
    ready: begun,
    listen(groups, hear) {
      const listener = { groups, hear };
      const keys = groups === null ? [null] : [...groups];
      everybody.add(listener);
      for (const key of keys) index.set(key, (index.get(key) ?? new Set()).add(listener));
      return () => {
        if (!everybody.delete(listener)) return;
        for (const key of keys) index.get(key)?.delete(listener);
        if (everybody.size > 0) return;
        stopListening();
        onEmpty();
      };
    },
    open(after, groups) {
      invariant(ledger.tables() !== null, 'tables are read before they are opened');
      const since = after === null ? null : ledger.since(after);
      if (since === null) return { events: [told('TablesSnapshot', newsAbout(whole(), groups))], version: version() };
      const own = newsAbout(since, groups);
      return { events: [isNothing(own) ? beat() : told('TablesChanged', own)], version: version() };
    },
  };
}
