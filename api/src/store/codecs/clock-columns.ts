import type { Clock } from '../../rules/clocks/clock.ts';
import { deadline } from '../../rules/clocks/fischer.ts';
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
}

/** A clock as its game's row keeps it, the deadline of the running seat beside it. */
export function clockColumns(clock: Clock): ClockColumns {
  return {
    firstRemaining: BigInt(clock.remaining.first),
    secondRemaining: BigInt(clock.remaining.second),
    firstUsed: BigInt(clock.used.first),
    secondUsed: BigInt(clock.used.second),
    clockRunning: clock.running,
    clockSince: toDateOrNull(clock.since),
    deadline: toDateOrNull(deadline(clock)),
  };
}
