import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeDemo } from '../../api/src/application/demo/close-demo.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../api/src/application/demo/people.ts';
import { demoProblem } from '../../api/src/server/demo-guard.ts';
import { parseEnv, type Env } from '../../api/src/server/env.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { passForDemo } from '../support/made-demo.ts';
import { startServer } from '../support/server.ts';
import { newWorld } from '../support/world.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterEach(() => emptyTables(db));
afterAll(() => db.close());

function env(variables: Record<string, string>): Env {
  const parsed = parseEnv(variables);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}
const problem = (variables: Record<string, string>) => demoProblem(db, env(variables));

const SENTENCE = /^[^\n]+[^.\n]\.$/;
const EVERYWHERE = { HOST: '0.0.0.0' };

test('an empty database is taken for a real one, but not opened to other machines as a demo world by mistake', async () => {
  expect(await problem({ DEMO: 'off', ...EVERYWHERE })).toBeNull();
  expect(await problem({})).toBeNull();
  for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'baraza.example']) {
    const refusal = await problem({ HOST });
    expect(refusal).toMatch(SENTENCE);
    expect(refusal).toMatch(/--no-demo, .*--public-demo/);
    expect(await problem({ HOST, PUBLIC_DEMO: 'on' })).toBeNull();
  }
  expect(await problem({ PUBLIC_URL: 'https://baraza.example' })).toContain('PUBLIC_URL=https://baraza.example');
  expect(await problem({ PUBLIC_URL: 'http://localhost:5173' })).toBeNull();
});

test('a database that was in use before never becomes a demo world, so it is opened everywhere', async () => {
  await newWorld(db).person('Fatuma');
  expect(await problem(EVERYWHERE)).toBeNull();
  expect(await closeDemo({ db })).toEqual({ kind: 'none' });
});

test('a demo world is not taken for a real one until its accounts are closed', async () => {
  await passForDemo(db);
  const folder = await problem({ DEMO: 'off', DATA_DIR: '/srv/bao' });
  expect(folder).toMatch(SENTENCE);
  expect(folder).toMatch(/\/srv\/bao, .*--data DIR.* npm start -- --close-demo\.$/);
  expect(await problem({ DEMO: 'off', DATABASE_URL: 'postgresql://h/b' })).toMatch(
    /another DATABASE_URL.*--close-demo/,
  );
  expect(await problem(EVERYWHERE)).toMatch(/--public-demo/);
  const emails = Object.values(DEMO_ACCOUNTS).map(({ email }) => email);
  expect(await closeDemo({ db })).toEqual({ kind: 'closed', emails, sessions: 3 });
  expect(await closeDemo({ db })).toEqual({ kind: 'closed-before' });
  expect(await problem({ DEMO: 'off' })).toBeNull();
  expect(await problem(EVERYWHERE)).toBeNull();
  expect(await db.prisma.player.count()).toBe(3);
});

test('closing the demo accounts ends their passwords and sessions and what is watched under them; others stay', async () => {
  const server = await startServer();
  await passForDemo(server.db);
  const auth = (path: string, body: object) =>
    fetch(`${server.url}/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { email } = DEMO_ACCOUNTS.director;
  const signIn = () => auth('/sign-in/email', { email, password: DEMO_PASSWORD });
  const token = (await signIn()).headers.get('set-auth-token') ?? '';
  const juma = await server.signUp('Juma');
  const inbox = server.socket({ ...juma, token }).watch('subscription { myEvents { version } }');
  await inbox.until(1);
  await closeDemo({ db: server.db });
  expect(await inbox.ended).toMatchObject([{ extensions: { code: 'SESSION_ENDED' } }]);
  expect((await signIn()).status).toBe(401);
  expect((await auth('/sign-in/magic-link', { email })).status).toBe(200);
  expect(await server.db.prisma.outboxMail.count()).toBe(0);
  expect(await server.data('{ viewer { name } }', {}, juma)).toEqual({ viewer: { name: 'Juma' } });
  await server.close();
});
