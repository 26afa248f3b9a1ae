import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppContext } from '../../api/src/application/context.ts';
import type { Db } from '../../api/src/store/client.ts';
import { listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let director: AppContext;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  ({ context: director } = await world.person('Director', 'DIRECTOR'));
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const SETTINGS = `timeControl gameSettings { __typename ... on GoSettings { size komi } ... on BaoSettings { variant } }
  formatSettings { __typename ... on KnockoutSettings { length thresholdPercent } ... on KibaSettings { groups approvalHours } }`;
const create = (input: object) =>
  mutate(
    api,
    director,
    'createTournament',
    { name: 'Kombe', ...input },
    `... on InvalidInput { field setting message } ... on CreateTournamentSuccess { tournament { id ${SETTINGS} } }`,
  );

describe('a new tournament', () => {
  test('is as usual in all that is left out or null', async () => {
    expect(await create({ game: 'GO', format: 'KIBA', gameSettings: { go: { size: 9, komi: null } } })).toMatchObject({
      tournament: {
        gameSettings: { __typename: 'GoSettings', size: 9, komi: 6.5 },
        formatSettings: { __typename: 'KibaSettings', groups: null, approvalHours: 48 },
      },
    });
    const knockout = { length: 5, thresholdPercent: null };
    expect(await create({ game: 'BAO', format: 'KNOCKOUT', formatSettings: { knockout } })).toMatchObject({
      tournament: {
        timeControl: 'untimed(21; 7, 14)',
        gameSettings: { __typename: 'BaoSettings', variant: 'KISWAHILI' },
        formatSettings: { __typename: 'KnockoutSettings', length: 5, thresholdPercent: 75 },
      },
    });
  });

  test.each([
    ['another game', { game: 'GO', gameSettings: { bao: {} } }, 'gameSettings', null, /settings of bao/],
    ['another system', { game: 'GO', formatSettings: { kiba: {} } }, 'formatSettings', null, /settings of kiba/],
    ['a board of no size', { game: 'GO', gameSettings: { go: { size: 4 } } }, 'gameSettings', 'size', /size/],
    [
      'games that may be drawn',
      { game: 'GO', format: 'KIBA', gameSettings: { go: { komi: 7 } } },
      'gameSettings',
      'komi',
      /drawn/,
    ],
    [
      'too many hours',
      { game: 'BAO', format: 'KIBA', formatSettings: { kiba: { approvalHours: 337 } } },
      'formatSettings',
      'approvalHours',
      /from 0 to 336/,
    ],
    ['a system for another game', { game: 'BAO', format: 'KUKSU' }, 'game', null, /played in go/],
  ])('is refused with settings of %s', async (_what, input, field, setting, message) => {
    const refused = await create({ format: 'ROUND_ROBIN', ...input });
    expect(refused).toMatchObject({ __typename: 'InvalidInput', field, setting });
    expect(textAt(refused, 'message')).toMatch(message);
  });

  test('is made of what is offered, with the clock and the settings that are usual there', async () => {
    const { tournamentChoices } = await api.data(
      world.anonymous,
      `{ tournamentChoices { games { game usual { ... on GoSettings { size } } }
        formats { format timeControl minPlayers maxPlayers series refusedGames { game message } } } }`,
    );
    expect(listAt(tournamentChoices, 'games')).toContainEqual({ game: 'GO', usual: { size: 19 } });
    const formats = listAt(tournamentChoices, 'formats');
    expect(formats.map(({ format }) => format)).not.toContain('COUNTRY_MATCH');
    const message = 'A Kuksu cycle is played in go, and in no other game.';
    const others = listAt(tournamentChoices, 'games').filter(({ game }) => game !== 'GO');
    const refusedGames = others.map(({ game }) => ({ game, message }));
    expect(formats).toContainEqual({
      format: 'KUKSU',
      timeControl: 'T=(7+1)<=7',
      minPlayers: 5,
      maxPlayers: 1270,
      series: 'TITLE',
      refusedGames,
    });
    expect(formats).toContainEqual(expect.objectContaining({ format: 'ROUND_ROBIN', series: null, refusedGames: [] }));
  });
});

test('settings change one by one, null is as usual, and those of another system are refused', async () => {
  const kiba = { groups: 3, approvalHours: 12 };
  const made = await create({ game: 'BAO', format: 'KIBA', formatSettings: { kiba } });
  const change = (formatSettings: object) =>
    mutate(
      api,
      director,
      'updateTournament',
      { tournamentId: textAt(made, 'tournament.id'), formatSettings },
      `... on InvalidInput { field } ... on TournamentSuccess { tournament { ${SETTINGS} } }`,
    );
  expect(await change({ kiba: { groups: null } })).toMatchObject({
    tournament: { formatSettings: { groups: null, approvalHours: 12 } },
  });
  expect(await change({ kiba: { approvalHours: null } })).toMatchObject({
    tournament: { formatSettings: { approvalHours: 48 } },
  });
  expect(await change({ knockout: { length: 3 } })).toMatchObject({
    __typename: 'InvalidInput',
    field: 'formatSettings',
  });
});
