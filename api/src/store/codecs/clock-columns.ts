import { invariant } from '../../kernel/assert.ts';
import type { Clock } from '../../rules/clocks/clock.ts';
import type { Rest } from '../../rules/clocks/rest.ts';
import type { Instant } from '../../kernel/time.ts';
import { deadline } from '../../rules/clocks/fischer.ts';
import { nextWarningAt } from '../../rules/clocks/inactivity.ts';
import { toDate, toDateOrNull, toInstant } from './instant.ts';

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
  readonly restsFrom: Date[];
  readonly restsTo: Date[];
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
    restsFrom: clock.rests.map(({ from }) => toDate(from)),
    restsTo: clock.rests.map(({ to }) => toDate(to)),
  };
}

/** When nobody's time passes, as a game's row keeps it. */
export function restsOf({ restsFrom, restsTo }: Pick<ClockColumns, 'restsFrom' | 'restsTo'>): readonly Rest[] {
  return restsFrom.map((from, index) => {
    const to = restsTo[index];
    invariant(to !== undefined, 'a rest that begins ends');
    return { from: toInstant(from), to: toInstant(to) };
  });
}
