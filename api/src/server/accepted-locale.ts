import { LOCALES, type Locale } from '../kernel/locale.ts';

/** The first language that there are texts in of an `Accept-Language`, whose languages stand in the order of preference; English where there is none. */
export function acceptedLocale(headers: Headers | undefined): Locale {
  const wanted = (headers?.get('accept-language') ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((language) => LOCALES.find((locale) => locale === language) ?? []).at(0) ?? 'en';
}
