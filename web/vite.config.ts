import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { manifestModule } from './manifest-module.ts';
import { packedFiles } from './packed-files.ts';
import { pageChunks } from './page-chunks.ts';
import { pageModules, RUNTIME_TEXTS, TEXT_FLAGS } from './page-modules.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.BARAZA_API ?? 'http://localhost:4000';
/** Texts and pictures that the server has at addresses beside those of the page, such as /games/<id>.txt. */
const texts = String.raw`^/(games|tournaments|players|calendar|overlay|og)/[^?]+\.[a-z]+(\?.*)?$`;

/** GraphiQL is at the address of the API for who comes with a browser. */
function isLookedAt({ headers }: IncomingMessage): string | undefined {
  return headers.accept?.includes('text/html') === true ? '/graphiql.html' : undefined;
}

export default defineConfig({
  root: at('.'),
  plugins: [...pageModules(), manifestModule(at('..')), packedFiles()],
  resolve: { alias: RUNTIME_TEXTS },
  define: TEXT_FLAGS,
  // Everything the page loads is a file of its own origin: nothing inlined as data, nothing the content policy would refuse.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Which files each part of the page needs, for what draws it at the server.
    ssrManifest: true,
    target: 'es2022',
    // GraphiQL, which comes packed with some 300 kB.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: { codeSplitting: { groups: pageChunks(at('src/first/first.ts'), at('src/main.ts')) } },
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
