import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { PreflightIssue } from '../../../rules/formats/format.ts';
import type { FormatKey } from '#formats/rules';
import { formatRulesOf } from '../../registered.ts';

const MOST_PLAYERS = 10_000;

/**
 * What does not work, or is worth knowing, at this number of players by the rules of the format; empty when nothing is to be said.
 * What depends on a tournament's own settings, such as who rests, is told of it. `preset`: the one that is asked about, for a format
 * that has some; null: what it takes under any.
 */
export function planPreflight(
  format: FormatKey,
  players: number,
  preset: string | null,
): Result<readonly PreflightIssue[], string> {
  if (players < 0 || players > MOST_PLAYERS) return err(`players: from 0 to ${MOST_PLAYERS}, here are ${players}.`);
  const configured = formatRulesOf(format).usual(preset);
  if (!configured.ok) return configured;
  return ok(configured.value.preflight(players).filter(({ bySettings }) => bySettings !== true));
}
