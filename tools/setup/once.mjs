// Set-up steps that are repeated only when something they read has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './processes.mjs';

const stamps = join(root, 'node_modules/.setup');

/**
 * Runs `work` when the contents of `inputs` (files or folders, relative to the repository) differ from those of its last
 * success, or when one of `outputs` is missing. A run that fails leaves no stamp and is repeated next time.
 */
export async function once({ name, inputs, outputs, salt = '' }, work) {
  const stamp = join(stamps, name.replaceAll(' ', '-'));
  const before = digest(inputs, salt);
  const done = existsSync(stamp) && readFileSync(stamp, 'utf8') === before;
  if (done && outputs.every((output) => existsSync(join(root, output)))) return;
  rmSync(stamp, { force: true });
  const started = Date.now();
  say(`${name} …`);
  await work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, before);
  say(`${name} done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** The digest of files and whole folders by path and content, in hexadecimal; a missing path counts as such. */
export function digest(paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const path of paths.flatMap(filesOf)) hash.update(`\0${path}\0`).update(contentOf(path));
  return hash.digest('hex');
}

function filesOf(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute) || statSync(absolute).isFile()) return [path];
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'dist-drawing'].includes(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)));
}

const contentOf = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path)) : '(missing)');
