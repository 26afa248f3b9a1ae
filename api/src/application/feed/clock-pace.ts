import { between, DAY, HOUR, instant, MINUTE, millis, SECOND } from '../../kernel/time.ts';
import type { Instant, Millis } from '../../kernel/time.ts';

/** How far apart the ticks of a clock are while so much is left. */
const PACE: ReadonlyArray<readonly [left: Millis, step: Millis]> = [
  [MINUTE, SECOND],
  [HOUR, millis(15 * SECOND)],
  [DAY, MINUTE],
];
const SLOWEST = millis(5 * MINUTE);

/** When a clock that runs out at `deadline` is shown next: at a whole step before the deadline. Null: it has run out. */
export function nextTick(now: Instant, deadline: Instant): Instant | null {
  const left = between(now, deadline);
  if (left <= 0) return null;
  const step = PACE.find(([below]) => left <= below)?.[1] ?? SLOWEST;
  const steps = Math.ceil(left / step) - 1;
  return steps === 0 ? null : instant(deadline - steps * step);
}
