import { message } from '../../../kernel/message.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import { refuseSettings, type SettingsRefusal } from '../../../rules/stored-settings.ts';
import { LONGEST_MATCH } from './decode.ts';
import { readStartScore } from './start-score.ts';
import type { BackgammonConfig } from './types.ts';

/** The points of a match where nothing else is said. Source: Knock-out 3.1. */
const USUAL_LENGTH = 10;

/** What one game alone usually is: a single game. */
export const USUAL_GAME = { length: 0 } as const;

/** Reads untrusted settings: `length`, whole points, 0 for a single game; null or missing: ten. Played here, resigning is worth what the board says. */
export function parseConfig(value: unknown): Result<BackgammonConfig, SettingsRefusal> {
  return readConfig(value ?? {}, USUAL_LENGTH);
}

/**
 * Reads the untrusted settings of one game alone: `length` of its match, null or missing: 0, a single game; the `score` at which it begins,
 * missing: nothing; `crawford`, `before`, `now` or `after`, missing: as the first time at that score.
 */
export function parseGameConfig(value: unknown): Result<BackgammonConfig, SettingsRefusal> {
  const given = value ?? {};
  const config = readConfig(given, USUAL_GAME.length);
  if (!config.ok || typeof given !== 'object') return config;
  const at = readStartScore(given, config.value.length);
  return at.ok ? ok({ ...config.value, at: at.value }) : refuseSettings(at.error);
}

function readConfig(given: unknown, usualLength: number): Result<BackgammonConfig, SettingsRefusal> {
  if (typeof given !== 'object' || given === null) return refuseSettings(message('games.BACKGAMMON.settings.noObject'));
  const length = 'length' in given ? (given.length ?? usualLength) : usualLength;
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 0 || length > LONGEST_MATCH) {
    return refuseSettings(message('games.BACKGAMMON.settings.length', { most: LONGEST_MATCH }), 'length');
  }
  return ok({ length, resignations: 'BY_THE_BOARD' });
}

/** To how many points backgammon is played. Source: Backgammon 3. */
export function backgammonAgreed({ length, at }: BackgammonConfig): AgreedRule {
  const text =
    length === 0
      ? message('games.BACKGAMMON.agreed.single')
      : message(`games.BACKGAMMON.agreed.${at === undefined ? 'match' : 'matches'}`, { n: length });
  return { title: message('agreed.title.game'), text, rules: ['Backgammon 3.7'] };
}
