import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import type { OpenGame } from '../support/api-tournament.ts';
import type { TestServer } from '../support/server.ts';

/** The fields of a game that moving in it needs. */
export const MOVING = 'id ply status toMove ... on BaoGame { legalMoves { notation } }';

const GAME = `query ($id: ID!) { game(id: $id) { ${MOVING} finishedAt result { how winner { player { name } } }
  clock { expiresAt running remaining { first second } } ... on BaoGame { position { encoding } } } }`;

/** A game as it stands. */
export async function gameNow(server: TestServer, id: string): Promise<any> {
  return (await server.data(GAME, { id })).game;
}

/** Plays so many legal moves in a game, for whoever is to move, and answers their notations. */
export async function playMoves(
  server: TestServer,
  players: ReadonlyMap<string, TestPerson>,
  game: OpenGame,
  count: number,
  chance: () => number,
): Promise<readonly string[]> {
  const played: string[] = [];
  let state = await gameNow(server, game.id);
  while (played.length < count) {
    if (state.status !== 'RUNNING') throw new Error(`The game was over after ${played.length} moves of ${count}`);
    const mover = players.get(state.toMove === 'FIRST' ? game.first : game.second);
    const move: string = state.legalMoves[Math.floor(chance() * state.legalMoves.length)].notation;
    const answer = await done(
      (query, variables) => server.ask(query, variables, mover),
      'playMove',
      'PlayMoveInput',
      { gameId: game.id, ply: state.ply, move },
      `... on PlayMoveSuccess { notation game { ${MOVING} } }`,
    );
    played.push(answer.notation);
    state = answer.game;
  }
  return played;
}
