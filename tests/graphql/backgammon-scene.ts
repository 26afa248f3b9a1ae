import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Seat } from '../../api/src/kernel/seat.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import { gamesByIds, type GameRecord } from '../../api/src/store/reading/game.ts';
import { at } from '../support/answer.ts';
import { personOf, type RunningTournament, type World } from '../support/world.ts';
import type { Answer, Api } from './ask.ts';
import { mutate } from './mutate.ts';

/** A game of backgammon of two people of a test, through the API. */
export interface BackgammonScene {
  readonly running: RunningTournament;
  readonly record: GameRecord;
  readonly id: string;
  readonly people: Readonly<Record<Seat, AppContext>>;
  /** The game as it stands in the database. */
  game(): Promise<GameRecord>;
  /** What the API answers about the game to somebody. */
  read(who: AppContext, fields: string): Promise<Answer>;
  /** A mutation of one of the two; acts at the ply as it stands. */
  act(seat: Seat, name: string, input?: object, fields?: string): Promise<Answer>;
  /** Both add their texts, so that the first roll is made. */
  begin(): Promise<void>;
  /** Plays as bots would until the game is over, or `until` says so; answers it then. */
  playOn(until?: (game: GameRecord) => boolean): Promise<GameRecord>;
}

const WITHOUT_PLY = ['setDiceString', 'setGameComforts', 'resign'];
const SEATED = { first: 'alpha0', second: 'beta0' } as const;

/** A game of a new tournament of three people. */
export async function openGame(world: World, api: Api, gameConfig: object = { length: 0 }): Promise<BackgammonScene> {
  const running = await world.running(['Ana', 'Bea', 'Cem'], { game: 'BACKGAMMON', gameConfig: { ...gameConfig } });
  const [record] = await running.games();
  if (record === undefined) throw new Error('No game');
  return sceneOf(world, api, running, record);
}

/** A game of a tournament of people of a test. */
export function sceneOf(world: World, api: Api, running: RunningTournament, record: GameRecord): BackgammonScene {
  const id = globalId('BackgammonGame', record.id);
  const people = {
    first: personOf(running.players, record.players.first).context,
    second: personOf(running.players, record.players.second).context,
  };
  const game = async (): Promise<GameRecord> => {
    const [found] = await gamesByIds(world.db.prisma, [record.id]);
    if (found === undefined) throw new Error('No game');
    return found;
  };
  const act: BackgammonScene['act'] = async (seat, name, input = {}, fields = '') => {
    const now = WITHOUT_PLY.includes(name) ? {} : { ply: (await game()).ply };
    return mutate(api, people[seat], name, { gameId: id, ...now, ...input }, fields);
  };
  return {
    running,
    record,
    id,
    people,
    game,
    act,
    async read(who, fields) {
      const source = `query ($id: ID!) { game(id: $id) { ... on BackgammonGame { ${fields} } } }`;
      return at(await api.data(who, source, { id }), 'game') as Answer;
    },
    async begin() {
      for (const seat of ['first', 'second'] as const) await act(seat, 'setDiceString', { text: SEATED[seat] });
    },
    async playOn(until = () => false) {
      for (;;) {
        const now = await game();
        if (now.status === 'FINISHED' || until(now)) return now;
        const move = GAMES.BACKGAMMON.choose(now.position ?? '', 0);
        if (now.toMove === null || move === null) throw new Error(`Nobody is to move in ${now.position}`);
        const answer = await act(now.toMove, 'playMove', { move });
        if (at(answer, '__typename') !== 'PlayMoveSuccess') throw new Error(JSON.stringify(answer));
      }
    },
  };
}
