import type { Message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { PreflightIssue } from '../../../rules/formats/format.ts';
import type { FormatKey } from '#formats/rules';
import { formatRulesOf } from '../../registered.ts';
import { withoutNulls } from '../../../rules/stored-settings.ts';

const MOST_PLAYERS = 10_000;

/**
 * What does not work, or is worth knowing, at this number of players by the rules of the format; empty when nothing is to be said.
 * `settings` null: under the usual ones, and without what depends on a tournament's own, such as who rests.
 */
export function planPreflight(
  format: FormatKey,
  players: number,
  settings: object | null,
): Result<readonly PreflightIssue[], string | Message> {
  if (players < 0 || players > MOST_PLAYERS) return err(`players: from 0 to ${MOST_PLAYERS}, here are ${players}.`);
  if (settings === null) {
    const issues = formatRulesOf(format).usual().preflight(players);
    return ok(issues.filter(({ bySettings }) => bySettings !== true));
  }
  const configured = formatRulesOf(format).configure(withoutNulls(settings));
  return configured.ok ? ok(configured.value.preflight(players)) : err(configured.error.message);
}
