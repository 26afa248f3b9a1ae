import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unseal } from '../../api/src/application/sealed.ts';
import type { Db } from '../../api/src/store/client.ts';
import { PASSWORD } from '../support/api-client.ts';
import { runningTournament } from '../support/api-tournament.ts';
import { dataFolder, SENTENCE } from '../support/data-folder.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { seededEntropy } from '../support/seeded-entropy.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { typed } from '../support/shell.ts';
import { shownSteps } from '../support/shown-steps.ts';
import { codeNow } from '../support/totp.ts';

const folder = dataFolder();
const OLD = 'the-secret-that-is-to-be-given-up-at-last';
const NEW = 'the-secret-that-takes-the-place-of-the-old-one';

const served = (secret: string): Promise<TestServer> =>
  startServer({ dataDir: join(folder.path, 'baraza'), variables: { AUTH_SECRET: secret } });

async function post(server: TestServer, path: string, body: object, headers: Record<string, string> = {}) {
  const sent = { 'content-type': 'application/json', ...headers };
  return fetch(`${server.url}/auth${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}

/** Every seed of a game, opened under a secret. */
async function seedsUnder(db: Db, secret: string): Promise<readonly Uint8Array[]> {
  const entropy = { ...seededEntropy(1), secret };
  const seeds = await db.prisma.gameSeed.findMany({ orderBy: { gameId: 'asc' } });
  return Promise.all(seeds.map(({ sealed }) => unseal({ db, entropy }, 'seed', sealed)));
}

test('under another secret dice go on as they were committed to and second factors are good, and who is signed in signs in again', async () => {
  const first = await served(OLD);
  const asha = await first.signUp('Asha');
  const authorization = `Bearer ${asha.token}`;
  const enabled = await post(first, '/two-factor/enable', { password: PASSWORD }, { authorization });
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: readonly string[] };
  await post(first, '/two-factor/verify-totp', { code: codeNow(totpURI) }, { authorization });
  await runningTournament(first, ['Juma', 'Zuhura', 'Bakari'], { game: 'BACKGAMMON' });
  const seeds = await seedsUnder(first.db, OLD);
  expect(seeds.length).toBeGreaterThan(2);
  const before = await fingerprint(first.db);
  const { email } = asha;
  await first.close();

  const [step = ''] = shownSteps('operations.md').get('Another secret') ?? [];
  const words = { '/srv/': `${folder.path}/`, $OLD_SECRET: OLD, $NEW_SECRET: NEW };
  const wrong = await typed(step, { ...words, $OLD_SECRET: `not ${OLD}` });
  expect([wrong.status, SENTENCE.test(wrong.err)]).toEqual([1, true]);
  const same = await typed(step, { ...words, $NEW_SECRET: OLD });
  expect([same.status, SENTENCE.test(same.err)]).toEqual([1, true]);
  const unchanged = await served(OLD);
  expect(await fingerprint(unchanged.db)).toBe(before);
  await unchanged.close();
  expect(await typed(step, words)).toMatchObject({ status: 0, err: '', out: expect.stringContaining('things anew') });

  const second = await served(NEW);
  expect(await seedsUnder(second.db, NEW)).toEqual(seeds);
  await expect(seedsUnder(second.db, OLD)).rejects.toThrow('unable to authenticate');
  const gone = await fetch(`${second.url}/graphql?query={viewer{name}}`, { headers: { authorization } });
  expect(gone.status).toBe(401);
  for (const [path, code] of [
    ['totp', codeNow(totpURI)],
    ['backup-code', backupCodes[0] ?? ''],
  ] as const) {
    const signing = await post(second, '/sign-in/email', { email, password: PASSWORD });
    const cookie = signing.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    expect((await post(second, `/two-factor/verify-${path}`, { code }, { cookie })).status).toBe(200);
  }
  await second.close();
});
