import { asId } from '../../../kernel/ids.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { Instant } from '../../../kernel/time.ts';
import { idProblem } from './caller-id.ts';

/** A player as a planner's caller gives him: his id is the caller's own. */
export interface PlannerPlayer {
  readonly id: EntryId;
  readonly name: string;
  readonly category: number;
  readonly elo: number;
  readonly matches: number;
  readonly enteredAt: Instant | null;
}

/** The same before it is checked; what is null or missing takes its default: category 3, Elo 1500, no matches. */
export interface PlannerPlayerInput {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly category?: number | null | undefined;
  readonly elo?: number | null | undefined;
  readonly matches?: number | null | undefined;
  readonly enteredAt?: Instant | null | undefined;
}

const LARGEST_NUMBER = 1_000_000;

/**
 * The players with their defaults; refuses too many, an id that is empty, too long or given twice, and numbers out of range.
 * `argument` is what the caller calls the list.
 */
export function plannerPlayers(
  inputs: readonly PlannerPlayerInput[],
  most: number,
  argument = 'players',
): Result<readonly PlannerPlayer[], string> {
  if (inputs.length > most) return err(`${argument}: at most ${most} players, here are ${inputs.length}.`);
  const seen = new Set<string>();
  const players: PlannerPlayer[] = [];
  for (const [index, input] of inputs.entries()) {
    const player = {
      id: asId<EntryId>(input.id),
      name: input.name ?? input.id,
      category: input.category ?? 3,
      elo: input.elo ?? 1500,
      matches: input.matches ?? 0,
      enteredAt: input.enteredAt ?? null,
    };
    const problem = seen.has(input.id) ? `the id "${input.id}" is given twice` : playerProblem(player);
    if (problem !== null) return err(`${argument}[${index}]: ${problem}.`);
    seen.add(input.id);
    players.push(player);
  }
  return ok(players);
}

/** Why these numbers can be nobody's, or null. */
export function ratingProblem({ elo, matches }: { readonly elo: number; readonly matches: number }): string | null {
  if (Math.abs(elo) > LARGEST_NUMBER)
    return `elo lies between -${LARGEST_NUMBER} and ${LARGEST_NUMBER}, here is ${elo}`;
  if (matches < 0 || matches > LARGEST_NUMBER)
    return `matches lies between 0 and ${LARGEST_NUMBER}, here is ${matches}`;
  return null;
}

function playerProblem(player: PlannerPlayer): string | null {
  const problem = idProblem(player.id);
  if (problem !== null) return problem;
  if (player.category < 1 || player.category > 3) return `category is 1, 2 or 3, here is ${player.category}`;
  return ratingProblem(player);
}
