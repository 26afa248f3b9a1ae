import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { DICE_LABEL, diceSourceProblem, rollAt } from '../rules/dice.ts';
import type { DiceSource } from '../rules/dice.ts';
import { commitTo, hashUnder, readSeed } from '../../../application/committed-seed.ts';

/** The most rolls that are recomputed at once. */
export const MOST_ROLLS = 1_000;

/** What was revealed of a game, and what is claimed of it: the seed in hexadecimal, its commitment (null: not said), the rolls from index 0. */
export interface RevealedDice extends DiceSource {
  readonly serverSeed: string;
  readonly commit: string | null;
  readonly rolls: ReadonlyArray<readonly number[]>;
  /** How many rolls are wanted, if more than are claimed. */
  readonly count: number;
}

/** The commitment and rolls that follow from a seed, and whether the claim is the same; `differsAt`: the first roll that is not. */
export interface DiceVerification {
  readonly commit: string;
  readonly isCommitSame: boolean | null;
  readonly rolls: ReadonlyArray<{ readonly index: number; readonly dice: readonly [number, number] }>;
  readonly isEveryRollSame: boolean | null;
  readonly differsAt: number | null;
}

/** Recomputes the dice of a game from its revealed seed. Refuses what can be no seed, source or roll. Source: Backgammon 6. */
export function verifyDice(revealed: RevealedDice): Result<DiceVerification, string> {
  const seed = readSeed(revealed.serverSeed);
  if (seed === null) return err('serverSeed: 64 hexadecimal digits.');
  const problem = diceSourceProblem(revealed);
  if (problem !== null) return err(problem);
  if (revealed.commit !== null && !/^[0-9a-f]{64}$/i.test(revealed.commit))
    return err('commit: 64 hexadecimal digits.');
  const wanted = Math.max(revealed.count, revealed.rolls.length);
  if (wanted > MOST_ROLLS || revealed.count < 0) return err(`count, rolls: from 0 to ${MOST_ROLLS}.`);
  const odd = revealed.rolls.findIndex((roll) => roll.length !== 2 || roll.some((die) => die < 1 || die > 6));
  if (odd !== -1) return err(`rolls[${odd}]: two dice, each from 1 to 6.`);
  const hash = hashUnder(seed);
  const rolls = Array.from({ length: wanted }, (_, index) => ({ index, dice: rollAt(hash, revealed, index) }));
  const differsAt = revealed.rolls.findIndex((roll, index) => roll.join() !== rolls[index]?.dice.join());
  const commit = commitTo(seed, DICE_LABEL, revealed.gameId);
  return ok({
    commit,
    isCommitSame: revealed.commit === null ? null : revealed.commit.toLowerCase() === commit,
    rolls,
    isEveryRollSame: revealed.rolls.length === 0 ? null : differsAt === -1,
    differsAt: differsAt === -1 ? null : differsAt,
  });
}
