import { afterAll, expect, test } from 'vitest';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { at, listAt } from '../support/answer.ts';
import { must } from '../support/world.ts';
import { openConductScene } from './conduct-scene.ts';

const scene = await openConductScene(980);
const { world, api, running, north, third } = scene;
afterAll(() => scene.close());

test('a game shows what it did to both ratings, and each player his history', async () => {
  const games = await running.games();
  const decided = games.find(({ players }) => players.first === north.playerId && players.second === third.playerId)!;
  must(await resign(third.context, { gameId: decided.id }));
  const source = `query ($id: ID!) { game(id: $id) { result { ratingChanges { player { name } before after k score opponentElo cause
    player { ratings { elo games imported history(first: 5) { edges { node { number after gamesAfter opponent { name } game { id } } } } } } } } } }`;
  const shown = await api.data(world.anonymous, source, { id: globalId('BaoGame', decided.id) });
  const changes = listAt(shown, 'game.result.ratingChanges');
  expect(changes.map(({ before, after, k, score }) => ({ before, after, k, score }))).toEqual(
    expect.arrayContaining([
      { before: 1500, after: 1516, k: 32, score: 1 },
      { before: 1500, after: 1484, k: 32, score: 0 },
    ]),
  );
  const winner = changes.find(({ score }) => score === 1);
  expect(at(winner, 'player.ratings.0')).toEqual({
    elo: 1516,
    games: 1,
    imported: 0,
    history: {
      edges: [
        {
          node: {
            number: 1,
            after: 1516,
            gamesAfter: 1,
            opponent: { name: third.name },
            game: { id: globalId('BaoGame', decided.id) },
          },
        },
      ],
    },
  });
});
