import type { Message } from '../kernel/message.ts';
import { say, STRANGER } from '../application/texts/say.ts';
import type { MailLocale } from '../store/mail-preference.ts';
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
  locale: t.field({ type: LocaleEnum, description: 'In which language; English when it is left out.' }),
}));

/** A message as a stranger is told it, in the language that he asks for. */
export function said(message: Message, locale: MailLocale | null | undefined): string {
  return say({ ...STRANGER, locale: locale ?? STRANGER.locale }, message);
}
