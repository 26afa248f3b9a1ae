import { message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { FormatRefusal, PreflightIssue } from '../../../rules/formats/format.ts';
import { ROUND_ROBIN_SIZES, type RoundRobinSettings } from './settings.ts';

/** What does not work with this number of players: too few or too many for the preset, both blocking; else nothing. */
export function roundRobinPreflight(settings: RoundRobinSettings, players: number): readonly PreflightIssue[] {
  const fits = checkSize(settings, players);
  if (fits.ok) return [];
  const code = fits.error.kind === 'too-few-players' ? 'TOO_FEW_PLAYERS' : 'TOO_MANY_PLAYERS';
  return [{ code, message: fits.error.message, rules: ['Round robin 1.1'], blocking: true }];
}

/** The number of players if these settings take it, else why not. */
export function checkSize({ preset }: RoundRobinSettings, players: number): Result<number, FormatRefusal> {
  const { min, max } = ROUND_ROBIN_SIZES[preset];
  const why = message('formats.ROUND_ROBIN.start.players', { preset, min, max, players });
  if (players < min) return err({ kind: 'too-few-players', message: why });
  return players > max ? err({ kind: 'too-many-players', message: why }) : ok(players);
}
