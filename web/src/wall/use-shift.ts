import { computed, type ComputedRef } from 'vue';
import { deviceNow } from '../ui/server-time.ts';

const OFFSETS = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [-4, 4],
  [-4, 0],
  [-4, -4],
  [0, -4],
  [4, -4],
] as const;

/** By how much everything stands aside, another few pixels each minute, so that nothing burns into the screen; as CSS has it. */
export function useShift(): ComputedRef<string> {
  return computed(() => {
    const [x, y] = OFFSETS[Math.floor(deviceNow.value / 60_000) % OFFSETS.length] ?? OFFSETS[0];
    return `translate(${x}px, ${y}px)`;
  });
}
