import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnv } from '../../api/src/server/env.ts';
import { repository } from '../architecture/planted-tree.ts';

const read = (path: string): string => readFileSync(join(repository, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };

/** What is written behind a word at the beginning of a line, of each such line. */
const lines = (file: string, word: string): readonly string[] =>
  [...file.matchAll(new RegExp(`^${word}[ =](.+)$`, 'gm'))].map(([, rest = '']) => rest);

/** `NAME=value NAME=value`, as the server takes it. */
function environment(text: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.flatMap((line) => line.split(' ').map((pair) => pair.split('=', 2) as [string, string])),
  );
}

test('the image is built and started by what there is', () => {
  const file = read('deploy/Dockerfile');
  const [entry = '[]'] = lines(file, 'ENTRYPOINT');
  const [program, path = 'nothing', task = ''] = JSON.parse(entry) as string[];
  expect([program, existsSync(join(repository, path)), task in scripts]).toEqual(['node', true, true]);
  expect(lines(file, 'RUN').join(' ')).toContain('npm run build');
  expect(scripts).toHaveProperty('build');
  expect(parseEnv(environment(lines(file, 'ENV')))).toMatchObject({
    ok: true,
    value: { HOST: '0.0.0.0', DATA_DIR: '/data', DEMO: 'off' },
  });
  const [, check = '[]'] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(file) ?? [];
  const [node = '', ...args] = JSON.parse(check) as string[];
  const unhealthy = spawnSync(
    node,
    args.map((arg) => arg.replace(':4000', ':1')),
  );
  expect([node, unhealthy.status, String(unhealthy.stderr)]).toEqual(['node', 1, '']);
});

test('the composition builds that image, keeps its data in a volume, and gives variables that the server takes', () => {
  const file = read('deploy/compose.yaml');
  const [dockerfile = ''] = /(?<=dockerfile: ).+/.exec(file) ?? [];
  expect(existsSync(join(repository, dockerfile))).toBe(true);
  expect(file).toContain(`data:${lines(read('deploy/Dockerfile'), 'VOLUME')[0]}`);
  const block = /environment:\n((?: {6}.+\n)+)/.exec(file)?.[1] ?? '';
  const names = [...block.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name);
  expect(names).toContain('AUTH_SECRET');
  expect(
    parseEnv({ AUTH_SECRET: 's'.repeat(32), PUBLIC_URL: 'https://baraza.example', TRUST_PROXY: 'uniquelocal' }),
  ).toMatchObject({ ok: true });
});

test('the unit of systemd starts what there is', () => {
  const file = read('deploy/baraza.service');
  expect(lines(file, 'ExecStart')).toEqual(['/usr/bin/npm start -- --no-demo']);
  expect(parseEnv(environment(lines(file, 'Environment')))).toMatchObject({
    ok: true,
    value: { DATA_DIR: '/var/lib/baraza' },
  });
});
