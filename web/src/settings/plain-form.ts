import type { SettingFact } from '../graphql/schema-facts.ts';

/** Settings that the page has no fields of its own for: what can be set, and what is written so far. */
export interface PlainForm {
  /** What an empty field means: a new tournament is as usual, another one stays as it is. */
  readonly empty: 'asUsual' | 'asItIs';
  readonly settings: readonly SettingFact[];
  readonly values: Record<string, string | number>;
}
