import { asId } from '../../../../kernel/ids.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import { err } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { kibaPoints } from '../../rules/points.ts';
import type { KibaStage, PlayerPoints } from '../../rules/points.ts';
import { idProblem } from '../../../../application/queries/planner/caller-id.ts';

/** One game as a planner's caller gives it; `winner` null: open. */
export interface PlannerStagedGameInput {
  readonly stage: KibaStage;
  readonly first: string;
  readonly second: string;
  readonly winner?: string | null | undefined;
}

const MOST_GAMES = 10_000;

/** Everybody's championship points from the games of one tournament, most first. Source: Championship 2.2. */
export function planKibaPoints(
  inputs: readonly PlannerStagedGameInput[],
  champion: string | null,
): Result<readonly PlayerPoints[], string> {
  if (inputs.length > MOST_GAMES) return err(`games: at most ${MOST_GAMES} games, here are ${inputs.length}.`);
  for (const [index, { first, second }] of inputs.entries()) {
    const problem = idProblem(first) ?? idProblem(second);
    if (problem !== null) return err(`games[${index}]: ${problem}.`);
  }
  const games = inputs.map(({ stage, first, second, winner }) => ({
    stage,
    first: asId<EntryId>(first),
    second: asId<EntryId>(second),
    winner: winner === null || winner === undefined ? null : asId<EntryId>(winner),
  }));
  const points = kibaPoints(games, champion === null ? null : asId<EntryId>(champion));
  return points.ok ? points : err(points.error.message);
}
