import { message } from '../../../kernel/message.ts';
import { halfPoints } from '../../../kernel/points.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { refuseSettings, type SettingsRefusal } from '../../../rules/stored-settings.ts';
import { IN_PLAY } from './play.ts';
import { keyOf } from './position-key.ts';
import { noStones, rowsOf } from './stones.ts';
import { GO_RULES, KO_RULES } from './types.ts';
import type { GoConfig, GoPosition, GoSettings } from './types.ts';

/** The boards that are played on. Source: Go 1.1. */
export const SMALLEST = 5;
export const LARGEST = 25;

/** The largest komi, of either sign, in half points: more than a board of 25 has points. */
export const LARGEST_KOMI = 2 * 650;

/** 19x19 by Japanese rules with komi 6.5, as the Kuksu is played. */
export const USUAL: GoSettings = { size: 19, komi: halfPoints(13), rules: 'JAPANESE', koRule: 'SIMPLE' };

/** The same as settings are given: komi in points. */
export const USUAL_GIVEN = { ...USUAL, komi: USUAL.komi / 2 } as const;

/** Reads settings `{ size, komi, rules, koRule }`, komi in points; what is missing is as usual. Refuses with a sentence. */
export function parseConfig(value: unknown): Result<GoConfig, SettingsRefusal> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuseSettings(message('games.GO.settings.noObject'));
  const given: Readonly<Record<string, unknown>> = { ...USUAL_GIVEN, ...value };
  const { size, komi, rules, koRule } = given;
  if (typeof size !== 'number' || !isSize(size))
    return refuseSettings(message('games.GO.settings.size', { least: SMALLEST, most: LARGEST }), 'size');
  const halves = typeof komi === 'number' ? komi * 2 : Number.NaN;
  if (!isKomi(halves)) return refuseSettings(message('games.GO.settings.komi', { most: LARGEST_KOMI / 2 }), 'komi');
  const ruleSet = GO_RULES.find((each) => each === rules);
  if (ruleSet === undefined)
    return refuseSettings(message('games.GO.settings.rules', { values: { oneOf: GO_RULES } }), 'rules');
  const ko = KO_RULES.find((each) => each === koRule);
  if (ko === undefined)
    return refuseSettings(message('games.GO.settings.koRule', { values: KO_RULES.join(', ') }), 'koRule');
  return ok({ size, komi: halfPoints(halves), rules: ruleSet, koRule: ko, setup: null });
}

/** Whether boards of this size are played on. */
export function isSize(size: number): boolean {
  return Number.isInteger(size) && size >= SMALLEST && size <= LARGEST;
}

/** Whether this is a komi, in half points. */
export function isKomi(halves: number): boolean {
  return Number.isInteger(halves) && Math.abs(halves) <= LARGEST_KOMI;
}

/** The board before the first move. */
export function opening({ size, komi, rules, koRule, setup }: GoConfig): GoPosition {
  const first = setup === null ? noStones(size) : rowsOf(setup.black, size);
  const second = setup === null ? noStones(size) : rowsOf(setup.white, size);
  const count = setup === null ? 0 : setup.black.length + setup.white.length;
  const turn = setup === null ? 'first' : setup.toMove;
  return {
    settings: { size, komi, rules, koRule },
    stones: { first, second },
    turn,
    ko: null,
    captures: { first: 0, second: 0 },
    passes: 0,
    resumes: 0,
    phase: IN_PLAY,
    seen: keyOf(first, second, turn),
    count,
    most: count,
  };
}
