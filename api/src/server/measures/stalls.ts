import { monitorEventLoopDelay } from 'node:perf_hooks';
import { MINUTE, SECOND } from '../../kernel/time.ts';
import { realMillis } from '../timers.ts';

const NANOSECONDS = 1e9;

/** Milliseconds between two looks, which what is measured has in it: with 10 of them looking takes four times the CPU. */
const BETWEEN_LOOKS = 50;

/**
 * Watches until the signal aborts how long the program holds itself up, and tells the seconds that one turn in a hundred was longer than. It is
 * told of a minute, or of what has gone by of the next one; the figure that Prometheus reads begins anew with each of its own readings.
 */
export function watchStalls(signal: AbortSignal): () => number {
  const delays = monitorEventLoopDelay({ resolution: BETWEEN_LOOKS });
  delays.enable();
  signal.addEventListener('abort', () => void delays.disable(), { once: true });
  let begun = realMillis();
  return () => {
    const seconds = delays.count === 0 ? 0 : delays.percentile(99) / NANOSECONDS - BETWEEN_LOOKS / SECOND;
    if (realMillis() - begun > MINUTE) {
      delays.reset();
      begun = realMillis();
    }
    return Math.max(0, seconds);
  };
}
