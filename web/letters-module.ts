import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Plugin } from 'vite';
import { decompress } from 'woff2-encoder';

const VIRTUAL = 'virtual:letters';

/** The letters in which pictures are written: the page's own families, at the weights that are drawn. */
const FAMILIES = [
  { name: 'Source Sans 3', files: '@fontsource-variable/source-sans-3/files/source-sans-3', weights: [400, 640] },
  { name: 'Piazzolla', files: '@fontsource-variable/piazzolla/files/piazzolla', weights: [600] },
] as const;
const SUBSETS = ['latin', 'latin-ext'] as const;
const UNITS = 1_000;

type Letters = Record<string, readonly [advance: number, outline: string]>;

/** Gives the page’s letters as outlines to what draws pictures, which have to stand without a font. */
export function lettersModule(): Plugin {
  return {
    name: 'letters',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      const families = FAMILIES.map(async ({ name, files, weights }) => {
        const drawn = weights.map(async (weight) => [weight, await lettersOf(files, weight)] as const);
        return [name, Object.fromEntries(await Promise.all(drawn))] as const;
      });
      const text = JSON.stringify(Object.fromEntries(await Promise.all(families)));
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}

async function lettersOf(files: string, weight: number): Promise<Letters> {
  const sets = SUBSETS.map(async (subset): Promise<Letters> => {
    const file = createRequire(import.meta.url).resolve(`${files}-${subset}-wght-normal.woff2`);
    const font = create(Buffer.from(await decompress(await readFile(file))));
    if (!('getVariation' in font)) throw new Error(`${file} has several fonts`);
    const weighted = font.getVariation({ wght: weight });
    const scale = UNITS / weighted.unitsPerEm;
    return Object.fromEntries(
      weighted.characterSet.map((point) => {
        const { advanceWidth, path } = weighted.glyphForCodePoint(point);
        const outline = path.toSVG().replaceAll(/-?[\d.]+/g, (number) => String(Math.round(Number(number) * scale)));
        return [String.fromCodePoint(point), [Math.round(advanceWidth * scale), outline]];
      }),
    );
  });
  const [latin = {}, further = {}] = await Promise.all(sets);
  return { ...further, ...latin };
}
