import { MINUTE } from '../../kernel/time.ts';

/** Above how many seconds a figure is one to be woken for, as docs/operations.md has it. */
export const ALARMING_SECONDS = {
  baraza_clock_lag_seconds: 30,
  baraza_queue_age_seconds: 900,
  baraza_back_up_age_seconds: 172_800,
  nodejs_eventloop_lag_p99_seconds: 1,
} as const;

/** For how long after a failure failures are told to be growing. */
export const GROWING_FOR = 15 * MINUTE;
