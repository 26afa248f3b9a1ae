import { watch } from 'vue';
import { useSowing, type Sowing } from '../boards/use-sowing.ts';
import { motionPaused } from '../game/motion.ts';
import { useListening } from '../ui/listening.ts';

/** Sows the move of a step that was just taken, seed by seed, until something is touched; `frames` of the move between two positions. */
export function useStepSowing<Position, Frame>(
  step: () => { readonly position: Position; readonly before: Position | null },
  frames: (before: Position, position: Position) => readonly Frame[],
): Pick<Sowing<Frame>, 'frame' | 'pace'> {
  const { frame, pace, play, finish } = useSowing<Frame>();
  watch(
    () => step().position,
    (position) => {
      finish();
      const { before } = step();
      if (before !== null && !motionPaused.value) play(frames(before, position), () => undefined);
    },
  );

  useListening('window', ['keydown', 'pointerdown'], finish, { capture: true });
  return { frame, pace };
}
