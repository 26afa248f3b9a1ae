const LONGEST_MS = 2400;

/** Milliseconds for each act: the usual pace, quicker where the whole would take longer than 2.4 s. */
export const sowingPace = (acts: number, usual: number): number => (acts > 0 ? Math.min(usual, LONGEST_MS / acts) : 0);
