import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { PreflightIssue } from '../../../rules/formats/format.ts';
import { FORMATS } from '../../../rules/formats/registry.ts';
import { sizeIssues } from './size-issues.ts';
import type { PlannedFormat } from './size-issues.ts';

const MOST_PLAYERS = 10_000;

/**
 * What does not work at this number of players by the rules of the format; empty when nothing does, whether this server
 * runs the format yet or not. What is only worth knowing, such as who rests, depends on a tournament's own settings and is
 * told of it. `preset` counts for a round robin only; null: what the format takes under any.
 */
export function planPreflight(
  format: PlannedFormat,
  players: number,
  preset: string | null,
): Result<readonly PreflightIssue[], string> {
  if (players < 0 || players > MOST_PLAYERS) return err(`players: from 0 to ${MOST_PLAYERS}, here are ${players}.`);
  if (!isReady(format)) return ok(sizeIssues(format, players));
  const configured = FORMATS[format].configure(usualSettings(format, preset));
  if (!configured.ok) return configured;
  return ok(configured.value.preflight(players).filter(({ blocking }) => blocking));
}

function usualSettings(format: keyof typeof FORMATS, preset: string | null): object {
  if (format === 'ROUND_ROBIN') return { preset: preset ?? 'FREE' };
  return format === 'COUNTRY_MATCH' ? { countries: ['the first', 'the second'] } : {};
}

function isReady(format: string): format is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, format);
}
