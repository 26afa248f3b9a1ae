import { onScopeDispose, shallowRef, type ShallowRef } from 'vue';
import { useListening } from '../ui/listening.ts';
import { sowingPace } from './sowing-pace.ts';

/** A sowing that plays by itself and can be ended at any moment; a frame is the board after one act of the hand. */
export interface Sowing<Frame> {
  /** The act being shown; null while nothing moves. */
  readonly frame: Readonly<ShallowRef<Frame | null>>;
  /** Milliseconds for each act of the sowing being shown. */
  readonly pace: Readonly<ShallowRef<number>>;
  /** Shows a sowing act by act, then calls `done`; at once where the reader wants no motion. */
  play(frames: readonly Frame[], done: () => void): void;
  /** Ends the sowing being shown at its final position. */
  finish(): void;
}

/** In milliseconds; the built style sheet writes 110ms as .11s. */
const usualPace = (): number => {
  const text = getComputedStyle(document.documentElement).getPropertyValue('--m-seed').trim();
  return (Number.parseFloat(text) || 0) * (text.endsWith('ms') ? 1 : 1_000);
};

/** A frame that is long in coming shows the next act, or so many milliseconds of acts where these are shorter. */
const LONGEST_FRAME = 50;

/** Plays sowings in the rhythm of the hand; where no frames come, as in a hidden tab, their end is shown. Source: look.md 4, one seed sown. */
export function useSowing<Frame>(): Sowing<Frame> {
  const frame = shallowRef<Frame | null>(null);
  const pace = shallowRef(0);
  let request = 0;
  let end: (() => void) | null = null;

  const finish = (): void => {
    if (end === null) return;
    cancelAnimationFrame(request);
    const done = end;
    end = null;
    frame.value = null;
    done?.();
  };

  const play = (frames: readonly Frame[], done: () => void): void => {
    finish();
    end = done;
    pace.value = sowingPace(frames.length, usualPace());
    if (pace.value === 0 || document.hidden) return finish();
    const mostActs = Math.max(1, LONGEST_FRAME / pace.value);
    let acts = 0;
    let last: number | null = null;
    const show = (now: number): void => {
      // A frame is stamped with when it began, which may be before the sowing was asked for.
      if (last !== null) acts += Math.min((now - last) / pace.value, mostActs);
      last = now;
      const next = frames[Math.floor(acts)];
      if (!next) return finish();
      frame.value = next;
      request = requestAnimationFrame(show);
    };
    frame.value = frames[0] ?? null;
    request = requestAnimationFrame(show);
  };

  const hidden = (): void => void (document.hidden && finish());
  useListening('document', ['visibilitychange'], hidden);
  onScopeDispose(() => {
    end = null;
    cancelAnimationFrame(request);
  });
  return { frame, pace, play, finish };
}
