import { listAt, textAt } from './answer.ts';
import type { TestPerson } from './api-client.ts';
import { done } from './api-tournament.ts';
import type { TestServer } from './server.ts';

/** A knock-out whose results its director reports. */
export interface ReportedKnockout {
  readonly id: string;
  readonly director: TestPerson;
  /** Reports an open game; false: there is none. */
  report(): Promise<boolean>;
  /** The first of every open match has lost it by not playing. */
  forfeitAll(): Promise<void>;
}

/** A knock-out of so many that is played elsewhere, all in its director's hand; matches of one point, unless its settings say more. */
export async function reportedKnockout(
  server: TestServer,
  players: number,
  more: object = {},
): Promise<ReportedKnockout> {
  const director = await server.signUp(`Salma ${players}`, 'DIRECTOR');
  const by = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, director);
  const settings = {
    game: 'BAO',
    format: 'KNOCKOUT',
    venue: 'ELSEWHERE',
    formatSettings: { knockout: { length: 1, ...more } },
  };
  const made = await done(
    by,
    'createTournament',
    { name: 'Kombe la Mtoano', maxPlayers: players, ...settings },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const tournamentId = textAt(made, 'tournament.id');
  const step = (mutation: string) => done(by, mutation, { tournamentId }, '');
  await step('openRegistration');
  for (let entered = 0; entered < players; entered += 100) {
    const count = Math.min(100, players - entered);
    const newPlayers = Array.from({ length: count }, (_, index) => ({ name: `Mchezaji ${entered + index + 1}` }));
    await done(by, 'enterPlayers', { tournamentId, newPlayers }, '');
  }
  await step('closeRegistration');
  await step('startTournament');
  const open = async (): Promise<readonly { match: string; game: string; player: string }[]> => {
    const query = `query ($id: ID!) { tournament(id: $id) { ... on KnockoutTournament { rounds { matches {
      id currentGame { id } sides { entry { player { id } } } } } } } }`;
    const { tournament } = await server.data(query, { id: tournamentId });
    return listAt(tournament, 'rounds')
      .flatMap((one) => listAt(one, 'matches'))
      .filter(({ currentGame }) => currentGame !== null)
      .map((match) => ({
        match: textAt(match, 'id'),
        game: textAt(match, 'currentGame.id'),
        player: textAt(match, 'sides.0.entry.player.id'),
      }));
  };
  let reported = 0;
  return {
    id: tournamentId,
    director,
    async report() {
      const matches = await open();
      // From both ends, so that matches are not decided in the order of the page.
      const found = reported % 2 === 0 ? matches[0] : matches.at(-1);
      if (found === undefined) return false;
      const results = [{ gameId: found.game, how: 'PLAYED', winner: reported % 3 === 0 ? 'SECOND' : 'FIRST' }];
      await done(by, 'reportResult', { tournamentId, results }, '');
      reported += 1;
      return true;
    },
    async forfeitAll() {
      for (const { match: matchId, player: playerId } of await open()) {
        await done(by, 'forfeitMatch', { matchId, playerId, reason: 'Never came' }, '');
      }
    },
  };
}
