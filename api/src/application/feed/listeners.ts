/** Those who want to hear something, told synchronously and in the order in which they came. */
export interface Listeners<Value> {
  /** Adds one; the answer removes it again. */
  add(listener: (value: Value) => void): () => void;
  tell(value: Value): void;
  size(): number;
}

/** Nobody yet; `onEmpty` is called whenever the last one has gone. */
export function createListeners<Value>(onEmpty: () => void = () => {}): Listeners<Value> {
  const listeners = new Set<{ readonly hear: (value: Value) => void }>();
  return {
    add(listener) {
      const entry = { hear: listener };
      listeners.add(entry);
      return () => {
        if (listeners.delete(entry) && listeners.size === 0) onEmpty();
      };
    },
    tell(value) {
      for (const { hear } of [...listeners]) hear(value);
    },
    size: () => listeners.size,
  };
}
