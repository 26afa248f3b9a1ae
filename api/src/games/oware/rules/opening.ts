import { message } from '../../../kernel/message.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import type { SettingsRefusal } from '../../../rules/stored-settings.ts';
import { BOARD } from './houses.ts';
import type { OwarePosition } from './types.ts';

/** Nothing is agreed before a game: abapa has one form. */
export type OwareConfig = Readonly<Record<string, never>>;

/** Any settings are those of abapa, which has none. */
export function parseConfig(): Result<OwareConfig, SettingsRefusal> {
  return ok({});
}

/** That abapa is played, and the two points in which other forms differ from it. Source: Oware 1, 3.3, 5.1. */
export function owareAgreed(): AgreedRule {
  const text = message('games.OWARE.agreed');
  return { title: message('agreed.title.game'), text, rules: ['Oware 1.4', 'Oware 3.3', 'Oware 5.1'] };
}

/** The first position: four seeds in every house, South to move. Source: Oware 1.2, 1.3. */
export function opening(): OwarePosition {
  const houses = Array.from({ length: BOARD }, () => 4);
  return { houses, stores: { first: 0, second: 0 }, turn: 'first', seen: [], end: null };
}
