import { createI18n } from 'vue-i18n';
import { english, type Messages } from './messages.ts';

declare module 'vue-i18n' {
  // Editors offer these keys; a text that a page names and that is not there fails a test.
  export interface DefineLocaleMessage extends Messages {}
}

/** The page's texts. English today; another language is another folder of the same files. */
export const i18n = createI18n({ legacy: false, locale: 'en', fallbackLocale: 'en', messages: { en: english } });
