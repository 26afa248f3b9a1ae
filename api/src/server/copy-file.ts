import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { syncPath } from '../store/embedded/sync-folder.ts';

/** A file that is written under another name until it is whole. Nobody but its owner can read it: it has what is secret. */
export interface NewFile {
  /** Ends when more may be written. */
  write(text: string): Promise<void>;
  /** Ends when all of it is on the disk, under its own name. */
  done(): Promise<void>;
  /** Removes what was written. */
  remove(): void;
}

/** Begins to write text to a new file, which gzip unpacks; rejects when it cannot be written. */
export async function newFile(path: string): Promise<NewFile> {
  const unfinished = `${path}.part`;
  const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
  await once(file, 'open');
  const packed = createGzip();
  const written = pipeline(packed, file);
  written.catch(() => {});
  return {
    async write(text) {
      if (!packed.write(text)) await Promise.race([once(packed, 'drain'), written]);
    },
    async done() {
      packed.end();
      await written;
      await rename(unfinished, path);
      syncPath(dirname(path));
    },
    remove: () => rmSync(unfinished, { force: true }),
  };
}

/** The lines of such a file; throws when there is none, or it is none. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  if (!existsSync(path)) throw new Error('there is no such file');
  const unpacked = createGunzip();
  const reading = pipeline(createReadStream(path), unpacked);
  reading.catch(() => {});
  let rest = '';
  for await (const part of unpacked.setEncoding('utf8')) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  await reading;
  if (rest !== '') yield rest;
}
