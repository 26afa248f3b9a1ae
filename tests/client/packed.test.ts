import { spawnSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** What plain tsc says of a program, which it compiles; empty: nothing. */
function compiled(program: string): string {
  const { folder } = stranger;
  writeFileSync(join(folder, 'mine.ts'), program);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files: ['mine.ts'] }));
  const tsc = join(repository, 'client/node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc], { cwd: folder, encoding: 'utf8' }).stdout;
}

test('it compiles in an empty project by plain tsc, to what runs', async () => {
  expect(compiled(PROGRAM)).toBe('');
  expect(await stranger.run(process.execPath, ['mine.js'])).toBe('function A\n');
});

test('a payload is told apart by its members, and what a member has not is an error', () => {
  expect(compiled(PROGRAM.replace('payload.column', 'payload.notation'))).toMatch(/TS2339.*'notation'/);
});

test('what is packed is the built client alone', () => {
  const files = globSync('**/*', { cwd: stranger.installed }).filter((name) => /\.\w+$/.test(name));
  expect(files).toContain('dist/index.d.ts');
  expect(files.filter((name) => !/^(dist\/.*\.(js|d\.ts)|package\.json|README\.md|LICENSE)$/.test(name))).toEqual([]);
});
