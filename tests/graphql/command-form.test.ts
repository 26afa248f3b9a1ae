import { isInputObjectType, isUnionType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setCategory } from '../../api/src/application/commands/tournament/set-category.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { createTitle } from '../../api/src/formats/kuksu/application/series/create.ts';
import { command, given } from '../../api/src/graphql/command.ts';
import { ids } from '../../api/src/graphql/id-input.ts';
import { schema } from '../../api/src/graphql/schema.ts';
import { SeriesSuccessType } from '../../api/src/graphql/series/results.ts';
import { ArrangedSuccessType } from '../../api/src/graphql/tournament/results.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const upper = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

test.each(mutations.map((field) => [field.name, field] as const))('%s has the form of a command', (name, field) => {
  expect(field.args.map(({ name: arg, type }) => `${arg}: ${type.toString()}`)).toEqual([
    `input: ${upper(name)}Input!`,
  ]);
  expect(field.type.toString()).toBe(`${upper(name)}Payload!`);
  const input = schema.getType(`${upper(name)}Input`);
  const payload = schema.getType(`${upper(name)}Payload`);
  if (!isInputObjectType(input) || !isUnionType(payload)) throw new TypeError(`${name} is no command`);
  expect(input.getFields().idempotencyKey?.type.toString()).toBe('String');
  const done = payload.getTypes().filter((type) => !type.getInterfaces().some((one) => one.name === 'CommandError'));
  expect(done).toHaveLength(1);
  const tells = done[0]?.getInterfaces().some((one) => one.name === 'CommandSuccess');
  expect(input.getFields().dryRun?.type.toString()).toBe(tells === true ? 'Boolean!' : undefined);
});

test('a field that is not sent and one that is null are the same input', async () => {
  const director = await world.person('Dalila', 'DIRECTOR');
  const made = { name: 'Lamu', game: 'BAO', format: 'ROUND_ROBIN', idempotencyKey: 'once' };
  const nulls = { description: null, timeControl: null, maxPlayers: null, startsAt: null, seriesId: null };
  const id = '... on CreateTournamentSuccess { tournament { id } }';
  const first = await mutate(api, director.context, 'createTournament', made, id);
  expect(first).toMatchObject({ __typename: 'CreateTournamentSuccess' });
  expect(await mutate(api, director.context, 'createTournament', { ...made, ...nulls }, id)).toEqual(first);
});

/** Never called: a line below a mark is one that does not compile. */
export function commandsThatAreNone(): void {
  const input = given('Anything.', (t) => ({ tournamentId: ids.tournament.one(t, 'Which.') }));
  const words = { description: 'Anything.', payload: 'Anything.', byToken: [] };
  const wordless = { description: 'Anything.', payload: 'Anything.' };
  const start = { ...words, input, success: ArrangedSuccessType };
  const ofTitle = given('Anything.', (t) => ({ name: t.string({ required: true }), description: t.string() }));
  const title = { ...words, input: ofTitle, success: SeriesSuccessType };
  const category = { ...words, input, success: { description: 'Done.', fields: () => ({}) } };
  const refuses = { 'wrong-status': true, 'player-count': true } as const;

  command(startTournament, { ...start, name: 'right', refuses });
  command(createTitle, { ...title, name: 'right', refuses: {} });
  // @ts-expect-error nobody says by which tokens it may be given
  command(startTournament, { ...wordless, input, success: ArrangedSuccessType, name: 'tokenless', refuses });
  // @ts-expect-error a refusal of the command is missing
  command(startTournament, { ...start, name: 'missing', refuses: { 'wrong-status': true } });
  // @ts-expect-error the command refuses nothing of this kind
  command(startTournament, { ...start, name: 'superfluous', refuses: { ...refuses, 'cut-tied': true } });
  // @ts-expect-error the command refuses nothing of its own
  command(createTitle, { ...title, name: 'superfluous', refuses: { 'wrong-status': true } });
  // @ts-expect-error it takes more than the fields are, and nobody says how that is made
  command(setCategory, { ...category, name: 'untaken', refuses: { 'wrong-status': true } });
  // @ts-expect-error what it has caused can be told, so it can be tried
  command(startTournament, { ...start, name: 'untried', refuses, untried: true });
}
