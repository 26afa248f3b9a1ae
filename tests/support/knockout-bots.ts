import { resign } from '../../api/src/application/commands/game/resign.ts';
import { createBots } from '../../api/src/application/commands/player/create-bots.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { GAME_NAMES, idNamed, playerNamed } from '../../api/src/graphql/global-id.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import { at, listAt, textAt } from './answer.ts';
import { seededEntropy } from './seeded-entropy.ts';
import type { TestServer } from './server.ts';
import { must } from './world.ts';

const RUNNING = `query ($id: ID!) { tournament(id: $id) { games(first: 100, status: RUNNING) { edges { node {
  id seats { player { id name } } } } } } }`;

/** Bots of backgammon that play by themselves as time passes, and give games up when they are told to. */
export interface KnockoutBots {
  /** In every game that runs, who comes later in the alphabet gives it up; answers how many games there were. */
  resignAll(tournamentId: string): Promise<number>;
}

/** Makes bots of these names. */
export async function knockoutBots(server: TestServer, names: readonly string[]): Promise<KnockoutBots> {
  const entropy = seededEntropy(17);
  const as = (actor: AppContext['actor']): AppContext => ({ db: server.db, now: server.clock.now, entropy, actor });
  const bots = names.map((name) => ({ name, country: 'KE', category: 3, elo: 1500, matches: 0 }));
  must(await createBots(as({ kind: 'system' }), { game: 'BACKGAMMON', bots }));
  return {
    async resignAll(tournamentId) {
      const { tournament } = await server.data(RUNNING, { id: tournamentId });
      const games = listAt(at(tournament, 'games.edges.*.node'));
      for (const game of games) {
        const players = listAt(game.seats).map((seat) => at(seat, 'player'));
        const last = players.toSorted((a, b) => textAt(a, 'name').localeCompare(textAt(b, 'name'))).at(-1);
        const playerId = playerNamed(textAt(last, 'id'));
        const gameId = idNamed<GameId>(textAt(game, 'id'), GAME_NAMES);
        must(await resign(as({ kind: 'bot', playerId }), { gameId }));
      }
      return games.length;
    },
  };
}
