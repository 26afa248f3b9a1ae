import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { PreflightIssue } from '../../../rules/formats/format.ts';
import { FORMATS } from '../../../rules/formats/registry.ts';
import { sizeIssues } from './size-issues.ts';
import type { PlannedFormat } from './size-issues.ts';

const MOST_PLAYERS = 10_000;

/**
 * What does not work at this number of players; empty when nothing stands against a start. A format that cannot be run here
 * yet says so, beside what its rules say about the number. `preset` counts for a round robin only, and is KIBA's when null.
 */
export function planPreflight(
  format: PlannedFormat,
  players: number,
  preset: string | null,
): Result<readonly PreflightIssue[], string> {
  if (players < 0 || players > MOST_PLAYERS) return err(`players: from 0 to ${MOST_PLAYERS}, here are ${players}.`);
  if (!isReady(format)) return ok([...sizeIssues(format, players), notReady(format)]);
  const configured = FORMATS[format].configure(format === 'ROUND_ROBIN' ? { preset: preset ?? 'KIBA' } : {});
  return configured.ok ? ok(configured.value.preflight(players)) : err(configured.error);
}

function isReady(format: string): format is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, format);
}

function notReady(format: string): PreflightIssue {
  return {
    code: 'FORMAT_NOT_READY',
    message: `This server cannot run a tournament of the format ${format} yet.`,
    rule: 'this server',
    blocking: true,
  };
}
