/** Events one by one, for `for await`. */
export interface Events<Event> extends AsyncIterableIterator<Event, void, void> {
  /** Ends them at once, also while somebody waits for the next. */
  return(): Promise<IteratorReturnResult<void>>;
}

/** Events on their way to who takes them one by one. */
export interface Stream<Event> {
  readonly events: Events<Event>;
  push(event: Event): void;
  /** Ends it behind what was pushed; with a failure, if that is not null. */
  end(failure: unknown): void;
  /** How many were pushed and not taken. */
  waiting(): number;
  /** Ends when all are taken, or it is given up. */
  drained(givenUp: AbortSignal): Promise<void>;
}

/** A stream that tells when its reader has left it; who leaves waits for nothing more. */
export function createStream<Event>(onLeave: () => void): Stream<Event> {
  const queue: Event[] = [];
  let ending: { readonly failure: unknown } | null = null;
  let wakeReader = (): void => {};
  let wakeWriter = (): void => {};
  const OVER = { done: true, value: undefined } as const;

  function leave(): void {
    queue.length = 0;
    ending = { failure: null };
    wakeReader();
    wakeWriter();
    onLeave();
  }

  const events: Events<Event> = {
    async next() {
      for (;;) {
        const event = queue.shift();
        if (queue.length === 0) wakeWriter();
        if (event !== undefined) return { done: false, value: event };
        if (ending !== null) {
          const { failure } = ending;
          ending = { failure: null };
          if (failure !== null) throw failure;
          return OVER;
        }
        await new Promise<void>((resolve) => (wakeReader = resolve));
      }
    },
    async return() {
      leave();
      return OVER;
    },
    [Symbol.asyncIterator]: () => events,
  };

  return {
    events,
    push(event) {
      if (ending !== null) return;
      queue.push(event);
      wakeReader();
    },
    end(failure) {
      ending ??= { failure };
      wakeReader();
    },
    waiting: () => queue.length,
    async drained(givenUp) {
      while (queue.length > 0 && !givenUp.aborted) await new Promise<void>((resolve) => (wakeWriter = resolve));
    },
  };
}
