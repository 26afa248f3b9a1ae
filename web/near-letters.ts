import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The families of the page, as their packages call them. */
const FAMILIES = ['source-sans-3', 'piazzolla'] as const;

/** Latin Extended-A and the letters with a comma below: what Esperanto and most languages of Europe need beyond Western letters. */
const NEAR = [
  [0x100, 0x17f],
  [0x218, 0x21b],
] as const;

const letters = NEAR.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

/**
 * Lays a file of these letters into `folder` for each family, `<family>-near.woff2`, a fifth to a half of the package's own that has all
 * others: one name with a ĵ would else bring 60 kB with it. `styles/fonts.css` says when each comes.
 */
export const nearLetters = (folder: string): Plugin => ({
  name: 'near-letters',
  async buildStart() {
    await mkdir(folder, { recursive: true });
    await Promise.all(
      FAMILIES.map(async (family) => {
        const file = `@fontsource-variable/${family}/files/${family}-latin-ext-wght-normal.woff2`;
        const whole = await readFile(createRequire(import.meta.url).resolve(file));
        await writeFile(
          join(folder, `${family}-near.woff2`),
          await subsetFont(whole, letters, { targetFormat: 'woff2' }),
        );
      }),
    );
  },
});
