import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { type GameId } from '../../api/src/kernel/ids.ts';
import { HOUR } from '../../api/src/kernel/time.ts';
import { textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';

/** Oscar, Kobe and Jan in a tournament that runs: two moves are played in one game. */
export interface ReadScene {
  readonly world: World;
  readonly api: Api;
  readonly running: RunningTournament;
  readonly gameId: GameId;
  /** The ids of the game and of the tournament in the API. */
  readonly game: string;
  readonly tournament: string;
  close(): Promise<void>;
}

/** A scene of its own. */
export async function openReadScene(): Promise<ReadScene> {
  const db = await openTestDatabase();
  const world = newWorld(db);
  const api = await openApi(world);
  const running = await world.running(['Oscar', 'Kobe', 'Jan']);
  const [first] = await running.games();
  if (first === undefined) throw new Error('No game');
  const gameId = first.id;
  const game = globalId('BaoGame', gameId);
  const tournament = globalId('RoundRobinTournament', running.id);
  for (const ply of [0, 1]) {
    world.pass(HOUR);
    const { game: seen } = await api.data(
      world.anonymous,
      '{ game(id: "' + game + '") { ... on BaoGame { legalMoves { notation } } } }',
    );
    const seat = ply === 0 ? 'first' : 'second';
    const mover = personOf(running.players, first.players[seat]);
    must(await playMove(mover.context, { gameId, ply, move: textAt(seen, 'legalMoves.0.notation') }));
  }
  return {
    ...{ world, api, running, gameId, game, tournament },
    async close() {
      await api.close();
      await db.close();
    },
  };
}
