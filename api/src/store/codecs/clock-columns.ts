import type { Clock } from '../../rules/clocks/clock.ts';
import type { Instant } from '../../kernel/time.ts';
import { deadline } from '../../rules/clocks/fischer.ts';
import { nextWarningAt } from '../../rules/clocks/inactivity.ts';
import { toDateOrNull } from './instant.ts';

/** The columns of a game that hold its clock. */
export interface ClockColumns {
  readonly firstRemaining: bigint;
  readonly secondRemaining: bigint;
  readonly firstUsed: bigint;
  readonly secondUsed: bigint;
  readonly clockRunning: Clock['running'];
  readonly clockSince: Date | null;
  readonly deadline: Date | null;
  readonly warnAt: Date | null;
}

/** A clock as its game's row keeps it, with the deadline of the running seat and its next warning, after `told` if that is later than its turn. */
export function clockColumns(clock: Clock, told?: Instant): ClockColumns {
  return {
    firstRemaining: BigInt(clock.remaining.first),
    secondRemaining: BigInt(clock.remaining.second),
    firstUsed: BigInt(clock.used.first),
    secondUsed: BigInt(clock.used.second),
    clockRunning: clock.running,
    clockSince: toDateOrNull(clock.since),
    deadline: toDateOrNull(deadline(clock)),
    warnAt: toDateOrNull(nextWarningAt(clock, told)),
  };
}
