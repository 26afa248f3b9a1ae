import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { flagGame } from '../../api/src/application/commands/game/flag.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import { DAY, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let seed = 1_480;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  world = newWorld(db, (seed += 1));
  api = await openApi(world);
});
afterAll(() => db.close());

const NAMES = ['Asha', 'Juma', 'Zuri'];
const running = (timeOuts: readonly string[]) => world.running(NAMES, { settings: { timeOuts: [...timeOuts] } });
const idOf = ({ id }: RunningTournament) => globalId('RoundRobinTournament', id);
const asha = ({ players }: RunningTournament) => players.find(({ name }) => name === 'Asha')!;
const OVER = millis(8 * DAY);

/** Her games in which she moves first, so that her clock runs in them from the start. */
async function hers(here: RunningTournament): Promise<readonly GameId[]> {
  return (await here.games()).filter(({ players }) => players.first === asha(here).playerId).map(({ id }) => id);
}
const flag = async (gameId: GameId) =>
  must(await flagGame({ ...world.anonymous, actor: { kind: 'system' } }, { gameId }));

const STANDS = `query ($id: ID!) { tournament(id: $id) { standings { disqualified entry { withdrawnAt player { name } } }
  rulings { text by { name } } games(first: 20) { edges { node { seats { player { name } } result { how } } } } } }`;
const stands = async (here: RunningTournament) =>
  at(await api.data(world.anonymous, STANDS, { id: idOf(here) }), 'tournament');
const rowOf = (shown: unknown, name: string) =>
  listAt(shown, 'standings').find((row) => at(row, 'entry.player.name') === name);
const open = (shown: unknown, name: string) =>
  listAt(shown, 'games.edges').filter(
    ({ node }) => at(node, 'result') === null && JSON.stringify(node).includes(`"${name}"`),
  ).length;

test('what a game lost on time costs is agreed beforehand, and refused where it makes no sense (Common 4.20)', async () => {
  const director = await world.person('Director', 'DIRECTOR');
  const create = (timeOuts: readonly string[]) =>
    mutate(
      api,
      director.context,
      'createTournament',
      { name: 'Time', game: 'BAO', format: 'ROUND_ROBIN', formatSettings: { roundRobin: { timeOuts } } },
      `... on InvalidInput { setting } ... on CreateTournamentSuccess { tournament { rules { title text }
        formatSettings { ... on RoundRobinSettings { timeOuts } } } }`,
    );
  for (const wrong of [[], ['PLACE', 'GAME'], ['GAME', 'GAME', 'GAME', 'GAME', 'GAME', 'PLACE']]) {
    expect(await create(wrong)).toMatchObject({ code: 'INVALID_INPUT', setting: 'timeOuts' });
  }
  const made = await create(['GAME', 'GAME', 'PLACE', 'EXPULSION', 'EXPULSION']);
  expect(at(made, 'tournament.formatSettings')).toEqual({ timeOuts: ['GAME', 'GAME', 'PLACE', 'EXPULSION'] });
  expect(JSON.stringify(made)).toContain('The 1st game lost on time costs that game. The 3rd costs the place too');
});

test('the second costs the place, also when two flags fall at once, and who is taken in again plays on', async () => {
  const here = await running(['GAME', 'PLACE']);
  const [one, other] = await hers(here);
  world.pass(OVER);
  await Promise.all([flag(one!), flag(other!)]);
  const out = await stands(here);
  expect(rowOf(out, 'Asha')).toMatchObject({
    disqualified: false,
    entry: { withdrawnAt: expect.any(String) as string },
  });
  expect(open(out, 'Asha')).toBe(0);
  expect(listAt(out, 'rulings')).toMatchObject([
    {
      by: null,
      text: 'Asha is withdrawn: 2 games lost on time cost the place here. Games that are not decided are lost.',
    },
  ]);
  const own = await api.data(asha(here).context, 'query { viewer { notices(first: 9) { text } } }', {});
  expect(JSON.stringify(own)).toContain('games lost on time cost the place there');
  const corrected = await mutate(
    api,
    here.director.context,
    'adjudicate',
    { gameId: globalId('BaoGame', one!), winner: 'FIRST', reason: 'The server was down.', dryRun: true },
    '... on GameSuccess { effects { events { text } } }',
  );
  expect(JSON.stringify(corrected)).toContain('Asha stays out of the tournament');
  const word = { tournamentId: idOf(here), playerId: globalId('Player', asha(here).playerId), reason: 'She was ill.' };
  await mutate(api, here.director.context, 'reinstate', word);
  expect(rowOf(await stands(here), 'Asha')).toMatchObject({ entry: { withdrawnAt: null } });
});

test('the first costs a disqualification where that is agreed, and the game alone where nothing is', async () => {
  const strict = await running(['EXPULSION']);
  const [one] = await hers(strict);
  world.pass(OVER);
  await flag(one!);
  expect(rowOf(await stands(strict), 'Asha')).toMatchObject({ disqualified: true });
  expect(open(await stands(strict), 'Asha')).toBe(0);
  const mild = await world.running(NAMES);
  world.pass(OVER);
  for (const game of await hers(mild)) await flag(game);
  expect(rowOf(await stands(mild), 'Asha')).toMatchObject({ disqualified: false, entry: { withdrawnAt: null } });
  expect(open(await stands(mild), 'Asha')).toBe(2);
});
