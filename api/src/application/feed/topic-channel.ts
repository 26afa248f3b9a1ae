import { asId } from '../../kernel/ids.ts';
import type { GameId } from '../../kernel/ids.ts';
import { millis, plus, SECOND } from '../../kernel/time.ts';
import type { Instant } from '../../kernel/time.ts';
import type { StoredEvent } from '../vocabulary/event.ts';
import type { Topic } from '../../store/topic.ts';
import { nextTick } from './clock-pace.ts';
import type { EventLog } from './event-log.ts';
import type { Delivery } from './feed.ts';
import type { ClockTicked, Heartbeat, WatchedEvent } from './watched-event.ts';
import { createListeners } from './listeners.ts';
import type { StoredDeadline } from './stored-deadlines.ts';
import type { FeedWorld } from './world.ts';

const HEARTBEAT = millis(5 * SECOND);

/** One topic while somebody listens to it: its stored events, its heartbeats and, for a game, its clock. */
export interface TopicChannel {
  /** Ends when every further commit will be heard. */
  readonly ready: Promise<unknown>;
  listen(listener: (delivery: Delivery<WatchedEvent>) => void): () => void;
}

/** What a channel reads of the database; all channels share it. */
export interface ChannelReading {
  readonly log: EventLog;
  readonly storedDeadline: StoredDeadline;
}

/** Opens a channel; `onEmpty` is called when its last listener has gone and it has stopped. */
export function openTopicChannel(
  world: FeedWorld,
  { log, storedDeadline }: ChannelReading,
  topic: Topic,
  onEmpty: () => void,
): TopicChannel {
  const stopping = new AbortController();
  const signal = AbortSignal.any([stopping.signal, world.signal]);
  const listeners = createListeners<Delivery<WatchedEvent>>(() => {
    stopping.abort();
    following.stop();
    onEmpty();
  });
  const gameId = topic.startsWith('game:') ? asId<GameId>(topic.slice('game:'.length)) : null;
  const following = log.follow(topic, (event) => {
    listeners.tell({ event, version: event.version, skippable: false });
    if (gameId !== null) void followClock(gameId, event);
  });
  let ticking = new AbortController();

  function pass(event: Heartbeat | ClockTicked): void {
    listeners.tell({ event, version: event.version, skippable: true });
  }

  async function beat(): Promise<void> {
    for (;;) {
      await world.sleepUntil(plus(world.now(), HEARTBEAT), signal, { soft: true });
      if (signal.aborted) return;
      pass({ topic, version: following.position(), at: world.now(), kind: 'Heartbeat', payload: {} });
    }
  }

  /** Sets the ticking by the deadline that an event tells, or else by the stored one. */
  async function followClock(id: GameId, event: StoredEvent | null): Promise<void> {
    ticking.abort();
    const own = new AbortController();
    ticking = own;
    const told = event === null ? undefined : toldDeadline(event);
    const deadline = told === undefined ? await storedDeadline(id).catch(failed) : told;
    if (deadline !== null && !own.signal.aborted) await tick(id, deadline, AbortSignal.any([own.signal, signal]));
  }

  function failed(failure: unknown): null {
    if (!signal.aborted) world.report(failure);
    return null;
  }

  async function tick(id: GameId, deadline: Instant, until: AbortSignal): Promise<void> {
    for (;;) {
      const next = nextTick(world.now(), deadline);
      if (next === null) return;
      await world.sleepUntil(next, until, { soft: true });
      if (until.aborted || world.now() >= deadline) return;
      pass({ topic, version: following.position(), at: world.now(), kind: 'ClockTicked', payload: { gameId: id } });
    }
  }

  void beat();
  if (gameId !== null) void followClock(gameId, null);
  return { ready: following.ready, listen: listeners.add };
}

/** The deadline after this event: undefined when it does not say, null when no clock runs. */
function toldDeadline({ kind, payload }: StoredEvent): Instant | null | undefined {
  if (kind === 'GameStarted' || kind === 'MovePlayed') return payload.deadline;
  return kind === 'GameFinished' ? null : undefined;
}
