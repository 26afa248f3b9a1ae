import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

interface Words {
  readonly nav: Readonly<Record<'myGames' | 'live' | 'tournaments', string>>;
}

/** Writes what a device needs to install the page as a program, `manifest.LANGUAGE.webmanifest`, in each language of its texts. */
export function manifestModule(root: string): Plugin {
  const manifest = (language: string): string => {
    const { nav } = JSON.parse(readFileSync(join(root, 'texts', language, 'page/common.json'), 'utf8')) as Words;
    const icon = (name: string, size: number, purpose: string) => ({
      src: `/${name}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    });
    return JSON.stringify({
      name: 'Baraza',
      short_name: 'Baraza',
      lang: language,
      id: '/',
      start_url: '/my-games',
      scope: '/',
      display: 'standalone',
      theme_color: '#fcfcfa',
      background_color: '#f2f2ed',
      icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
      shortcuts: [
        { name: nav.myGames, url: '/my-games' },
        { name: nav.live, url: '/' },
        { name: nav.tournaments, url: '/tournaments' },
      ],
    });
  };
  const languages = (): readonly string[] =>
    globSync('texts/*/page/common.json', { cwd: root }).map((file) => basename(join(file, '../..')));
  return {
    name: 'manifest',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, language] = /^\/manifest\.(\w+)\.webmanifest$/.exec(request.url ?? '') ?? [];
        if (language === undefined || !languages().includes(language)) return next();
        response.setHeader('Content-Type', 'application/manifest+json').end(manifest(language));
      });
    },
    generateBundle() {
      for (const language of languages())
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source: manifest(language) });
    },
  };
}
