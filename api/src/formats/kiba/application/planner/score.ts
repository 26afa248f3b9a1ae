import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { listScore } from '../../../../rules/ratings/list-score.ts';
import type { ListScore } from '../../../../rules/ratings/list-score.ts';
import { ratingProblem } from '../../../../application/queries/planner/listed-player.ts';

/** The KIBA score of any Elo and number of matches; refuses numbers out of range. Source: KIBA 3.1, 3.2. */
export function planKibaScore(elo: number, matches: number): Result<ListScore, string> {
  const problem = ratingProblem({ elo, matches });
  return problem === null ? ok(listScore(elo, matches)) : err(`${problem}.`);
}
