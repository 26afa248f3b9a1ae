// Node and pnpm: the machine's own Node when it is new enough, else the one locked in tools/runtime; pnpm always from there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { digest } from './once.mjs';
import { must, root, say, SetUpFailure } from './processes.mjs';

const folder = 'tools/runtime';
const needed = { major: 24, minor: 15 }; // the first whose SQLite gives no warning

// npm hands all its settings down as npm_config_*, and pnpm would read them: only those that lead to the registry stay.
const registrySettings =
  /^npm_config_(registry|proxy|https_proxy|noproxy|cafile|ca|strict_ssl|.*authtoken|userconfig|cache)$/i;

/**
 * Returns `{ env, pnpm }`: the environment in which `node` is new enough and the project's programs are on the
 * path, and the command that runs pnpm. Throws a SetUpFailure where neither can be had.
 */
export async function bringRuntime() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const own = major > needed.major || (major === needed.major && minor >= needed.minor);
  const published = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
  if (!own && !published) {
    const none = `none comes from the registry for ${process.platform}-${process.arch}`;
    throw new SetUpFailure(
      `Node ${needed.major}.${needed.minor} or newer is needed: this is ${process.version}, and ${none}.`,
      1,
    );
  }
  const env = cleanEnvironment();
  if (published) await fetchLocked(env);
  const installed = join(root, folder, 'node_modules');
  const nodeFolder = own ? dirname(process.execPath) : join(installed, `node-linux-${process.arch}/bin`);
  const pnpmFolder = join(installed, `@pnpm/exe.linux-${process.arch}`);
  env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
  const programs = ['.', 'api', 'web'].map((part) => join(root, part, 'node_modules/.bin'));
  env.PATH = [...programs, nodeFolder, published ? pnpmFolder : null, env.PATH].filter(Boolean).join(delimiter);
  const pnpm = published ? [join(pnpmFolder, 'pnpm')] : ['npx', '--yes', pinnedPnpm()];
  return { env, pnpm };
}

async function fetchLocked(env) {
  const mark = join(root, folder, 'node_modules/.lock-digest');
  const lock = digest([`${folder}/package-lock.json`]);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  say('fetching the pinned Node and pnpm from the npm registry (about 100 MB) …');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  await must(['npm', 'ci', '--prefix', folder, ...quiet, '--fetch-retries=1'], env, 'fetching Node and pnpm');
  writeFileSync(mark, lock);
}

function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key) || registrySettings.test(key));
  return Object.fromEntries(kept);
}

const pinnedPnpm = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
