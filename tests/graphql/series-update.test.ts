import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { newChampionship } from '../support/championship.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { mutationOf } from '../support/mutation.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openApi, type Answer, type Api } from './ask.ts';

let db: Db;
let world: World;
let api: Api;
let director: Person;
let seriesId: string;

const UPDATE = mutationOf(
  'updateSeries',
  `__typename ... on CommandError { code } ... on InvalidInput { field }
  ... on SeriesSuccess { series { name description } effects { summary events { kind } } }`,
);

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  director = await world.person('Director', 'DIRECTOR');
  seriesId = globalId('KibaChampionship', await newChampionship(director));
});
afterAll(async () => {
  await api.close();
  await db.close();
});

async function update(who: AppContext, input: object): Promise<Answer> {
  const { updateSeries = {} } = await api.data<Record<string, Answer>>(who, UPDATE, { input: { seriesId, ...input } });
  return updateSeries;
}

async function log(): Promise<readonly string[]> {
  const source = 'query ($id: ID!) { series(id: $id) { log(first: 20) { edges { node { text } } } } }';
  const answer = await api.data(world.anonymous, source, { id: seriesId });
  return listAt(answer, 'series.log.edges.*.node').map((node) => textAt(node, 'text'));
}

test('a series is called otherwise, which stands in its log; sent twice it is done once, and what stays causes nothing', async () => {
  const input = { name: 'Kombe la Afrika', description: 'Four tournaments', idempotencyKey: 'rename' };
  const tried = await update(director.context, { ...input, idempotencyKey: null, dryRun: true });
  expect(at(tried, 'effects.summary')).toEqual(['KIBA championship is now called Kombe la Afrika.']);
  for (const _time of [1, 2]) {
    expect(await update(director.context, input)).toMatchObject({
      series: { name: 'Kombe la Afrika', description: 'Four tournaments' },
      effects: { events: [{ kind: 'SeriesUpdated' }] },
    });
  }
  expect(await update(director.context, { name: 'Kombe la Afrika' })).toMatchObject({ effects: { events: [] } });
  expect(await update(director.context, { description: null })).toMatchObject({
    series: { name: 'Kombe la Afrika', description: null },
  });
  expect((await log()).slice(1)).toEqual([
    'KIBA championship is now called Kombe la Afrika.',
    'What is said of Kombe la Afrika was changed.',
  ]);
});

test.each([
  ['nobody', () => world.anonymous, { name: 'Mine' }, { code: 'NOT_SIGNED_IN' }],
  ['another director', () => world.person('Other', 'DIRECTOR'), { name: 'Mine' }, { code: 'FORBIDDEN' }],
  ['no name', () => director, { name: ' ' }, { code: 'INVALID_INPUT', field: 'name' }],
  ['too much text', () => director, { description: 'a'.repeat(2_001) }, { field: 'description' }],
])('is refused, and nothing changes: %s', async (_case, who, input, refusal) => {
  const asked = await who();
  const context = 'context' in asked ? asked.context : asked;
  const before = await fingerprint(db);
  expect(await update(context, input)).toMatchObject(refusal);
  expect(await fingerprint(db)).toEqual(before);
});
