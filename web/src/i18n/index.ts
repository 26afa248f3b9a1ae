import { createI18n } from 'vue-i18n';
import { compileMessage } from './compile-message.ts';

/** What pages say, in the language that is shown; `languages.ts` loads its texts and shows it. */
export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: false,
  messages: {},
  messageCompiler: compileMessage,
});
