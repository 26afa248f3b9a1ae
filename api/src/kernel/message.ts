import type { Instant, Millis } from './time.ts';

/** What is put into a text: a name or a number as it is, an instant, the day of one, a duration, names as a sentence lists them, or another message. */
export type MessageArg =
  | string
  | number
  | { readonly at: Instant }
  | { readonly day: Instant }
  | { readonly lasts: Millis }
  | { readonly names: readonly string[] }
  | Message;

/** Something to be said in any language: the key of a text of the catalogue, and what is put into its places. */
export interface Message<Key extends string = string> {
  readonly key: Key;
  readonly args: Readonly<Record<string, MessageArg>>;
}
