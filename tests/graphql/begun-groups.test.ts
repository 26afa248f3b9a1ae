import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt } from '../support/answer.ts';
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

const NAME = '{ player { name } }';
const GROUPS = `... on CommandError { message } ... on ArrangedSuccess {
  groups { stage name entries ${NAME} games { round number first ${NAME} second ${NAME} } } }`;

test.each([
  ['ROUND_ROBIN', 'RoundRobinTournament', 1, 12],
  ['SWISS', 'SwissTournament', 1, 2],
] as const)(
  'the start of a %s tells before which groups and games it makes, and makes these',
  async (format, type, groups, games) => {
    const director = await world.person('Dalila', 'DIRECTOR');
    const settings = format === 'SWISS' ? {} : { preset: 'FREE' };
    const tournamentId = globalId(type, await world.draft(director, { format, settings }));
    const run = (name: string, input: object, fields = '') =>
      mutate(api, director.context, name, { tournamentId, ...input }, fields);
    await run('openRegistration', {});
    const newPlayers = ['Ana', 'Bea', 'Cleo', 'Dora'].map((name) => ({ name: `${name} of ${format}` }));
    await run('enterPlayers', { newPlayers });
    await run('closeRegistration', {});
    const tried = await run('startTournament', { dryRun: true }, GROUPS);
    expect(listAt(tried, 'groups')).toHaveLength(groups);
    expect(at(tried, 'groups.0.entries')).toHaveLength(4);
    const told = listAt(tried, 'groups').flatMap((group) => listAt(group, 'games'));
    expect(told).toHaveLength(games);
    expect(told[0]).toMatchObject({ round: 1, number: 1, first: { player: {} }, second: { player: {} } });
    const after = await api.data(world.anonymous, 'query ($id: ID!) { tournament(id: $id) { status gamesTotal } }', {
      id: tournamentId,
    });
    expect(after).toEqual({ tournament: { status: 'CLOSED', gamesTotal: 0 } });
    expect(await run('startTournament', {}, GROUPS)).toEqual(tried);
  },
);
