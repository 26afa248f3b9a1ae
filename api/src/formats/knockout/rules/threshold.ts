import type { FormatState } from '../../../rules/formats/format.ts';
import type { Instant } from '../../../kernel/time.ts';
import { lastWeekOf, type LastWeekTimes } from './last-week.ts';
import { roundsOf, type RoundStanding } from './rounds.ts';
import type { KnockoutSettings } from './settings.ts';

/** The rule about the last week in a round as it stands; `decided`: how many of its matches are. Source: Knock-out 5.1, 5.2. */
export function roundLastWeek(
  { lastWeekDays: days, thresholdPercent: percent }: KnockoutSettings,
  { matches }: RoundStanding,
): LastWeekTimes & { readonly decided: number } {
  const decidedAt = matches.flatMap(({ decidedAt: at }) => at ?? []);
  return { ...lastWeekOf({ matches: matches.length, decidedAt, days, percent }), decided: decidedAt.length };
}

/** When open matches of the last round are ruled on; null: it is not so far, never will be, or all that is open waits for the director. */
export function knockoutRulingsAt(settings: KnockoutSettings, state: FormatState): Instant | null {
  const last = roundsOf(settings, state).at(-1);
  const isOpen = last?.matches.some(({ winner, waits }) => winner === null && !waits) ?? false;
  return last === undefined || !isOpen ? null : roundLastWeek(settings, last).endsAt;
}
