import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { strangersProject, type Stranger } from './stranger.ts';

const repository = join(import.meta.dirname, '../..');
let stranger: Stranger;

beforeAll(async () => {
  stranger = await strangersProject();
});
afterAll(() => stranger.remove());

const OPTIONS = { strict: true, module: 'nodenext', target: 'es2022', lib: ['es2022', 'dom'], types: [] };
const PROGRAM = `
import { connect, isDone, PlayMove, Refused } from '@baraza/client';

const baraza = connect({ url: 'http://localhost:9', token: 'bz_x' });
async function follow(gameId: string): Promise<void> {
  for await (const event of baraza.watchGame(gameId))
    if (event.__typename === 'MovePlayed') event.move.notation.trim();
  const payload = await baraza.give(PlayMove, { gameId, ply: 0, move: 'a' });
  if (isDone(payload)) payload.notation.trim();
  else if (payload.__typename === 'IllegalMove') payload.column.toFixed();
  else payload.code.trim();
}
baraza.close();
console.log(typeof follow, new Refused('A', 'b').code);
`;

/** What plain tsc says of these files of the stranger, which it compiles; empty: nothing. */
function compiledFiles(files: readonly string[], options: object): string {
  const { folder } = stranger;
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
  const tsc = join(repository, 'client/node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc], { cwd: folder, encoding: 'utf8' }).stdout;
}

function compiled(program: string): string {
  writeFileSync(join(stranger.folder, 'mine.ts'), program);
  return compiledFiles(['mine.ts'], OPTIONS);
}

test('it compiles in an empty project by plain tsc, to what runs', async () => {
  expect(compiled(PROGRAM)).toBe('');
  expect(await stranger.run(process.execPath, ['mine.js'])).toBe('function A\n');
});

test('a payload is told apart by its members, and what a member has not is an error', () => {
  expect(compiled(PROGRAM.replace('payload.column', 'payload.notation'))).toMatch(/TS2339.*'notation'/);
});

const FOR_NODE = { ...OPTIONS, types: ['node'], typeRoots: [join(repository, 'node_modules/@types')] };

/** What a reader has around the programs of the README. */
const AROUND = `
import { secondsLeft } from '@baraza/client';
import type { ShownClock } from '@baraza/client';
declare const gameId: string, ply: number, move: string, clock: ShownClock;
declare function draw(...seconds: number[]): void;
`;

/** The programs in TypeScript that a text shows. */
function programsOf(text: string): readonly string[] {
  return [...text.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, program = '']) => program);
}

test('every program of its README, and of the guide to the API, compiles', () => {
  const readme = programsOf(readFileSync(join(stranger.installed, 'README.md'), 'utf8'));
  const guide = programsOf(readFileSync(join(repository, 'docs/api.md'), 'utf8'));
  expect([readme.length, guide.length]).toEqual([2, 1]);
  const programs = [...readme.map((program) => `${AROUND}${program}\nvoid secondsLeft;\n`), ...guide];
  const files = programs.map((program, at) => {
    writeFileSync(join(stranger.folder, `shown${at}.ts`), program);
    return `shown${at}.ts`;
  });
  expect(compiledFiles(files, FOR_NODE)).toBe('');
});

test('every example is there, to be copied and compiled', () => {
  const examples = globSync('examples/*.ts', { cwd: stranger.installed });
  expect(examples).toHaveLength(3);
  for (const name of examples) copyFileSync(join(stranger.installed, name), join(stranger.folder, basename(name)));
  expect(
    compiledFiles(
      examples.map((name) => basename(name)),
      FOR_NODE,
    ),
  ).toBe('');
});

test('every link of its README leads to something in it', () => {
  const readme = readFileSync(join(stranger.installed, 'README.md'), 'utf8');
  const links = [...readme.matchAll(/\]\(([^)#]+)/g)].map(([, link]) => link ?? '');
  const relative = links.filter((link) => !/^\w+:/.test(link));
  expect(relative).toContain('examples/bot.ts');
  expect(relative.filter((link) => link.startsWith('..') || !existsSync(join(stranger.installed, link)))).toEqual([]);
});

test('what is packed is the built client and its examples alone', () => {
  const files = globSync('**/*', { cwd: stranger.installed }).filter((name) => /\.\w+$/.test(name));
  expect(files).toContain('dist/index.d.ts');
  const own = /^(dist\/.*\.(js|d\.ts)|examples\/\w+\.ts|package\.json|README\.md|LICENSE)$/;
  expect(files.filter((name) => !own.test(name))).toEqual([]);
});
