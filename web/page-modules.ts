import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import type { PluginOption } from 'vite';
import { catalogueModule } from './catalogue-module.ts';
import { guideModule } from './guide-module.ts';
import { nearLetters } from './near-letters.ts';
import { rulebookModule } from './rulebook-module.ts';
import { schemaFactsModule } from './schema-facts.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The API that the page is built for; another one where the tests add to it. */
const schema = process.env.BARAZA_SCHEMA ?? at('../schema.graphql');

/** What the page is made of, in a browser and where the server draws it. */
export const pageModules = (): PluginOption[] => [
  catalogueModule(at('..')),
  rulebookModule(at('../docs/rules')),
  guideModule(at('../docs')),
  nearLetters(at('src/styles/fonts.css'), at('generated/fonts')),
  vue(),
  schemaFactsModule(schema),
];

/** The page compiles its texts itself, so vue-i18n comes without its compiler. */
export const RUNTIME_TEXTS = { 'vue-i18n': 'vue-i18n/dist/vue-i18n.runtime.esm-bundler.js' };

/** What of Vue and vue-i18n the page does without. */
export const TEXT_FLAGS = {
  __VUE_OPTIONS_API__: false,
  __VUE_I18N_FULL_INSTALL__: false,
  __VUE_I18N_LEGACY_API__: false,
  __INTLIFY_PROD_DEVTOOLS__: false,
  __INTLIFY_DROP_MESSAGE_COMPILER__: true,
};
