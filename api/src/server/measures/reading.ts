import type { Delay, JobReading, ReadServer } from '../../graphql/server/reading.ts';
import { message, type Message } from '../../kernel/message.ts';
import { between, instant, millis, SECOND, type Instant } from '../../kernel/time.ts';
import { ownVersion } from '../version.ts';
import { figuresOf, type Figures } from './figures.ts';
import { addGauges, atItsMoment, type GaugeParts } from './gauges.ts';
import { watchStalls } from './stalls.ts';
import { ALARMING_SECONDS, GROWING_FOR } from './thresholds.ts';

interface ReadingParts extends GaugeParts {
  readonly signal: AbortSignal;
}

/** Reads how this server is doing from what is counted, of which it adds what is measured when it is asked for; until the signal aborts. */
export function createReading(parts: ReadingParts): ReadServer {
  const { registry, now, signal } = parts;
  addGauges(parts);
  const stalls = watchStalls(signal);
  const startedAt = now();
  const version = ownVersion();
  const reading = async () => {
    const read = figuresOf(registry);
    const queues = await read('baraza_queue_age_seconds');
    const backUp = (await read('baraza_back_up_age_seconds')).total();
    const signIns = await read('baraza_sign_ins_total');
    const refusals = await read('baraza_refused_total');
    const clocks = (await read('baraza_clock_lag_seconds')).total();
    return {
      version,
      startedAt,
      memoryBytes: process.memoryUsage.rss(),
      stalls: delay('nodejs_eventloop_lag_p99_seconds', stalls(), (lasts) => message('operating.stalls', { lasts })),
      statements: (await read('baraza_database_seconds')).waits(),
      connections: (await read('baraza_database_wait_seconds')).waits(),
      clocks: delay('baraza_clock_lag_seconds', clocks, (ago) => message('operating.clocks', { ago })),
      mails: delay('baraza_queue_age_seconds', queues.total('mail'), (ago) => message('operating.mails', { ago })),
      webhooks: delay('baraza_queue_age_seconds', queues.total('webhooks'), (ago) =>
        message('operating.webhooks', { ago }),
      ),
      backUp: delay('baraza_back_up_age_seconds', Number.isNaN(backUp) ? null : backUp, (ago) =>
        message('operating.backUp', { ago }),
      ),
      jobs: await jobsOf(read, now()),
      subscribers: (await read('baraza_subscribers')).total(),
      watched: (await read('baraza_watched')).total(),
      refusals: refusals.labels().map((rule) => ({ rule, count: refusals.total(rule) })),
      signIns: { done: signIns.total('done'), failed: signIns.total('failed') },
    };
  };
  return (at) => atItsMoment.run(at, reading);
}

type Lasting = { readonly lasts: ReturnType<typeof millis> };

function delay(
  figure: keyof typeof ALARMING_SECONDS,
  seconds: number | null,
  warningOf: (lasts: Lasting) => Message,
): Delay {
  const isAlarming = seconds !== null && seconds > ALARMING_SECONDS[figure];
  return { seconds, warning: isAlarming ? warningOf({ lasts: millis(seconds * SECOND) }) : null };
}

async function jobsOf(read: Figures, now: Instant): Promise<readonly JobReading[]> {
  const late = await read('baraza_job_late_seconds');
  const failures = await read('baraza_job_failures_total');
  const failed = await read('baraza_job_failed_timestamp_seconds');
  const names = new Set([...late.labels(), ...failures.labels()]);
  return [...names].toSorted().map((name) => {
    const failedAt = failures.total(name) === 0 ? null : instant(failed.total(name) * SECOND);
    const lasts = failedAt === null ? null : between(failedAt, now);
    const isGrowing = lasts !== null && lasts < GROWING_FOR;
    return {
      name,
      late: late.waits(name),
      failures: failures.total(name),
      failedAt,
      warning: isGrowing ? message('operating.jobFailed', { ago: { lasts } }) : null,
    };
  });
}
