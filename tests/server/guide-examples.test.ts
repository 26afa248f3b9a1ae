import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examplesOf, namedOperations, readGuide } from '../../tools/guide/guide.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../api/src/application/demo/people.ts';
import { textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { repository } from '../architecture/planted-tree.ts';
import { done } from '../support/api-tournament.ts';
import { SMALL } from '../support/demo-parts.ts';
import { startServer, type TestServer } from '../support/server.ts';

const guide = readGuide(join(repository, 'docs'));

let server: TestServer;
let asha: TestPerson;
let folder: string;

beforeAll(async () => {
  server = await startServer({ demo: SMALL });
  const { name, email } = DEMO_ACCOUNTS.asha;
  asha = await server.signedIn(name, await server.auth('/sign-in/email', { email, password: DEMO_PASSWORD }));
  await cupOfBots();
  folder = mkdtempSync(join(tmpdir(), 'baraza-guide-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

/** Takes bots, and whoever else comes; it has not begun. */
async function cupOfBots(): Promise<void> {
  const give = async (who: TestPerson, mutation: string, input: Record<string, unknown>, fields = '') =>
    done((query, variables) => server.ask(query, variables, who), mutation, input, fields);
  const { name, email } = DEMO_ACCOUNTS.director;
  const director = await server.signedIn(name, await server.auth('/sign-in/email', { email, password: DEMO_PASSWORD }));
  const cup = { name: 'Cup of bots', game: 'OWARE', format: 'ROUND_ROBIN', takesBots: true };
  const fields = '... on CreateTournamentSuccess { tournament { id } }';
  const made = await give(director, 'createTournament', cup, fields);
  const tournamentId = textAt(made, 'tournament.id');
  await give(director, 'openRegistration', { tournamentId });
}

/** How an example is tried, by its language; what comes back is what it has said. `text` is shown alone. */
const TRIALS: Readonly<Record<string, (text: string) => Promise<string>>> = {
  sh: inShell,
  graphql: asked,
  js: (text) => inNode(text),
  ts: byTheClient,
  json: async (text) => JSON.stringify(JSON.parse(text)),
  text: async (text) => text,
  html: async (text) => text,
  nginx: async (text) => text,
  caddyfile: async (text) => text,
};

async function asked(query: string): Promise<string> {
  return JSON.stringify(await server.ask(query, {}, asha));
}

/** A program that goes on, until it says that it is there. */
async function inNode(program: string): Promise<string> {
  writeFileSync(join(folder, 'program.mjs'), program);
  const secret = `whsec_${Buffer.from('a secret of tests').toString('base64')}`;
  const child = spawn(process.execPath, [join(folder, 'program.mjs')], {
    env: { WEBHOOK_SECRET: secret, PORT: '0', BARAZA: server.url },
  });
  const [said] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  child.kill();
  return said;
}

/**
 * A program for Node that has the typed client, with the variables of the examples before it, under the name that the guide gives it: in
 * a folder without a `package.json`, as a stranger has it. What Node warns of is a failure.
 */
async function byTheClient(program: string): Promise<string> {
  const [, name = ''] = /save this as `([^`]+)`/.exec(readFileSync(join(repository, 'docs/api.md'), 'utf8')) ?? [];
  mkdirSync(join(folder, 'node_modules/@baraza'), { recursive: true });
  symlinkSync(join(repository, 'client'), join(folder, 'node_modules/@baraza/client'));
  writeFileSync(join(folder, name), program);
  return inShell(`node ${name}`);
}

/** The demo world's address in the guide. */
const HERE = 'http://localhost:4000';

/** In one shell for a page: what one example exports, the next one has. What goes on by itself is ended once it has told something. */
async function inShell(command: string): Promise<string> {
  const kept = join(folder, 'environment');
  const script = `set -e\ntouch ${kept}; . ${kept}\n${command.replaceAll(HERE, server.url)}\nexport -p > ${kept}\n`;
  const shell = spawn('sh', ['-c', script], {
    env: { PATH: process.env['PATH'] ?? '' },
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let failure = '';
  shell.stderr.setEncoding('utf8').on('data', (text: string) => (failure += text));
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    const hasTold = command.startsWith('while ') ? said.endsWith('}') : /^event: next\n[^]*\n\n/m.test(said);
    if (hasTold && shell.pid !== undefined) process.kill(-shell.pid);
  });
  const [status] = (await once(shell, 'close')) as [number | null];
  expect({ command, status, failure }).toEqual({ command, status: status === null ? null : 0, failure: '' });
  return said;
}

const exports = (text: string): boolean => text.startsWith('export ') && !text.includes('\necho');

const shown = guide.map((page) => ({ title: page.title, examples: examplesOf(page), named: namedOperations(page) }));

describe.each(shown.filter(({ examples }) => examples.length > 0))('$title: as it is shown there,', ({ examples }) => {
  beforeAll(() => rmSync(join(folder, 'environment'), { force: true }));

  test.each(examples.map((one, at) => [at + 1, one] as const))(
    'example %i works',
    async (_number, { language, text }) => {
      const trial = TRIALS[language];
      expect(trial, `how is "${language}" tried?`).toBeDefined();
      const said = (await trial?.(text)) ?? '';
      if (!exports(text)) expect(said.trim()).not.toBe('');
      expect(said).not.toContain('"errors":');
      // What a command is refused with is shown in its own language, and nowhere else.
      if (language === 'sh') expect(said).not.toContain('"code":');
    },
  );
});

test.each(shown.flatMap(({ named }) => named))('%s is answered', async (operation) => {
  expect((await server.ask(operation)).errors).toBeUndefined();
});

test('an example that does not work is found out', async () => {
  await expect(inShell(`curl -sf ${HERE}/nowhere.txt`)).rejects.toThrow('deeply equal');
  expect(await asked('{ nothing }')).toContain('"errors":');
});
