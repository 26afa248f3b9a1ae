import { message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { FormatRefusal, PreflightIssue } from '../../../rules/formats/format.ts';
import { mostRounds, roundsFor, type SwissSettings } from './settings.ts';

const MOST_PLAYERS = 100;

/** The fewest and the most players for these settings: so many that nobody has to meet anybody twice. Source: Swiss 1.1, 1.2. */
export function swissSizes({ rounds }: SwissSettings): { readonly min: number; readonly max: number } {
  const least = rounds ?? 1;
  return { min: Math.max(2, least % 2 === 0 ? least + 1 : least), max: MOST_PLAYERS };
}

/** What does not work with this number of players: too few or too many, both blocking; else nothing. */
export function swissPreflight(settings: SwissSettings, players: number): readonly PreflightIssue[] {
  const fits = checkSize(settings, players);
  if (fits.ok) return [];
  const code = fits.error.kind === 'too-few-players' ? 'TOO_FEW_PLAYERS' : 'TOO_MANY_PLAYERS';
  return [{ code, message: fits.error.message, rules: ['Swiss 1.1', 'Swiss 1.2'], blocking: true }];
}

/** The number of players if these settings take it, else why not. */
export function checkSize(settings: SwissSettings, players: number): Result<number, FormatRefusal> {
  const { min, max } = swissSizes(settings);
  const why = message('formats.SWISS.start.players', { rounds: settings.rounds ?? 0, min, max, players });
  const isShort = players < min || roundsFor(settings, players) > mostRounds(players);
  if (isShort) return err({ kind: 'too-few-players', message: why });
  return players > max ? err({ kind: 'too-many-players', message: why }) : ok(players);
}
