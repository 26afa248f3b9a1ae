import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { SECOND, type Instant, type Millis } from '../../kernel/time.ts';

/** What became of an operation or of an attempt to sign in. */
type Outcome = 'done' | 'failed';

/** What the server has done since it began, counted where it is done. */
export interface Measures {
  readonly registry: Registry;
  /** An operation was executed in so many milliseconds. */
  operation(kind: string, outcome: Outcome, millis: number): void;
  /** An operation has asked for so many points of somebody's, and was let begin or refused. */
  points(by: string, isPaid: boolean, asked: number): void;
  /** Something was refused because of this rule of the limits. */
  refused(rule: string): void;
  /** An event was sent to all who watch it, so many milliseconds after it was heard of. */
  fannedOut(millis: number): void;
  /** The database has answered a statement after so many milliseconds. */
  statement(millis: number): void;
  /** Somebody was given a connection to the database after so many milliseconds. */
  waited(millis: number): void;
  /** Somebody has tried to sign in. */
  signIn(outcome: Outcome): void;
  /** A game was decided on time, so long after its deadline. */
  flagged(late: Millis): void;
  /** A job has begun, so long after its work was due. */
  began(job: string, late: Millis): void;
  /** Work beside the requests has failed at this time; it is tried again. */
  jobFailed(job: string, at: Instant): void;
}

/** Seconds, for what takes fractions of one. */
const SHORT = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Seconds, for what is late. */
const LATE = [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3_600];

/** Nothing was done yet. */
export function createMeasures(): Measures {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter<Label>({ name: `baraza_${name}_total`, help, labelNames, registers });
  const seconds = <Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly Label[] = [],
  ) => new Histogram<Label>({ name: `baraza_${name}_seconds`, help, buckets, labelNames, registers });

  const operations = seconds('operation', 'How long operations of the API took to be executed.', SHORT, [
    'kind',
    'outcome',
  ]);
  const points = counter('points', 'Points that operations have asked for, by whose they are.', ['by', 'outcome']);
  const refusals = counter('refused', 'What was refused because of a limit, by the rule of the limit.', ['rule']);
  const fanOut = seconds('fan_out', 'From hearing of an event until it was sent to all who watch it.', SHORT);
  const statements = seconds('database', 'How long the database took for a statement.', SHORT);
  const waits = seconds('database_wait', 'How long a connection to the database was waited for.', SHORT);
  const signIns = counter('sign_ins', 'Attempts to sign in, by what became of them.', ['outcome']);
  const flags = seconds('flag_delay', 'From a deadline until the game was decided on time.', LATE);
  const jobs = seconds('job_late', 'How long after they were due jobs began.', LATE, ['job']);
  const failures = counter('job_failures', 'Failures of jobs; what failed is tried again.', ['job']);
  const failed = new Gauge({
    name: 'baraza_job_failed_timestamp_seconds',
    help: 'When jobs failed last, in seconds since 1970.',
    labelNames: ['job'],
    registers,
  });
  return {
    registry,
    operation: (kind, outcome, millis) => operations.observe({ kind, outcome }, millis / 1_000),
    points: (by, isPaid, asked) => points.inc({ by, outcome: isPaid ? 'paid' : 'refused' }, asked),
    refused: (rule) => refusals.inc({ rule }),
    fannedOut: (millis) => fanOut.observe(millis / 1_000),
    statement: (millis) => statements.observe(millis / 1_000),
    waited: (millis) => waits.observe(millis / 1_000),
    signIn: (outcome) => signIns.inc({ outcome }),
    flagged: (late) => flags.observe(late / 1_000),
    began: (job, late) => jobs.observe({ job }, late / 1_000),
    jobFailed(job, at) {
      failures.inc({ job });
      failed.set({ job }, at / SECOND);
    },
  };
}
