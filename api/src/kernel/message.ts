import type { KeyOfAllLanguages, Texts } from './generated/texts.ts';
import type { Instant, Millis } from './time.ts';

/** What is put into a text: a name or a number as it is, an instant, the day of one, a duration, names as a sentence lists them, all or one of them, messages one after another, or another message. */
export type MessageArg =
  | string
  | number
  | { readonly at: Instant }
  | { readonly day: Instant }
  | { readonly lasts: Millis }
  | { readonly names: readonly string[] }
  | { readonly oneOf: readonly string[] }
  | { readonly listed: readonly Message[] }
  | Message;

/** Something to be said in any language: the key of a text of the catalogue, and what is put into its places. */
export interface Message<Key extends string = string> {
  readonly key: Key;
  readonly args: Readonly<Record<string, MessageArg>>;
}

/**
 * What a letter may say: a message that every language has a text for, and so has whatever message is put into it, since letters speak
 * the language of who reads them and no other.
 */
export interface LetterMessage<Key extends KeyOfAllLanguages = KeyOfAllLanguages> {
  readonly key: Key;
  readonly args: Readonly<Record<string, LetterArg>>;
}

/** What is put into a text of a letter. */
export type LetterArg =
  | Exclude<MessageArg, Message | { readonly listed: unknown }>
  | { readonly listed: readonly LetterMessage[] }
  | LetterMessage;

/** What a person has written, as he wrote it, or what the server itself says. */
export type Words = string | Message;

/** What a person has written, or what the server itself says of it in a letter. */
export type LetterWords = string | LetterMessage;

/** The key of a text that the server says. */
export type MessageKey = keyof Texts;

/** What is put into the places of a text, all of them and no other; left out where it has none. */
export type Places<Key extends MessageKey, Arg extends MessageArg = MessageArg> = [Texts[Key]] extends [never]
  ? [args?: Readonly<Record<string, never>>]
  : [args: Readonly<Record<Texts[Key], Arg>>];

/** A message of the catalogue; a key that it lacks, or other places than its text has, are type errors. One that a letter may say is known as such. */
export function message<Key extends KeyOfAllLanguages>(key: Key, ...places: Places<Key, LetterArg>): LetterMessage<Key>;
export function message<Key extends MessageKey>(key: Key, ...places: Places<Key>): Message<Key>;
export function message<Key extends MessageKey>(key: Key, ...[args = {}]: Places<Key>): Message<Key> {
  return { key, args };
}
