import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { DRAW_LABEL, drawnOrder, lotProblem } from '../../../rules/lot.ts';
import type { Lot } from '../../../rules/lot.ts';
import { commitTo, hashUnder, readSeed } from '../../committed-seed.ts';
import { idsProblem } from './caller-id.ts';

const MOST_IDS = 2_000;

/** What was revealed of a lot, and what is claimed of it: the seed in hexadecimal, its commitment (null: not said), the order that was drawn (empty: not said). */
export interface RevealedDraw extends Lot {
  readonly serverSeed: string;
  readonly commit: string | null;
  readonly ids: readonly string[];
  readonly order: readonly string[];
}

/** The commitment and the order that follow from a seed, and whether the claim is the same; null: nothing was claimed. */
export interface DrawVerification {
  readonly commit: string;
  readonly isCommitSame: boolean | null;
  readonly order: readonly string[];
  readonly isOrderSame: boolean | null;
}

/** Draws a lot once more from its revealed seed. Refuses what can be no seed and no lot, and ids twice. Source: Knock-out 2.7. */
export function verifyDraw(revealed: RevealedDraw): Result<DrawVerification, string> {
  const seed = readSeed(revealed.serverSeed);
  if (seed === null) return err('serverSeed: 64 hexadecimal digits.');
  const { commit, ids } = revealed;
  if (commit !== null && readSeed(commit) === null) return err('commit: 64 hexadecimal digits.');
  if (Math.max(ids.length, revealed.order.length) > MOST_IDS) return err(`ids, order: at most ${MOST_IDS}.`);
  const problem = lotProblem(revealed) ?? idsProblem(ids.map((id, index) => ({ where: `ids[${index}]`, id })));
  if (problem !== null) return err(problem);
  const order = drawnOrder(hashUnder(seed), revealed, ids);
  const made = commitTo(seed, DRAW_LABEL, revealed.tournamentId);
  return ok({
    commit: made,
    isCommitSame: commit === null ? null : commit.toLowerCase() === made,
    order,
    isOrderSame: revealed.order.length === 0 ? null : revealed.order.join('\n') === order.join('\n'),
  });
}
