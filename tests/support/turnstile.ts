/** Lets so many through, one by one, and the others wait. */
export interface Turnstile {
  /** Does it when there is room; null: nobody is let through any more. */
  through<Value>(act: () => Promise<Value>): Promise<Value | null>;
  /** Ends when so many more have gone through, or nobody does any more. */
  passed(count: number): Promise<void>;
  /** Makes room for so many, and ends when they have gone through. */
  letThrough(count: number): Promise<void>;
  /** Lets nobody through any more. */
  close(): void;
}

/** A turnstile with room for nobody. */
export function turnstile(): Turnstile {
  let room = 0;
  let count = 0;
  let under = 0;
  let isClosed = false;
  const waiting = new Set<() => void>();

  /** Ends when this holds, or it is closed. */
  function until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isClosed && !holds()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  }

  function changed(): void {
    for (const look of waiting) look();
  }

  return {
    async through(act) {
      await until(() => room > 0 && (room -= 1) >= 0);
      if (isClosed) return null;
      under += 1;
      try {
        return await act();
      } finally {
        under -= 1;
        count += 1;
        changed();
      }
    },
    passed(more) {
      const last = count + more;
      return until(() => count >= last);
    },
    letThrough(more) {
      room += more;
      changed();
      return until(() => room === 0 && under === 0);
    },
    close() {
      isClosed = true;
      changed();
    },
  };
}
