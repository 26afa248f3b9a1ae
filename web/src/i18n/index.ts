import { createI18n } from 'vue-i18n';
import { compileMessage } from './compile-message.ts';

/** What pages say: shared texts, and those that each game and format brings. */
const english = import.meta.glob<Record<string, object>>(
  ['../../../texts/en/page/*.json', '../../../api/src/{games,formats}/*/texts/en/page.json'],
  { eager: true, import: 'default' },
);

/** The page's texts. English today; another language is another folder of the same files. */
export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  messages: { en: {} },
  messageCompiler: compileMessage,
});
for (const part of Object.values(english)) i18n.global.mergeLocaleMessage('en', part);
