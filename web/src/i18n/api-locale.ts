import type { graphql } from '../graphql/tada.ts';

/** A language as the API writes it: `sw` is `SW`. */
export type ApiLocale = ReturnType<typeof graphql.scalar<'Locale'>>;

/** The language of the page as the API has it. */
export const apiLocale = (language: string): ApiLocale => language.toUpperCase() as ApiLocale;

/** A language of the API as the page has it. */
export const pageLanguage = (locale: ApiLocale): string => locale.toLowerCase();
