import { onScopeDispose, readonly, shallowRef, watch, type Ref } from 'vue';
import { motionPaused } from '../game/motion.ts';

/** Milliseconds for which a stop is shown at speed 1: long enough to see which cells have become others. */
const DWELL = 1_600;
/** How many times faster the reader can have it. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** A tournament that goes on by itself, stop after stop. */
export interface Run {
  readonly isRunning: Readonly<Ref<boolean>>;
  readonly speed: Readonly<Ref<Speed>>;
  /** Begins, or stands still. */
  turn(): void;
  /** Takes the next speed, after the last the first. */
  hasten(): void;
  stop(): void;
}

/** Takes a step after each dwell while it runs; `step` answers whether there is another after it. */
export function useRun(step: () => boolean): Run {
  const isRunning = shallowRef(false);
  const speed = shallowRef<Speed>(1);
  let next: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => void (isRunning.value = false);
  const goOn = (): void => {
    clearTimeout(next);
    if (!isRunning.value) return;
    next = setTimeout(() => {
      if (!step()) stop();
      goOn();
    }, DWELL / speed.value);
  };
  watch([isRunning, speed], goOn);
  watch(motionPaused, (isPaused) => isPaused && stop());
  onScopeDispose(() => clearTimeout(next));
  return {
    isRunning: readonly(isRunning),
    speed: readonly(speed),
    turn: () => void (isRunning.value = !isRunning.value),
    hasten: () => void (speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length] ?? 1),
    stop,
  };
}
