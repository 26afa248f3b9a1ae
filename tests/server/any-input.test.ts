import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../api/src/application/demo/people.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { schema } from '../../api/src/graphql/schema.ts';
import { asId } from '../../api/src/kernel/ids.ts';
import type { TestPerson } from '../support/api-client.ts';
import { SMALL } from '../support/demo-parts.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { knownIds, type KnownIds } from '../support/known-ids.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { anyOperation, type Operation } from './chance/any-operation.ts';

const PLENTY = '900000000000';

let server: TestServer;
let ids: KnownIds;
let people: Readonly<Record<'nobody' | 'player' | 'director' | 'admin', TestPerson | undefined>>;

beforeAll(async () => {
  const variables = {
    POINTS_PER_ADDRESS: PLENTY,
    POINTS_PER_ACCOUNT: PLENTY,
    POINTS_PER_TOKEN: PLENTY,
    LOG_LEVEL: 'silent',
  };
  server = await startServer({ demo: SMALL, variables });
  const signedIn = async (name: string, email: string) =>
    server.signedIn(name, await server.auth('/sign-in/email', { email, password: DEMO_PASSWORD }));
  const { admin, director, asha } = DEMO_ACCOUNTS;
  people = {
    nobody: undefined,
    player: await signedIn(asha.name, asha.email),
    director: await signedIn(director.name, director.email),
    admin: await signedIn(admin.name, admin.email),
  };
  const known = await knownIds(server.db, (source, variables) => server.data(source, { ...variables }, people.admin));
  await server.signUp('Somebody');
  // Nobody who goes on asking is blocked or signed out.
  const own = new Set(Object.values(people).map((person) => person?.accountId));
  const rows = await server.db.prisma.account.findMany();
  const accounts = rows.filter(({ id }) => !own.has(asId(id))).map(({ id }) => globalId('Account', asId(id)));
  ids = new Map([...known, ['Account', accounts]]);
});
afterAll(() => server.close());

const fieldsOf = (kind: 'query' | 'mutation') =>
  Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});
// A copy of a whole tournament is made in seconds, of which only long runs have some to spare.
const isLong = process.env['BARAZA_LONG'] === '1';
const operations = (['query', 'mutation'] as const).flatMap((kind) =>
  fieldsOf(kind).flatMap((field) => (isLong || field.name !== 'forkTournament' ? [{ kind, field }] : [])),
);
const HOURS = 4 * 3_600_000;
/** What values are drawn by, a new one for each run: fast-check keeps by one whatever was drawn by it in all runs. */
const draws = fc.constant(null).chain(() => fc.gen());

/** What the server answers, which is never that something has gone wrong in it. */
async function answerTo({ source, variables }: Operation, person: TestPerson | undefined): Promise<void> {
  const { data, errors = [] } = await server.ask(source, { ...variables }, person);
  const strange = errors.filter((error) => {
    const code = error.extensions?.['code'];
    return code === undefined || code === 'INTERNAL_SERVER_ERROR';
  });
  if (strange.length > 0) throw new Error(`${JSON.stringify(strange)}\n${source}\n${JSON.stringify(variables)}`);
  expect(data === undefined && errors.length === 0).toBe(false);
}

test(
  'whatever is sent by whomever is answered or refused, and nothing breaks',
  async () => {
    const one = fc.asyncProperty(
      draws,
      fc.constantFrom(...operations),
      fc.constantFrom<keyof typeof people>('nobody', 'player', 'director', 'admin'),
      async (draw, { kind, field }, who) => {
        await answerTo(
          anyOperation((arbitrary) => draw(arbitrary), ids, kind, field),
          people[who],
        );
      },
    );
    await fc.assert(one, propertyRuns(60, 100_000));
  },
  HOURS,
);

test(
  'nobody changes nothing, whatever he sends',
  async () => {
    const before = await fingerprint(server.db);
    const one = fc.asyncProperty(draws, fc.constantFrom(...fieldsOf('mutation')), async (draw, field) => {
      await answerTo(
        anyOperation((arbitrary) => draw(arbitrary), ids, 'mutation', field),
        undefined,
      );
    });
    await fc.assert(one, propertyRuns(40, 5_000));
    expect(await fingerprint(server.db)).toBe(before);
  },
  HOURS,
);
