import { globalId } from '../../api/src/graphql/global-id.ts';
import { HOUR } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

/** The id of a person's player in the API. */
export const idOf = (person: Person): string => globalId('Player', person.playerId);

/** What a merge answers of what comes over. */
export const MERGED = 'player { handle } games tournaments { name } ratings { game added elo matches }';

const PLAYER = `query ($handle: String!) { player(handle: $handle) { id name handle hasAccount viewerClaim ratings { game elo games }
  entries(first: 9) { edges { node { tournament { name } } } } games(first: 20) { edges { node { id } } } } }`;

/** A tournament in which players without accounts have played. */
export interface Played {
  readonly tournamentId: string;
  /** by name */
  readonly players: ReadonlyMap<string, { readonly id: string; readonly handle: string }>;
}

/** A world with a director and an administrator, in which players are found to be one. */
export interface MergeScene {
  readonly db: Db;
  readonly world: World;
  readonly api: Api;
  readonly director: Person;
  readonly admin: Person;
  /** A round robin elsewhere of new players and these, in which whoever stands first has won all that is reported. */
  played(names: readonly string[], playerIds?: readonly string[], by?: Person): Promise<Played>;
  /** Reports results of a tournament of the director, one a line. */
  report(tournamentId: string, lines: readonly string[]): Promise<Answer>;
  playerOf(handle: string, who?: Person): Promise<Answer>;
  merge(who: Person, fromId: string, intoId: string, more?: object): Promise<Answer>;
  close(): Promise<void>;
}

/** A scene of its own, told from others by its seed. */
export async function openMergeScene(seed: number): Promise<MergeScene> {
  const db = await openTestDatabase();
  const world = newWorld(db, seed);
  const api = await openApi(world);
  const director = await world.person('Dalila', 'DIRECTOR');
  const admin = await world.person('Adila', 'ADMIN');
  return {
    ...{ db, world, api, director, admin },
    async played(names, playerIds = [], by = director) {
      const run = (name: string, input: object, fields = '') => mutate(api, by.context, name, input, fields);
      const settings = { name: `Of ${names[0]}`, game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE' };
      const made = await run('createTournament', settings, '... on CreateTournamentSuccess { tournament { id } }');
      const tournamentId = textAt(made, 'tournament.id');
      await run('openRegistration', { tournamentId });
      const newPlayers = [...names, `Third of ${names[0]}`].map((name) => ({ name }));
      const entered = await run(
        'enterPlayers',
        { tournamentId, playerIds, newPlayers },
        '... on EnterTournamentSuccess { entries { player { id name handle } } }',
      );
      await run('closeRegistration', { tournamentId });
      await run('startTournament', { tournamentId });
      const people = listAt(entered, 'entries').map((entry) => {
        const player = { id: textAt(entry, 'player.id'), handle: textAt(entry, 'player.handle') };
        return [textAt(entry, 'player.name'), player] as const;
      });
      world.pass(HOUR);
      return { tournamentId, players: new Map(people) };
    },
    report: (tournamentId, lines) =>
      mutate(
        api,
        director.context,
        'importResults',
        { tournamentId, text: lines.join('\n') },
        '... on InvalidLines { lines { messages } }',
      ),
    playerOf: async (handle, who = director) =>
      at(await api.data<Answer>(who.context, PLAYER, { handle }), 'player') as Answer,
    merge: (who, fromId, intoId, more = {}) =>
      mutate(
        api,
        who.context,
        'mergePlayers',
        { fromId, intoId, reason: 'Entered twice', ...more },
        `... on MergePlayersSuccess { ${MERGED} }`,
      ),
    async close() {
      await api.close();
      await db.close();
    },
  };
}
