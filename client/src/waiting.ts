/** How long it is waited before the first try more, and at most. */
const FIRST = 300;
const LONGEST = 15_000;

/** The milliseconds before a try after so many that failed: longer each time, and never the same for all who wait. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST * 2 ** (failures - 1), LONGEST) * (0.75 + Math.random() / 2);
}

/** Ends after so many milliseconds, or as soon as it is given up or there is no more to wait for. */
export function pause(milliseconds: number, givenUp?: AbortSignal, sooner?: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      givenUp?.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    givenUp?.addEventListener('abort', wake);
    void sooner?.then(wake);
    if (givenUp?.aborted === true) wake();
  });
}
