import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '../../api/src/kernel/message.ts';
import { DAY, HOUR, millis, MINUTE, plus } from '../../api/src/kernel/time.ts';
import { createMeasures } from '../../api/src/server/measures/measures.ts';
import { createReading } from '../../api/src/server/measures/reading.ts';
import { noteBackUp } from '../../api/src/store/back-up/last-back-up.ts';
import { at } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ada: TestPerson;
let juma: TestPerson;
beforeAll(async () => {
  server = await startServer({ variables: { SOCKETS_PER_ADDRESS: '1' } });
  ada = await server.signUp('Ada', 'ADMIN');
  juma = await server.signUp('Juma', 'DIRECTOR');
});
afterAll(() => server.close());

const read = async (fields: string, who: TestPerson = ada): Promise<unknown> =>
  at(await server.data(`{ viewer { server { ${fields} } } }`, {}, who), 'viewer.server');

test('an administrator reads how the server is doing, where nobody reads its figures; nobody else does', async () => {
  expect(server.composed.metrics).toBeNull();
  const seen = await read(`version startedAt memoryBytes statements { count meanSeconds } clocks { seconds warning }
    mails { seconds warning } webhooks { seconds warning } stalls { seconds } jobs { name failures warning }`);
  const calm = { seconds: 0, warning: null };
  expect(seen).toMatchObject({
    startedAt: new Date(server.clock.now()).toISOString(),
    clocks: calm,
    mails: calm,
    webhooks: calm,
  });
  expect(at(seen, 'version')).toMatch(/^\d+\.\d+\.\d+$/);
  for (const figure of ['memoryBytes', 'statements.count', 'statements.meanSeconds'])
    expect(at(seen, figure)).toBeGreaterThan(0);
  expect(await read('version', juma)).toBeNull();
  expect(await server.data('{ viewer { server { version } } }')).toEqual({ viewer: null });
});

test('who may not sign in, what is refused, and who watches are counted', async () => {
  expect(await read('refusals { rule count } signInsFailed')).toEqual({ refusals: [], signInsFailed: 0 });
  await expect(server.auth('/sign-in/email', { email: ada.email, password: 'not hers' })).rejects.toThrow('401');
  const watch = server.socket(juma).watch('subscription { myEvents { __typename } }');
  await expect.poll(() => read('subscribers watched')).toEqual({ subscribers: 1, watched: 1 });
  await expect(server.socket().ask('{ __typename }')).rejects.toMatchObject({ code: 1013 });
  watch.stop();
  const refused = [{ rule: 'sockets', count: 1 }];
  expect(await read('refusals { rule count } signInsFailed')).toEqual({ refusals: refused, signInsFailed: 1 });
});

test('a copy is warned of when it is old, in the language that is asked for', async () => {
  const asked = 'backUp { seconds warning it: warning(locale: IT) }';
  expect(await read(asked)).toEqual({ backUp: { seconds: null, warning: null, it: null } });
  const copied = async (age: number) => noteBackUp(server.db, plus(server.clock.now(), millis(-age)));
  await copied(2 * DAY);
  expect(await read(asked)).toEqual({ backUp: { seconds: 172_800, warning: null, it: null } });
  await copied(2 * DAY + HOUR);
  const warning = 'Old: the last copy was made 2 days 1 h ago.';
  const it = 'Vecchia: l’ultima copia è stata fatta 2 giorni 1 h fa.';
  expect(await read(asked)).toEqual({ backUp: { seconds: 176_400, warning, it } });
});

test('a job that failed is told to be failing for a quarter of an hour after', async () => {
  const { clock, db, composed } = server;
  const stopping = new AbortController();
  const { registry, jobFailed } = createMeasures();
  const report = (failure: unknown) => expect.unreachable(String(failure));
  const readServer = createReading({
    registry,
    db,
    now: clock.now,
    hub: composed.hub,
    report,
    signal: stopping.signal,
  });
  jobFailed('mail', clock.now());
  const failedAt = clock.now();
  const failed = { name: 'mail', failures: 1, failedAt };
  const ago = { lasts: millis(14 * MINUTE) };
  await clock.advance(ago.lasts);
  expect((await readServer(db)).jobs).toMatchObject([{ ...failed, warning: message('operating.jobFailed', { ago }) }]);
  await clock.advance(millis(MINUTE));
  expect((await readServer(db)).jobs).toMatchObject([{ ...failed, warning: null }]);
  stopping.abort();
});
