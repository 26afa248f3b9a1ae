import type { Db } from '../../api/src/store/client.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { newWorld, personOf, type Person, type RunningTournament, type World } from '../support/world.ts';

/** A running tournament of three, here, and one elsewhere; South and North of its first game. */
export interface Scene {
  readonly world: World;
  readonly here: RunningTournament;
  readonly elsewhere: RunningTournament;
  readonly game: GameRecord;
  readonly reported: GameRecord;
  readonly south: Person;
  readonly north: Person;
  readonly stranger: Person;
  readonly director: Person;
}

/** A scene of its own in a database, told from others by its seed. */
export async function newScene(db: Db, seed: number): Promise<Scene> {
  const world = newWorld(db, seed);
  const here = await world.running(['Ana', 'Ben', 'Cleo']);
  const elsewhere = await world.running(['Dan', 'Eve', 'Fay'], { venue: 'ELSEWHERE' });
  const [game] = await here.games();
  const [reported] = await elsewhere.games();
  if (game === undefined || reported === undefined) throw new Error('no games');
  const stranger = await world.person('Stranger', 'DIRECTOR');
  const south = personOf(here.players, game.players.first);
  const north = personOf(here.players, game.players.second);
  return { world, here, elsewhere, game, reported, south, north, stranger, director: here.director };
}
