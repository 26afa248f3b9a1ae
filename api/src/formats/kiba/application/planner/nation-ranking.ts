import { asId } from '../../../../kernel/ids.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { FEWEST_OF_A_COUNTRY, nationRanking } from '../../rules/championship/nation-ranking.ts';
import type { NationRanking } from '../../rules/championship/nation-ranking.ts';
import { idsProblem } from '../../../../application/queries/planner/caller-id.ts';
import { pointsProblem } from './caller-points.ts';

/** A player of one tournament as a planner's caller gives him. */
export interface PlannerNationPlayerInput {
  readonly id: string;
  readonly country: string;
  readonly points: number;
}

const MOST_PLAYERS = 1_000;

/** The ranking by country after one tournament; `minimumPlayers` null: 2. Source: Championship 3.1, 3.2. */
export function planNationRanking(
  inputs: readonly PlannerNationPlayerInput[],
  minimumPlayers: number | null,
): Result<NationRanking<EntryId>, string> {
  const fewest = minimumPlayers ?? FEWEST_OF_A_COUNTRY;
  if (fewest < FEWEST_OF_A_COUNTRY) return err(`minimumPlayers: at least ${FEWEST_OF_A_COUNTRY}, here is ${fewest}.`);
  if (inputs.length > MOST_PLAYERS) return err(`players: at most ${MOST_PLAYERS} players, here are ${inputs.length}.`);
  const problem = idsProblem(inputs.map(({ id }, index) => ({ where: `players[${index}]`, id })));
  if (problem !== null) return err(problem);
  for (const [index, { country, points }] of inputs.entries()) {
    const wrong = country === '' ? 'the country is empty' : pointsProblem(points);
    if (wrong !== null) return err(`players[${index}]: ${wrong}.`);
  }
  const players = inputs.map(({ id, country, points }) => ({ id: asId<EntryId>(id), country, points }));
  return ok(nationRanking([players], fewest));
}
