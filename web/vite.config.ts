import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { catalogueModule } from './catalogue-module.ts';
import { guideModule } from './guide-module.ts';
import { rulebookModule } from './rulebook-module.ts';
import { schemaFactsModule } from './schema-facts.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The API that the page is built for; another one where the tests add to it. */
const schema = process.env.BARAZA_SCHEMA ?? at('../schema.graphql');
const api = process.env.BARAZA_API ?? 'http://localhost:4000';
/** Texts that the server has at addresses beside those of the page, such as /games/<id>.txt. */
const texts = String.raw`^/(games|tournaments|players|calendar|overlay)/[^/]+(/[^/]+)?\.[a-z]+$`;

/** GraphiQL is at the address of the API for who comes with a browser. */
function isLookedAt({ headers }: IncomingMessage): string | undefined {
  return headers.accept?.includes('text/html') === true ? '/graphiql.html' : undefined;
}

export default defineConfig({
  root: at('.'),
  plugins: [
    catalogueModule(at('..')),
    rulebookModule(at('../docs/rules')),
    guideModule(at('../docs')),
    vue(),
    schemaFactsModule(schema),
  ],
  // The page compiles its texts itself, so vue-i18n comes without its compiler.
  resolve: { alias: { 'vue-i18n': 'vue-i18n/dist/vue-i18n.runtime.esm-bundler.js' } },
  define: {
    __VUE_OPTIONS_API__: false,
    __VUE_I18N_FULL_INSTALL__: false,
    __VUE_I18N_LEGACY_API__: false,
    __INTLIFY_PROD_DEVTOOLS__: false,
  },
  // Everything the page loads is a file of its own origin: nothing inlined as data, nothing the content policy would refuse.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // GraphiQL, which comes packed with some 300 kB.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      input: { page: at('index.html'), graphiql: at('graphiql.html') },
      // Parts of GraphiQL say where they would run on a server, which they do not.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: {
      '/graphql': { target: api, ws: true, bypass: isLookedAt },
      '/auth': { target: api },
      '/dev/mail': { target: api },
      [texts]: { target: api },
    },
  },
});
