import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const repository = join(import.meta.dirname, '../..');

/** The empty project of a stranger, with the packed client and what that depends on. */
export interface Stranger {
  readonly folder: string;
  /** Where the packed client lies in it. */
  readonly installed: string;
  /** Runs a program in it, and answers what it prints. */
  run(program: string, args: readonly string[]): Promise<string>;
  remove(): void;
}

/** Makes one; `beside`: packages that the stranger has installed too. */
export async function strangersProject(beside: readonly string[] = []): Promise<Stranger> {
  const folder = mkdtempSync(join(tmpdir(), 'baraza-stranger-'));
  const installed = join(folder, 'node_modules/@baraza/client');
  const runIn = async (cwd: string, program: string, args: readonly string[]): Promise<string> =>
    (await promisify(execFile)(program, args, { cwd, env: { PATH: process.env['PATH'] ?? '' } })).stdout;
  const pnpm = globSync('tools/runtime/node_modules/@pnpm/exe.*/pnpm', { cwd: repository })[0] ?? 'pnpm';
  await runIn(join(repository, 'client'), join(repository, pnpm), ['pack', '--out', join(folder, 'client.tgz')]);
  mkdirSync(installed, { recursive: true });
  await runIn(folder, 'tar', ['xzf', 'client.tgz', '--strip-components=1', '-C', installed]);
  for (const name of ['graphql', 'graphql-ws', ...beside])
    symlinkSync(join(repository, 'client/node_modules', name), join(folder, 'node_modules', name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return {
    folder,
    installed,
    run: (program, args) => runIn(folder, program, args),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
