import { message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { FormatRefusal, PreflightIssue } from '../../../rules/formats/format.ts';
import { lastWeekOf } from './last-week.ts';
import { knockoutPlan } from './plan.ts';
import type { KnockoutSettings } from './settings.ts';

/** The fewest and the most players of a knock-out here. */
export const KNOCKOUT_SIZES = { min: 2, max: 512 } as const;

/** The number of players if a knock-out takes it, else why not. */
export function checkSize(players: number): Result<number, FormatRefusal> {
  const { min, max } = KNOCKOUT_SIZES;
  const why = message('formats.KNOCKOUT.start.players', { min, max, players });
  if (players < min) return err({ kind: 'too-few-players', message: why });
  return players > max ? err({ kind: 'too-many-players', message: why }) : ok(players);
}

/**
 * What does not work, or is worth knowing, at this number of players: too few and too many are blocking; that round 2 may
 * have too few losers who played to the end is not. Source: Knock-out 2.3, 2.6, 5.1.
 */
export function knockoutPreflight(
  { thresholdPercent: percent, lastWeekDays: days }: KnockoutSettings,
  players: number,
): readonly PreflightIssue[] {
  const fits = checkSize(players);
  if (!fits.ok) {
    const code = fits.error.kind === 'too-few-players' ? 'TOO_FEW_PLAYERS' : 'TOO_MANY_PLAYERS';
    return [{ code, message: fits.error.message, rules: ['Knock-out 1.2'], blocking: true }];
  }
  const { luckyLosers, firstRoundMatches: matches } = knockoutPlan(players);
  const { needed } = lastWeekOf({ matches, decidedAt: [], days, percent });
  const surelyFinished = matches > 3 ? needed : matches;
  if (luckyLosers <= surelyFinished) return [];
  const short = message('formats.KNOCKOUT.start.luckyLosers', { luckyLosers, finished: surelyFinished });
  return [{ code: 'LUCKY_LOSERS_MAY_BE_SHORT', message: short, rules: ['Knock-out 2.6'], blocking: false }];
}
