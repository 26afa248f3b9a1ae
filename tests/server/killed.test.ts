import { expect, test } from 'vitest';
import { at, listAt, numberAt, textAt } from '../support/answer.ts';
import { apiClient } from '../support/api-client.ts';
import { done, gamesOf, runningTournament } from '../support/api-tournament.ts';
import { dataFolder } from '../support/data-folder.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

const folder = dataFolder();

/** How often it is killed. */
const ROUNDS = process.env['BARAZA_LONG'] === '1' ? 5 : 2;

const EVENTS = `subscription ($id: ID!, $after: Int) { gameEvents(gameId: $id, after: $after) { __typename version
  ... on MovePlayed { move { ply notation } } } }`;
const GAME = `query ($id: ID!) { game(id: $id) { version ply clock { running expiresAt }
  moves(first: 100) { edges { node { ply notation } } } ... on BaoGame { position { encoding } legalMoves { notation } } } }`;

test('killed between moves and started again, it has every acknowledged move, the same clock, and resumes without a hole', async () => {
  const databaseUrl = await newDatabaseUrl();
  const variables: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  if (databaseUrl === null) folder.make();
  let server = folder.start([], variables);
  let api = apiClient(await server.url);
  const { id, players } = await runningTournament(api, ['Amina', 'Bakari', 'Chausiku']);
  const [game] = await gamesOf(api, id);
  if (game === undefined) throw new Error('There is no game');
  const choose = seededNumbers(11);
  const acknowledged: string[] = [];
  let seen = 0;
  let before: unknown = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const watch = api.socket().watch(EVENTS, { id: game.id, after: seen });
    await watch.until(1);
    for (let move = 0; move < 4; move += 1) {
      const { game: state } = await api.data(GAME, { id: game.id });
      const legal = listAt(state, 'legalMoves');
      const notation = textAt(legal[Math.floor(choose() * legal.length)], 'notation');
      const person = players.get(acknowledged.length % 2 === 0 ? game.first : game.second);
      const played = await done(
        (query, given) => api.ask(query, given, person),
        'playMove',
        { gameId: game.id, ply: at(state, 'ply'), move: notation },
        '... on PlayMoveSuccess { notation }',
      );
      acknowledged.push(textAt(played, 'notation'));
    }
    await watch.find(({ data }) => at(data, 'gameEvents.move.ply') === acknowledged.length - 1);
    const stored = watch.results.filter(({ data }) => at(data, 'gameEvents.__typename') !== 'Heartbeat');
    const versions = stored
      .filter(({ data }) => at(data, 'gameEvents.__typename') !== 'ClockTicked')
      .map(({ data }) => numberAt(data, 'gameEvents.version'));
    expect(versions).toEqual(versions.map((_, index) => seen + index + 1));
    seen = versions.at(-1) ?? 0;
    ({ game: before } = await api.data(GAME, { id: game.id }));
    server.kill('SIGKILL');
    await server.ended;
    await api.close();
    server = folder.start([], variables);
    api = apiClient(await server.url);
    const { game: after } = await api.data(GAME, { id: game.id });
    expect(after).toEqual(before);
    expect(at(after, 'moves.edges.*.node.notation')).toEqual(acknowledged);
  }
  await api.close();
});
