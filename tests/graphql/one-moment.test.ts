import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../api/src/store/role.ts';
import { listAt, numberAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf, runningTournament } from '../support/api-tournament.ts';
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

test('tables are whole while their tournaments begin, also where no version is asked for', async () => {
  const { director, players } = await runningTournament(
    { ...server, signUp: (name: string, role?: Role) => server.signUp(`${name} again`, role) },
    ['Oscar', 'Kobe', 'Jan'],
  );
  const as = (person: TestPerson) => (query: string, variables: Record<string, unknown>) =>
    server.ask(query, variables, person);
  const ready: string[] = [];
  for (let number = 1; number <= TOURNAMENTS; number += 1) {
    const input = { name: `Kombe ${number}`, game: 'BAO', format: 'ROUND_ROBIN', maxPlayers: 3 };
    const made = '... on CreateTournamentSuccess { tournament { id } }';
    const created = await done(as(director), 'createTournament', input, made);
    const tournament = { tournamentId: textAt(created, 'tournament.id') };
    await done(as(director), 'openRegistration', tournament, '');
    for (const person of players.values()) {
      await done(as(person), 'enterTournament', tournament, '');
    }
    await done(as(director), 'closeRegistration', tournament, '');
    ready.push(tournament.tournamentId);
  }
  const query = `query ($id: ID!) { tournament(id: $id) { gamesTotal lastStageStandings { rank }
    groups { gamesTotal crosstable { rows { standing { rank } } } } } }`;
  let begun = 0;
  let asked = 0;
  const look = async () => {
    for (; begun < TOURNAMENTS; asked += 1) {
      const { tournament } = await server.data(query, { id: ready[begun] });
      const inGroups = listAt(tournament, 'groups').reduce((sum, group) => sum + numberAt(group, 'gamesTotal'), 0);
      expect(inGroups).toBe(numberAt(tournament, 'gamesTotal'));
    }
  };
  const begin = async () => {
    for (const tournamentId of ready) {
      await done(as(director), 'startTournament', { tournamentId }, '');
      begun += 1;
    }
  };
  await Promise.all([begin(), look(), look(), look()]);
  expect(asked).toBeGreaterThan(2);
});

const TOURNAMENTS = process.env['BARAZA_LONG'] === '1' ? 8 : 3;
