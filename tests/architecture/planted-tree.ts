import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, absolute. */
export const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');

const settings = ['tsconfig.json', 'tsconfig.base.json', '.dependency-cruiser.cjs', '.oxlintrc.json', 'package.json'];

/** Writes `files` (content by path) into a new temporary folder with this repository's settings and packages; returns the folder. */
export function plant(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'baraza-planted-'));
  for (const name of settings) cpSync(join(repository, name), join(folder, name));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${content}\n`);
  }
  return folder;
}

/** Removes a planted folder. */
export function uproot(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
