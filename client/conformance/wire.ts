/** One connection of the client under test. */
export interface Wire {
  /** Ends it without a word. */
  cut(): void;
  /** Lets nothing through any more, in either direction. */
  hold(): void;
  /** Ends it as a server does that stops. */
  stop(): void;
}

/** Sends something now, or a little later. */
export function later(delay: number, send: () => void): void {
  if (delay === 0) send();
  else setTimeout(send, delay);
}
