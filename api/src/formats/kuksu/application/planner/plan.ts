import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { kuksuPlan } from '../../rules/plan.ts';
import type { KuksuPlan } from '../../rules/plan.ts';

const MOST_PLAYERS = 10_000;

/** The tiers and leagues of so many players, title holder apart. Source: Kuksu 7.1, 8. */
export function planKuksu(players: number): Result<KuksuPlan, string> {
  if (players < 0 || players > MOST_PLAYERS) return err(`players: from 0 to ${MOST_PLAYERS}, here are ${players}.`);
  return ok(kuksuPlan(players));
}
