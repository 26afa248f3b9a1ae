import { DEMO_PARTS } from '../../formats/demo.ts';
import type { Db } from '../../store/client.ts';
import type { BotTurn } from '../../store/reading/bot-turn.ts';
import type { JobWorld } from '../jobs/job.ts';

/** What goes on in the demo world by itself. */
export interface DemoJobs {
  readonly runs: readonly ((world: JobWorld) => Promise<void>)[];
  /** Whether a turn of a bot is taken there, and not by the bots of every tournament. */
  readonly isOwnTurn: (turn: BotTurn) => boolean;
}

/** Where there is no demo world. */
export const NO_DEMO_JOBS: DemoJobs = { runs: [], isOwnTurn: () => false };

/** The jobs of a demo world that is made. */
export async function demoJobs(db: Db): Promise<DemoJobs> {
  const own = await Promise.all(DEMO_PARTS.flatMap((part) => part.ownTurns?.(db) ?? []));
  return {
    runs: DEMO_PARTS.flatMap(({ run }) => run ?? []),
    isOwnTurn: (turn) => own.some((isOwn) => isOwn(turn)),
  };
}
