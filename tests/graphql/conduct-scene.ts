import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { at, listAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, personOf, type Person, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

const MESSAGE =
  'id number text author { name } removedAt removedBy { name } removedReason viewerRemovedText viewerMuted viewerCanRemove viewerCanReport';
const TICKET = `id kind state text filer { name } accused { name } game { id } message { text } answers { number by { name } text } decision decisionText decidedBy { name } viewerCanAnswer viewerCanDecide`;

/** What a mutation about a message answers of it. */
export const MESSAGE_FIELDS = `... on MessageSuccess { chatMessage { ${MESSAGE} } }`;
/** What a mutation about a ticket answers of it. */
export const TICKET_FIELDS = `... on TicketSuccess { ticket { ${TICKET} } effects { events { kind } } }`;

/** A tournament of three that runs: the two of its first game, the third player, its director, and the director of another. */
export interface ConductScene {
  readonly world: World;
  readonly api: Api;
  readonly running: RunningTournament;
  readonly game: GameRecord;
  readonly south: Person;
  readonly north: Person;
  readonly third: Person;
  readonly stranger: Person;
  readonly gameId: string;
  readonly tournamentId: string;
  /** The member of the union that a mutation of one input answers. */
  act(who: AppContext, mutation: string, input: Fields, fields?: string): Promise<Fields>;
  say(who: Person, text: string, more?: Fields): Promise<Fields>;
  /** Lays a suspicion about the opponent before the director. */
  file(who: AppContext, more?: Fields): Promise<Fields>;
  /** The messages of the game as somebody reads them, in order. */
  chatOf(who: AppContext): Promise<readonly Fields[]>;
  close(): Promise<void>;
}

/** A scene of its own, told from others by its seed. */
export async function openConductScene(seed: number): Promise<ConductScene> {
  const db = await openTestDatabase();
  const world = newWorld(db, seed);
  const api = await openApi(world);
  const running = await world.running(['Oscar', 'Kobe', 'Jan']);
  const [game] = await running.games();
  if (game === undefined) throw new Error('no games');
  const south = personOf(running.players, game.players.first);
  const north = personOf(running.players, game.players.second);
  const third = running.players.find((one) => one !== south && one !== north)!;
  const gameId = globalId('BaoGame', game.id);
  const tournamentId = globalId('RoundRobinTournament', running.id);
  const act: ConductScene['act'] = (who, name, input, fields) => mutate(api, who, name, input, fields);
  return {
    ...{ world, api, running, game, south, north, third, gameId, tournamentId, act },
    stranger: await world.person('Stranger', 'DIRECTOR'),
    say: (who, text, more = {}) => act(who.context, 'postMessage', { gameId, text, ...more }, MESSAGE_FIELDS),
    file(who, more = {}) {
      const suspicion = { kind: 'CHEATING', text: 'His moves are a program’s.' };
      return act(who, 'fileTicket', { tournamentId, gameId, ...suspicion, ...more }, TICKET_FIELDS);
    },
    async chatOf(who) {
      const source = `query ($id: ID!) { game(id: $id) { chat(first: 100) { edges { node { ${MESSAGE} } } } } }`;
      return listAt(at(await api.data(who, source, { id: gameId }), 'game.chat.edges.*.node'));
    },
    async close() {
      await api.close();
      await db.close();
    },
  };
}
