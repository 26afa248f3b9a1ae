import { LOCALES } from '../../kernel/locale.ts';
import type { LetterMessage, Message, MessageArg } from '../../kernel/message.ts';
import { textOf } from './catalogue.ts';

/** A message as a letter may say it; null where a language lacks a text for it, or for a message that is put into it. */
export function forLetters(message: Message): LetterMessage | null {
  const isThere = LOCALES.every((locale) => textOf(locale, message.key)?.locale === locale);
  return isThere && Object.values(message.args).every(isForLetters) ? (message as LetterMessage) : null;
}

function isForLetters(arg: MessageArg): boolean {
  if (typeof arg !== 'object') return true;
  if ('key' in arg) return forLetters(arg) !== null;
  return !('listed' in arg) || arg.listed.every((one) => forLetters(one) !== null);
}
