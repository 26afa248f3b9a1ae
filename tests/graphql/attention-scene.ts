import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import type { TournamentId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

const ONE = `__typename kind deed since until wantedBy ... on TournamentAttention { tournament { id } }
  ... on GameAttention { game { id } seat lastSeen }
  ... on TicketAttention { ticket { text kind } }
  ... on MatchAttention { pairing { number } }
  ... on ReportAttention { report { board doubt } }
  ... on StageAttention { stage { name } tied { player { name } } }
  ... on FieldAttention { issues { code } }
  ... on PlayerAttention { player { name } }
  ... on UnreportedAttention { count games { id } }
  ... on RoundAttention { missing }`;

export const ALL = `query ($after: String, $first: Int, $hours: Int, $days: Int) { viewer { attention(first: $first, after: $after, hours: $hours, days: $days) {
  edges { cursor node { key ${ONE} } } pageInfo { hasNextPage } } } }`;

export const IN_ONE = `query ($id: ID!) { tournament(id: $id) { attentionCount attention(first: 50) { edges { node { ${ONE} } } } } }`;

/** What needs a director, asked of the API, in worlds of their own over one database. */
export interface AttentionScene {
  readonly db: Db;
  readonly api: Api;
  readonly world: World;
  /** A world of its own over the same database: each has its clock and its people. */
  fresh(): World;
  /** All that needs somebody, in order. */
  needs(who: AppContext, variables?: object): Promise<readonly Fields[]>;
  kinds(who: AppContext, variables?: object): Promise<readonly unknown[]>;
  act(who: AppContext, mutation: string, input: object): Promise<Fields>;
  close(): Promise<void>;
}

/** A scene of its own, whose worlds are told from others by their seeds from this one on. */
export async function openAttention(first: number): Promise<AttentionScene> {
  let seed = first;
  const db = await openTestDatabase();
  const world = newWorld(db, seed);
  const api = await openApi(world);
  const needs: AttentionScene['needs'] = async (who, variables = {}) =>
    listAt(at(await api.data(who, ALL, { first: 50, ...variables }), 'viewer.attention.edges.*.node'));
  return {
    ...{ db, world, api, needs },
    fresh: () => newWorld(db, (seed += 1)),
    kinds: async (who, variables) => (await needs(who, variables)).map(({ kind }) => kind),
    act: (who, mutation, input) => mutate(api, who, mutation, input),
    async close() {
      await api.close();
      await db.close();
    },
  };
}

/** A sign-up that is open, with so many who have entered. */
export async function signUp(
  scene: World,
  director: Person,
  players: number,
  input: object = {},
): Promise<TournamentId> {
  const tournamentId = await scene.draft(director, input);
  must(await openRegistration(director.context, { tournamentId }));
  const newPlayers = Array.from({ length: players }, (_, index) => ({
    name: `Entrant ${index + 1}`,
    country: null,
    category: 3,
    elo: 1500,
    matches: 0,
  }));
  must(await enterPlayers(director.context, { tournamentId, playerIds: [], newPlayers }));
  return tournamentId;
}
