import type { JobWorld } from '../application/jobs/job.ts';
import { runRulings } from './knockout/application/rulings-job.ts';

/** What formats do beside the requests by themselves; each ends after the signal. */
export const FORMAT_JOBS: readonly ((world: JobWorld) => Promise<void>)[] = [runRulings];
