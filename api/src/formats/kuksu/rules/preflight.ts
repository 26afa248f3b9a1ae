import type { PreflightIssue } from '../../../rules/formats/format.ts';
import { kuksuPlan } from './plan.ts';
import { LEAGUE_SIZES } from './tiers.ts';

/**
 * What does not work with so many players, title holder apart, both blocking: too few for a league, or 1 to 4 left over for the
 * lowest tier, with the director's two ways out. Source: Kuksu 7.1, 8.4.
 */
export function kuksuPreflight(players: number): readonly PreflightIssue[] {
  const plan = kuksuPlan(players);
  if (plan.kind === 'ok') return [];
  if (plan.kind === 'too-few') {
    const message = `A Kuksu league has at least ${LEAGUE_SIZES.min} players, here are ${players}.`;
    return [{ code: 'TOO_FEW_PLAYERS', message, rules: ['Kuksu 7.1'], blocking: true }];
  }
  const { exclude, invite } = plan;
  const message = `${exclude} of ${players} players are left over for the lowest tier: leave ${exclude} out or invite ${invite}.`;
  return [{ code: 'SHORT', message, rules: ['Kuksu 8.4'], blocking: true }];
}
