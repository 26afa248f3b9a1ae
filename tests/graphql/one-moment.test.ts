import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAt, numberAt } from '../support/answer.ts';
import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const MOVES = 12;

test('a version says exactly what is shown with it, while moves are being played', async () => {
  const { id, players } = await runningTournament(server, ['Oscar', 'Kobe', 'Jan']);
  const [game] = await gamesOf(server, id);
  if (game === undefined) throw new Error('No game');
  let isOver = false;
  const seen: [version: number, ply: number, moves: number][] = [];
  const look = async () => {
    while (!isOver) {
      const { game: shown } = await server.data(
        `query ($id: ID!) { game(id: $id) { ply moves(first: 100) { edges { cursor } } version } }`,
        { id: game.id },
      );
      seen.push([numberAt(shown, 'version'), numberAt(shown, 'ply'), numberAt(shown, 'moves.edges.length')]);
    }
  };
  const play = async () => {
    const random = seededNumbers(3);
    for (let ply = 0; ply < MOVES; ply += 1) {
      const { game: shown } = await server.data(
        `query ($id: ID!) { game(id: $id) { ... on BaoGame { legalMoves { notation } } } }`,
        { id: game.id },
      );
      const legal = listAt(shown, 'legalMoves');
      const move = legal[Math.floor(random() * legal.length)]?.notation;
      if (move === undefined) break;
      const person = players.get(ply % 2 === 0 ? game.first : game.second);
      const input = { gameId: game.id, ply, move };
      await server.data(
        `mutation ($input: PlayMoveInput!) { playMove(input: $input) { __typename } }`,
        { input },
        person,
      );
    }
    isOver = true;
  };
  await Promise.all([play(), look(), look()]);
  // Version 1 is the start of the game, and every move is one version.
  expect(seen.filter(([version, ply, moves]) => version !== ply + 1 || moves !== ply)).toEqual([]);
  expect(new Set(seen.map(([version]) => version)).size).toBeGreaterThan(MOVES / 4);
});
