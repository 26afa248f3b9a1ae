import { live } from '../ui/live.ts';

/** Errors of an answer, over HTTP or the socket. */
type Errors = readonly { readonly extensions?: { readonly code?: unknown; readonly retryAfter?: unknown } }[];

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** In how many seconds to ask again what the server cannot answer because its database does not; null for any other errors. */
export function askAgainIn(errors: Errors | undefined): number | null {
  const told = errors?.find(({ extensions }) => extensions?.code === 'UNAVAILABLE')?.extensions?.retryAfter;
  return typeof told === 'number' ? told : null;
}

const isReady = (): Promise<boolean> =>
  fetch('/ready', { cache: 'no-store' }).then(
    ({ status }) => status !== 503,
    () => false,
  );

let waiting = false;

/** Says on the page that the server answers nothing, until it is ready again; what may have been missed is then asked for. */
export async function waitUntilReady(seconds: number): Promise<void> {
  if (waiting) return;
  waiting = true;
  live.unserved(true);
  do await pause(seconds);
  while (!(await isReady()));
  waiting = false;
  live.unserved(false);
  live.gap();
}
