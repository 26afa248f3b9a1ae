import type { Message, Words } from '../kernel/message.ts';
import { say, STRANGER } from '../application/texts/say.ts';
import type { Locale } from '../kernel/locale.ts';
import type { Context } from './context.ts';
import { builder } from './builder.ts';

/** The languages that there are texts in. */
export const LocaleEnum = builder.enumType('Locale', {
  description: 'A language. All letters are there in each; what is not there in one is said in English.',
  values: {
    EN: { value: 'en', description: 'English.' },
    IT: { value: 'it', description: 'Italian.' },
    EO: { value: 'eo', description: 'Esperanto.' },
    SW: { value: 'sw', description: 'Swahili.' },
    FR: { value: 'fr', description: 'French.' },
  } as const,
});

/** The arguments of a field that is a text. */
export const inLanguage = builder.args((t) => ({
  locale: t.field({
    type: LocaleEnum,
    description: 'In which language; left out: the first of `Accept-Language` that there is, else English.',
  }),
}));

/** A message as a stranger is told it, in the language that he asks for, or that he says he reads; what a person has written, as he wrote it. */
export function said(words: Words, asked: Locale | null | undefined, { locale }: Context): string {
  return typeof words === 'string' ? words : say({ ...STRANGER, locale: asked ?? locale }, words);
}

interface InLanguage {
  readonly locale?: Locale | null | undefined;
}

/** The options of a field that is a sentence: a message of the catalogue in the language that is asked for. */
export function sentence<Shape>(description: string, messageOf: (shape: Shape) => Words) {
  return {
    description,
    args: inLanguage,
    resolve: (shape: Shape, { locale }: InLanguage, context: Context) => said(messageOf(shape), locale, context),
  };
}

/** The options of a field that is a sentence, or null where there is nothing to say. */
export function sentenceOrNull<Shape>(description: string, wordsOf: (shape: Shape) => Words | null) {
  return {
    nullable: true as const,
    description,
    args: inLanguage,
    resolve: (shape: Shape, { locale }: InLanguage, context: Context) => {
      const words = wordsOf(shape);
      return words === null ? null : said(words, locale, context);
    },
  };
}

/** The options of a field that lists sentences. */
export function sentences<Shape>(description: string, messagesOf: (shape: Shape) => readonly Message[]) {
  return {
    description,
    args: inLanguage,
    resolve: (shape: Shape, { locale }: InLanguage, context: Context) =>
      messagesOf(shape).map((message) => said(message, locale, context)),
  };
}
