import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { PreflightIssue } from '../../../rules/formats/format.ts';
import { FORMATS, type FormatKey } from '../../../formats/rules.ts';

const MOST_PLAYERS = 10_000;

/**
 * What does not work at this number of players by the rules of the format, and in a knock-out that there may be too few lucky losers;
 * empty when nothing is to be said. What else is worth knowing, such as who rests, depends on a tournament's own settings and is told
 * of it. `preset` counts for a round robin only; null: what the format takes under any.
 */
export function planPreflight(
  format: FormatKey,
  players: number,
  preset: string | null,
): Result<readonly PreflightIssue[], string> {
  if (players < 0 || players > MOST_PLAYERS) return err(`players: from 0 to ${MOST_PLAYERS}, here are ${players}.`);
  const configured = FORMATS[format].configure(usualSettings(format, preset));
  if (!configured.ok) return configured;
  const issues = configured.value.preflight(players);
  return ok(format === 'KNOCKOUT' ? issues : issues.filter(({ blocking }) => blocking));
}

function usualSettings(format: FormatKey, preset: string | null): object {
  if (format === 'ROUND_ROBIN') return { preset: preset ?? 'FREE' };
  return format === 'COUNTRY_MATCH' ? { countries: ['the first', 'the second'] } : {};
}
