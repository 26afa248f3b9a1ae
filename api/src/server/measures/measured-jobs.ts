import type { JobWatch } from '../jobs.ts';
import type { Measures } from './measures.ts';

/** Counts for each job how late it begins and what of it fails, and how late games are decided on time. */
export function measuredJobs(measures: Pick<Measures, 'began' | 'flagged' | 'jobFailed'>): JobWatch {
  return (world, job) => ({
    ...world,
    began: (late) => measures.began(job, late),
    flagged: measures.flagged,
    report(failure) {
      measures.jobFailed(job, world.now());
      world.report(failure);
    },
  });
}
