import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const packed = promisify(brotliCompress);

/** What the server would pack each time it starts, and not as small. */
const PACKED = /^assets\/.*\.(?:js|css)$/;

/** Lays beside each file of code and styles the same as brotli packs it best, as `<file>.br`. */
export const packedFiles = (): Plugin => ({
  name: 'packed-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((file) => PACKED.test(file));
    await Promise.all(
      files.map(async (file) => {
        const plain = await readFile(join(dir, file));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        };
        await writeFile(join(dir, `${file}.br`), await packed(plain, { params }));
      }),
    );
  },
});
