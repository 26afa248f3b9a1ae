/** The languages that there are texts in; what is not there in one is said in English. */
export const LOCALES = ['en', 'it', 'eo', 'sw', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];
