import { seriesTopic } from '../../api/src/application/events.ts';
import { type PlayerId, type SeriesId } from '../../api/src/kernel/ids.ts';
import type { Result } from '../../api/src/kernel/result.ts';
import type { Db } from '../../api/src/store/client.ts';
import { readEvents } from '../../api/src/application/vocabulary/log.ts';
import { compatriots, newChampionship, type Decide } from '../support/championship.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, refusal, type Person, type World } from '../support/world.ts';

/** What is left open where a tournament of a series is made. */
export const PLAN = { name: null, venue: null, timeControl: null, startsAt: null };
/** The director has nothing to choose. */
export const NO_CHOICE = { countries: [], teams: [] };
/** A reason that is as good as any. */
export const REASON = 'By lot, drawn before both.';

/** Two championships of a director, and fifteen players from four countries. */
export interface SeriesScene {
  readonly db: Db;
  readonly world: World;
  readonly director: Person;
  readonly stranger: Person;
  readonly players: readonly Person[];
  /** Of four tournaments and one match of countries at its end. */
  readonly seriesId: SeriesId;
  /** With a match of countries after each tournament. */
  readonly eachId: SeriesId;
  personOf(name: string): Person;
  /** The players of these names, which blanks separate. */
  ids(text: string): readonly PlayerId[];
  kinds(id: SeriesId, after: number): Promise<readonly string[]>;
  /** Who is in an earlier block wins; within a block everybody wins the game in which he moves first. */
  byBlocks(...blocks: readonly string[]): Decide;
}

/** A scene of its own. */
export async function openSeriesScene(): Promise<SeriesScene> {
  const db = await openTestDatabase();
  const world = newWorld(db);
  const director = await world.person('Director', 'DIRECTOR');
  const stranger = await world.person('Another', 'DIRECTOR');
  const players = await compatriots(world, { IT: 4, NL: 2, FR: 2, KE: 7 });
  const eachId = await newChampionship(director, { nationMatch: 'EACH' });
  const seriesId = await newChampionship(director);
  const personOf = (name: string): Person => players.find((person) => person.name === name)!;
  const ids = (text: string): readonly PlayerId[] => text.split(' ').map((name) => personOf(name).playerId);
  return {
    ...{ db, world, director, stranger, players, seriesId, eachId, personOf, ids },
    kinds: async (id, after) => (await readEvents(db, seriesTopic(id), after, 500)).map(({ kind }) => kind),
    byBlocks(...blocks) {
      const blockOf = (id: PlayerId) => blocks.findIndex((block) => ids(block).includes(id));
      return ({ players: { first, second } }) => (blockOf(first) <= blockOf(second) ? 'first' : 'second');
    },
  };
}

/** The name of a refusal. */
export async function refused(attempt: Promise<Result<unknown, { readonly kind: string }>>): Promise<string> {
  return refusal(await attempt).kind;
}
