import { textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import type { OpenGame } from '../support/api-tournament.ts';
import type { TestServer } from '../support/server.ts';

/** The fields of a game that moving in it needs. */
export const MOVING = 'id ply status toMove ... on BaoGame { legalMoves { notation } }';

const GAME = `query ($id: ID!) { game(id: $id) { ${MOVING} finishedAt result { how winner { player { name } } }
  clock { expiresAt running remaining { first second } } ... on BaoGame { position { encoding } } } }`;

/** A game as somebody who moves in it sees it. */
export interface MovingGame {
  readonly id: string;
  readonly ply: number;
  readonly status: string;
  readonly toMove: 'FIRST' | 'SECOND' | null;
  readonly legalMoves: readonly { readonly notation: string }[];
}

/** A game with its clock, its board and how it ended. */
export interface GameNow extends MovingGame {
  readonly finishedAt: string | null;
  readonly result: { readonly how: string; readonly winner: { readonly player: { readonly name: string } } } | null;
  readonly clock: {
    readonly expiresAt: string;
    readonly running: string | null;
    readonly remaining: { readonly first: number; readonly second: number };
  };
  readonly position: { readonly encoding: string };
}

/** One of the legal moves of a game, as chance has it. */
export function anyMove({ legalMoves }: MovingGame, chance: () => number): string {
  const move = legalMoves[Math.floor(chance() * legalMoves.length)];
  if (move === undefined) throw new Error('There is no legal move');
  return move.notation;
}

/** A game as it stands. */
export async function gameNow(server: TestServer, id: string): Promise<GameNow> {
  return (await server.data(GAME, { id })).game as GameNow;
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
  let state: MovingGame = await gameNow(server, game.id);
  while (played.length < count) {
    if (state.status !== 'RUNNING') throw new Error(`The game was over after ${played.length} moves of ${count}`);
    const mover = players.get(state.toMove === 'FIRST' ? game.first : game.second);
    const move = anyMove(state, chance);
    const answer = await done(
      (query, variables) => server.ask(query, variables, mover),
      'playMove',
      { gameId: game.id, ply: state.ply, move },
      `... on PlayMoveSuccess { notation game { ${MOVING} } }`,
    );
    played.push(textAt(answer, 'notation'));
    state = answer.game as MovingGame;
  }
  return played;
}
