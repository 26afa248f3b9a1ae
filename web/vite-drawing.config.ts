import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { lettersModule } from './letters-module.ts';
import { pageModules, RUNTIME_TEXTS, TEXT_FLAGS } from './page-modules.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Vue's own renderer, made for bundlers: with what Node is given by itself comes a second Vue, and a compiler. */
const renderer = join(
  dirname(createRequire(import.meta.resolve('vue/package.json')).resolve('@vue/server-renderer/package.json')),
  'dist/server-renderer.esm-bundler.js',
);

/** Builds what draws pages at the server: one program with all that it needs, of the code that browsers have. */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  plugins: [...pageModules(), lettersModule()],
  ssr: { noExternal: true },
  resolve: {
    alias: [
      // The same as a browser has, and nothing for development.
      { find: /^vue$/, replacement: 'vue/dist/vue.runtime.esm-bundler.js' },
      { find: /^vue\/server-renderer$/, replacement: renderer },
      ...Object.entries(RUNTIME_TEXTS).map(([find, replacement]) => ({ find, replacement })),
    ],
  },
  define: {
    ...TEXT_FLAGS,
    __VUE_PROD_DEVTOOLS__: false,
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  build: {
    ssr: at('src/drawing/main.ts'),
    outDir: 'dist-drawing',
    emptyOutDir: true,
    target: 'node24',
    chunkSizeWarningLimit: 5_000,
  },
});
