import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AgreedRule } from '../../agreed-rule.ts';
import { LONGEST_MATCH } from './decode.ts';
import type { BackgammonConfig } from './types.ts';

/** The points of a match where nothing else is said. Source: formats.md D.3.1. */
const USUAL_LENGTH = 10;

/** Reads untrusted settings: `length`, whole points, 0 for a single game; null or missing: ten. Played here, resigning is worth what the board says. */
export function parseConfig(value: unknown): Result<BackgammonConfig, string> {
  const given = value ?? {};
  if (typeof given !== 'object') return err('The settings of backgammon are an object.');
  const length = 'length' in given ? (given.length ?? USUAL_LENGTH) : USUAL_LENGTH;
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 0 || length > LONGEST_MATCH) {
    return err(`A match is to 1 to ${LONGEST_MATCH} points, a single game to 0.`);
  }
  return ok({ length, resignations: 'BY_THE_BOARD' });
}

/** To how many points backgammon is played. Source: go-backgammon.md 2.3. */
export function backgammonAgreed({ length }: BackgammonConfig): AgreedRule {
  const text =
    length === 0
      ? 'Backgammon, a single game with the doubling cube.'
      : `Backgammon, a match to ${length} ${length === 1 ? 'point' : 'points'} with the doubling cube and the Crawford rule.`;
  return { title: 'Game', text, source: null };
}
