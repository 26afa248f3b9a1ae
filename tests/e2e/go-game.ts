import { done, gamesOf } from '../support/api-tournament.ts';
import type { TestPerson } from '../support/api-client.ts';
import type { TestServer } from '../support/server.ts';

const MOVES = ['D4', 'Q16', 'pass', 'pass', 'B dead Q16'];

/** Enters these people in an open tournament of go, starts it, and plays one game until its stones are marked; its id. */
export async function countedGoGame(
  server: TestServer,
  tournamentId: string,
  director: TestPerson,
  players: ReadonlyMap<string, TestPerson>,
): Promise<string> {
  const by = (person: TestPerson) => (query: string, variables: Record<string, unknown>) =>
    server.ask(query, variables, person);
  for (const person of players.values()) await done(by(person), 'enterTournament', { tournamentId }, '');
  for (const step of ['closeRegistration', 'startTournament']) await done(by(director), step, { tournamentId }, '');
  const [game] = await gamesOf(server, tournamentId);
  for (const [ply, move] of MOVES.entries()) {
    const mover = players.get(ply % 2 === 0 ? game!.first : game!.second)!;
    await done(by(mover), 'playMove', { gameId: game!.id, ply, move }, '');
  }
  return game!.id;
}
