import type { PreflightIssue } from '../../../rules/formats/format.ts';
import { knockoutPlan } from '../../../rules/formats/knockout/plan.ts';
import type { FormatKey } from '../../../rules/formats/registry.ts';

export const PLANNED_FORMATS = ['ROUND_ROBIN', 'KIBA', 'KUKSU', 'KNOCKOUT', 'COUNTRY_MATCH'] as const;
export type PlannedFormat = (typeof PLANNED_FORMATS)[number];

/** What the rules of a format say about a number of players before that format can be run here. */
export function sizeIssues(format: Exclude<PlannedFormat, FormatKey>, players: number): readonly PreflightIssue[] {
  if (format === 'KNOCKOUT') return knockoutIssues(players);
  return countryMatchIssues(players);
}

/** Source: formats.md B.3.3, B.3.5. */
function countryMatchIssues(players: number): readonly PreflightIssue[] {
  if (players >= 4 && players <= 6) return [];
  const code = players < 4 ? 'TOO_FEW_PLAYERS' : 'TOO_MANY_PLAYERS';
  return [blocking(code, `A match of countries takes 4 to 6 players, here are ${players}.`, 'formats.md B.3.3')];
}

/** Source: formats.md D.2.3, D.2.6, D.5.1. */
function knockoutIssues(players: number): readonly PreflightIssue[] {
  if (players < 2) {
    return [
      blocking('TOO_FEW_PLAYERS', `A knock-out takes at least 2 players, here are ${players}.`, 'formats.md D.2'),
    ];
  }
  const { luckyLosers, firstRoundMatches } = knockoutPlan(players);
  const surelyFinished = Math.ceil((3 * firstRoundMatches) / 4);
  if (luckyLosers <= surelyFinished) return [];
  const message =
    `Round 2 needs ${luckyLosers} lucky losers, but only ${surelyFinished} matches of round 1 are sure to be finished ` +
    'before the rulings; the rest is filled up from ruled losers.';
  return [{ code: 'LUCKY_LOSERS_MAY_BE_SHORT', message, rule: 'formats.md D.2.6', blocking: false }];
}

function blocking(code: string, message: string, rule: string): PreflightIssue {
  return { code, message, rule, blocking: true };
}
