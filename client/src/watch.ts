import type { EventKind } from './generated/operations.ts';
import { placeAfter } from './place.ts';
import type { VersionedEvent } from './place.ts';
import { askedToWait, codeOf, isForLater, Refused, refusedBy } from './refusal.ts';
import type { Ending, Socket } from './socket.ts';
import { createStream } from './stream.ts';
import type { Events } from './stream.ts';
import { pause, pauseAfter } from './waiting.ts';

/** What is watched, and from where on. */
export interface Watching {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The version that is there already; null: begin with a snapshot. */
  readonly after: number | null;
  /** The types of the events that are wanted; null: all. */
  readonly kinds: readonly EventKind[] | null;
}

/** More events than this that nobody has taken yet, and the subscription rests until they are. */
const MOST_WAITING = 1_000;

/** The variables by which a part of what happens is left out, beside `$kinds`. */
const PARTS = ['players', 'groups', 'rounds'];

/**
 * Everything that happens to one thing: a snapshot, unless it begins after a version, then each version once and in order, and the
 * ticks of a clock; heartbeats are kept back. Whatever cuts the connection, it comes again after the version that was heard last.
 * Throws `Refused` where that is no use. `return()` ends it at once; `onEnd` is called when it has ended, in whatever way.
 */
export function watch(
  socket: Socket,
  { query, variables, after, kinds }: Watching,
  onEnd: () => void,
): Events<VersionedEvent> {
  const place = placeAfter(after, kinds === null && PARTS.every((part) => variables[part] == null));
  const over = new AbortController();
  const stream = createStream<VersionedEvent>(() => over.abort());
  void follow()
    .then(
      () => stream.end(null),
      (failure: unknown) => stream.end(failure),
    )
    .finally(onEnd);
  return stream.events;

  async function follow(): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      if (failures > 0) await pause(pauseAfter(failures), over.signal, socket.opened());
      await stream.drained(over.signal);
      if (over.signal.aborted) return;
      const wait = await once(() => (failures = 0));
      if (over.signal.aborted) return;
      if (wait > 0) await pause(wait, over.signal);
    }
  }

  /** One subscription from its beginning to its end; answers for how long the server wants to be left alone. */
  async function once(heard: () => void): Promise<number> {
    let isLeft = false;
    let isUnfit = false;
    const { ended, stop } = socket.subscribe(
      query,
      { ...variables, ...(kinds !== null && { kinds }), after: place.after },
      (data) => {
        if (isLeft) return;
        const event = eventOf(data);
        heard();
        isUnfit = event === null;
        const following = event === null ? 'hole' : place.hear(event);
        if (event !== null && (following === 'news' || following === 'passing') && event.__typename !== 'Heartbeat')
          stream.push(event);
        isLeft = following === 'hole' || stream.waiting() > MOST_WAITING;
        if (isLeft) stop();
      },
    );
    over.signal.addEventListener('abort', stop);
    const ending = await ended;
    over.signal.removeEventListener('abort', stop);
    if (isUnfit) throw new Refused('BAD_USER_INPUT', 'What is watched must ask for `__typename` and `version`.');
    return waitAfter(ending);
  }

  function waitAfter(ending: Ending): number {
    if (ending.kind === 'over') return 0;
    if (ending.kind === 'closed') {
      if (ending.refusal !== null) throw ending.refusal;
      return 0;
    }
    const { error } = ending;
    if (codeOf(error) === 'AFTER_UNKNOWN') place.forget();
    else if (!isForLater(error)) throw refusedBy(error);
    return askedToWait(error) ?? 0;
  }
}

function eventOf(data: Readonly<Record<string, unknown>>): VersionedEvent | null {
  const [event] = Object.values(data) as Array<Partial<VersionedEvent> | null>;
  return typeof event?.__typename === 'string' && typeof event.version === 'number' ? (event as VersionedEvent) : null;
}
