import { textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, gamesOf } from '../support/api-tournament.ts';
import type { TestServer } from '../support/server.ts';

/** The final of a knock-out of two, whose first game waits for its dice. */
export interface BackgammonFinal {
  readonly tournament: string;
  /** The id of its first game. */
  readonly game: string;
}

/** A knock-out of backgammon between these two, to so many points, begun by the mutations that everybody uses. */
export async function backgammonFinal(
  server: TestServer,
  director: TestPerson,
  players: readonly TestPerson[],
  length: number,
): Promise<BackgammonFinal> {
  const by = (person: TestPerson) => (query: string, variables: Record<string, unknown>) =>
    server.ask(query, variables, person);
  const knockout = { name: 'Gamerz', format: 'KNOCKOUT', game: 'BACKGAMMON', formatSettings: { knockout: { length } } };
  const success = '... on CreateTournamentSuccess { tournament { id } }';
  const made = await done(by(director), 'createTournament', knockout, success);
  const tournamentId = textAt(made, 'tournament.id');
  const step = (mutation: string) => done(by(director), mutation, { tournamentId }, '');
  await step('openRegistration');
  for (const player of players) await done(by(player), 'enterTournament', { tournamentId }, '');
  await step('closeRegistration');
  await step('startTournament');
  const [game] = await gamesOf(server, tournamentId);
  return { tournament: tournamentId, game: game!.id };
}

/** Both add to the dice of a game, so that its first roll is made; answers who is to play it. */
export async function openingRolled(
  server: TestServer,
  gameId: string,
  players: readonly TestPerson[],
): Promise<TestPerson> {
  for (const person of players)
    await done((query, variables) => server.ask(query, variables, person), 'setDiceString', { gameId, text: '' }, '');
  for (const person of players) {
    const { game } = await server.data('query ($id: ID!) { game(id: $id) { viewerCanMove } }', { id: gameId }, person);
    if ((game as { viewerCanMove: boolean }).viewerCanMove) return person;
  }
  throw new Error('Nobody is to play the first roll');
}
