import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

/** A browser that starts on this machine; `env` is added to the environment, `from` says where it was found. */
export type FoundBrowser = {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly from: string;
};

// Not the arguments that @sparticuz/chromium proposes: among them are --single-process and --disable-web-security.
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
const cache = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules/.cache');

/**
 * A Chromium for the tests: the one that CHROMIUM_PATH names, else the one inside the @sparticuz/chromium package with the
 * fonts that it brings, unpacked once under node_modules/.cache, so that every machine tests with the same.
 * Throws when it does not start, with what to do about it.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return { executablePath: named, args, env: {}, from: 'CHROMIUM_PATH' };
  return fromPackage();
}

/** Starts that browser without a window; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return chromium.launch({ executablePath, args: [...args], env: { ...Object.fromEntries(inherited), ...env } });
}

let shared: Promise<Browser> | undefined;

/** The one browser of this process; it ends with the process, whose end of its pipe it hears. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

async function fromPackage(): Promise<FoundBrowser> {
  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  const fonts = { FONTCONFIG_FILE: fontsOf(folder) };
  const ownLibraries = { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  for (const env of [fonts, ownLibraries])
    if (starts(executablePath, env)) return { executablePath, args, env, from: 'npm' };
  throw new Error(
    'The Chromium from npm does not start here: install Chromium (apt-get install -y --no-install-recommends chromium) or set CHROMIUM_PATH.',
  );
}

/** Names the package's own fonts and no others, whatever the machine has. */
function fontsOf(folder: string): string {
  const file = join(folder, 'own-fonts.conf');
  const [fonts, kept] = [join(folder, 'fonts/fonts'), join(folder, 'fonts-cache')];
  // Aside first: another process's browser that read half of it would have no fonts, without which it ends.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `<fontconfig><dir>${fonts}</dir><cachedir>${kept}</cachedir></fontconfig>\n`);
  renameSync(aside, file);
  return file;
}

/** The package unpacks into the temporary folder of its process and trusts what lies there already; so unpack aside, then rename. */
async function unpacked(): Promise<string> {
  const home = packageFolder(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const unpack = join(dirname(fileURLToPath(import.meta.url)), 'unpack-browser.ts');
  await promisify(execFile)(process.execPath, [unpack, join(home, 'bin/al2023.tar.br')], {
    env: { ...process.env, TMPDIR: aside },
  });
  try {
    renameSync(aside, folder);
  } catch {
    rmSync(aside, { recursive: true, force: true }); // another process was first
  }
  return folder;
}

function packageFolder(folder: string): string {
  return existsSync(join(folder, 'bin')) ? folder : packageFolder(dirname(folder));
}

function starts(executable: string, env: Readonly<Record<string, string>>): boolean {
  const trial = spawnSync(executable, ['--headless', '--no-sandbox', '--version'], {
    env: { ...process.env, ...env },
    timeout: 60_000,
    stdio: 'ignore',
  });
  return trial.status === 0;
}
