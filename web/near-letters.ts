import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** A face of a style sheet that is in a file of near letters: its family, as its package calls it, and which letters it is for. */
const FACE = /\/([\w-]+)-near\.woff2[^}]*?unicode-range:([^;]+);/g;
const RANGE = /U\+([\dA-F]+)(?:-([\dA-F]+))?/g;

/**
 * Lays the files of near letters that a style sheet names into `folder`, `<family>-near.woff2`, each with the letters of its
 * `unicode-range` there: a fifth to a half of the package's own that has all others, as one name with a ĵ would else bring 60 kB with it.
 */
export const nearLetters = (sheet: string, folder: string): Plugin => ({
  name: 'near-letters',
  async buildStart() {
    const faces = [...(await readFile(sheet, 'utf8')).matchAll(FACE)];
    await mkdir(folder, { recursive: true });
    await Promise.all(
      faces.map(async ([, family = '', ranges = '']) => {
        const file = `@fontsource-variable/${family}/files/${family}-latin-ext-wght-normal.woff2`;
        const whole = await readFile(createRequire(import.meta.url).resolve(file));
        await writeFile(
          join(folder, `${family}-near.woff2`),
          await subsetFont(whole, lettersOf(ranges), { targetFormat: 'woff2' }),
        );
      }),
    );
  },
});

/** The letters of a `unicode-range`. */
function lettersOf(ranges: string): string {
  const letters = [...ranges.matchAll(RANGE)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return letters.join('');
}
