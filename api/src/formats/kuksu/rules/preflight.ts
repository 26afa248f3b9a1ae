import { message } from '../../../kernel/message.ts';
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
    const few = message('formats.KUKSU.start.tooFew', { least: LEAGUE_SIZES.min, players });
    return [{ code: 'TOO_FEW_PLAYERS', message: few, rules: ['Kuksu 7.1'], blocking: true }];
  }
  const { exclude, invite } = plan;
  const short = message('formats.KUKSU.start.leftOver', { exclude, players, invite });
  return [{ code: 'SHORT', message: short, rules: ['Kuksu 8.4'], blocking: true }];
}
