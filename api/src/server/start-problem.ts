import { isUnavailable, reasonOf } from '../store/failure.ts';
import type { Env } from './env.ts';
import { listenProblem } from './listen-problem.ts';

/** Why the server cannot start, in one sentence that says what to do; null for what is a fault of its own. */
export function startProblem(failure: unknown, env: Env): string | null {
  if (!isUnavailable(failure)) return listenProblem(failure, env);
  const isOurs = env.DATABASE_URL === undefined;
  const place = isOurs ? `database in ${env.DATA_DIR}` : 'database of DATABASE_URL';
  const remedy = isOurs ? 'see that its disk has room and may be written to' : 'see that it runs and may be written to';
  return `The ${place} cannot be used (${reasonOf(failure)}): ${remedy}, and start again.`;
}
