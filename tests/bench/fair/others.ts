import { setTimeout as pause } from 'node:timers/promises';
import { fromAddress, operation, type Answered } from './from-address.ts';
import type { PlayNext } from './played-games.ts';

/** How many ask each at once, and for how many milliseconds each of them pauses: a thousand, five hundred and two hundred answers on an idle machine. */
const ASKERS = {
  trivial: { atOnce: 3, pause: 50 },
  reading: { atOnce: 2, pause: 70 },
  move: { atOnce: 2, pause: 160 },
} as const;
const SECONDS = 20;

/** What somebody else asks meanwhile. */
export type Kind = keyof typeof ASKERS;
export const KINDS = Object.keys(ASKERS) as readonly Kind[];

/** How long answers took in milliseconds; one that failed took for ever. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

export type TimesOf = Readonly<Record<Kind, Times>>;

/**
 * Asks from an address of its own for twenty seconds; of each kind several ask, so that a long answer does not keep all of them from
 * asking. The answer measures once.
 */
export function others(url: string, playNext: PlayNext): () => Promise<TimesOf> {
  const ask = fromAddress(url, '127.0.0.3');
  const answered = async (asked: Promise<Answered>): Promise<void> => {
    const { status, text } = await asked;
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
  };
  const work: Readonly<Record<Kind, () => Promise<void>>> = {
    trivial: () => answered(ask(operation('{ sendsMail }'))),
    reading: () => answered(ask(operation('{ players(first: 3) { edges { node { name } } } }'))),
    move: () => playNext(ask),
  };
  return async () => {
    const end = performance.now() + SECONDS * 1_000;
    const timed = await Promise.all(KINDS.map((kind) => timesUntil(end, ASKERS[kind], work[kind])));
    return Object.fromEntries(KINDS.map((kind, index) => [kind, summed(timed[index] ?? [])])) as Record<Kind, Times>;
  };
}

async function timesUntil(
  end: number,
  { atOnce, pause: length }: { readonly atOnce: number; readonly pause: number },
  work: () => Promise<void>,
): Promise<readonly number[]> {
  const took: number[] = [];
  const ask = async (): Promise<void> => {
    while (performance.now() < end) {
      const begun = performance.now();
      const isAnswered = await work().then(
        () => true,
        () => false,
      );
      took.push(isAnswered ? performance.now() - begun : Infinity);
      await pause(length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return took;
}

function summed(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { count: times.length, p50: at(0.5), p99: at(0.99) };
}
