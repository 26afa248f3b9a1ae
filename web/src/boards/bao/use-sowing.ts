import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import type { BoardSeeds } from './board-seeds.ts';
import { sowingFrames, sowingPace, type SowingFrame, type SowingStep } from './sowing.ts';

/** A sowing that plays by itself and can be ended at any moment. */
export interface Sowing {
  /** The act being shown; null while nothing moves. */
  readonly frame: Readonly<ShallowRef<SowingFrame | null>>;
  /** Milliseconds for each act of the sowing being shown. */
  readonly pace: Readonly<ShallowRef<number>>;
  /** Shows a sowing act by act, then calls `done`; at once where the reader wants no motion. */
  play(before: BoardSeeds, trace: readonly SowingStep[], done: () => void): void;
  /** Ends the sowing being shown at its final position. */
  finish(): void;
}

/** In milliseconds; the built style sheet writes 110ms as .11s. */
const usualPace = (): number => {
  const text = getComputedStyle(document.documentElement).getPropertyValue('--m-seed').trim();
  return (Number.parseFloat(text) || 0) * (text.endsWith('ms') ? 1 : 1_000);
};

/** Plays sowings in the rhythm of the hand. Source: look.md 4, one seed sown. */
export function useSowing(): Sowing {
  const frame = shallowRef<SowingFrame | null>(null);
  const pace = shallowRef(0);
  let request = 0;
  let end: (() => void) | null = null;

  const finish = (): void => {
    cancelAnimationFrame(request);
    const done = end;
    end = null;
    frame.value = null;
    done?.();
  };

  const play = (before: BoardSeeds, trace: readonly SowingStep[], done: () => void): void => {
    finish();
    end = done;
    const frames = sowingFrames(before, trace);
    pace.value = sowingPace(frames.length, usualPace());
    if (pace.value === 0 || document.hidden) return finish();
    const start = performance.now();
    const show = (now: number): void => {
      const next = frames[Math.floor((now - start) / pace.value)];
      if (!next) return finish();
      frame.value = next;
      request = requestAnimationFrame(show);
    };
    show(start);
  };

  onScopeDispose(() => {
    end = null;
    cancelAnimationFrame(request);
  });
  return { frame, pace, play, finish };
}
