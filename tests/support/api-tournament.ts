import { at, listAt, textAt, type Fields } from './answer.ts';
import type { ApiClient, TestPerson } from './api-client.ts';
import type { Answer, SocketClient } from './client.ts';
import { mutationOf } from './mutation.ts';

/** A tournament that was set up through the API alone, and runs. */
export interface ApiTournament {
  readonly id: string;
  /** Where its page is. */
  readonly path: string;
  readonly director: TestPerson;
  /** By name. */
  readonly players: ReadonlyMap<string, TestPerson>;
}

const ERROR = '... on CommandError { code message }';

/** Runs a mutation that must succeed and answers its payload. */
export async function done(
  ask: (query: string, variables: Record<string, unknown>) => Promise<Answer>,
  mutation: string,
  input: Record<string, unknown>,
  fields: string,
): Promise<Fields> {
  const query = mutationOf(mutation, `__typename ${ERROR} ${fields}`);
  const { data, errors } = await ask(query, { input });
  const payload = data?.[mutation] as Fields | undefined;
  if (errors !== undefined || payload === undefined || payload.code !== undefined) {
    throw new Error(`${mutation} was refused: ${JSON.stringify(errors ?? payload)}`);
  }
  return payload;
}

/**
 * A round robin of new people, created, entered, closed and started by the mutations that everybody uses; `waiting` enter last, and wait
 * for places where they are all taken.
 */
export async function runningTournament(
  server: ApiClient,
  names: readonly string[],
  input: Record<string, unknown> = {},
  directedBy?: TestPerson,
  waiting: readonly string[] = [],
): Promise<ApiTournament> {
  const director = directedBy ?? (await server.signUp('Director', 'DIRECTOR'));
  const by = (person: TestPerson) => (query: string, variables: Record<string, unknown>) =>
    server.ask(query, variables, person);
  const created = await done(
    by(director),
    'createTournament',
    { name: 'Kombe la Baraza', game: 'BAO', format: 'ROUND_ROBIN', ...input },
    '... on CreateTournamentSuccess { tournament { id pagePath } }',
  );
  const id = textAt(created, 'tournament.id');
  const path = textAt(created, 'tournament.pagePath');
  const step = (mutation: string) => done(by(director), mutation, { tournamentId: id }, '');
  await step('openRegistration');
  const players = new Map<string, TestPerson>();
  for (const name of [...names, ...waiting]) {
    const person = await server.signUp(name);
    players.set(name, person);
    await done(by(person), 'enterTournament', { tournamentId: id, orWait: waiting.includes(name) }, '');
  }
  await step('closeRegistration');
  await step('startTournament');
  return { id, path, director, players };
}

/** One game as its players see it. */
export interface OpenGame {
  readonly id: string;
  /** Where its page is. */
  readonly path: string;
  readonly first: string;
  readonly second: string;
}

/** All games of a tournament with the names of their players. */
export async function gamesOf(server: ApiClient, tournamentId: string): Promise<readonly OpenGame[]> {
  const query =
    'query ($id: ID!) { tournament(id: $id) { games(first: 100) { edges { node { id pagePath seats { seat player { name } } } } } } }';
  const { tournament } = await server.data(query, { id: tournamentId });
  return listAt(at(tournament, 'games.edges.*.node')).map((node) => ({
    id: textAt(node, 'id'),
    path: textAt(node, 'pagePath'),
    first: nameAt(node, 'FIRST'),
    second: nameAt(node, 'SECOND'),
  }));
}

/** The id of the tournament whose page, or a part of it, is at an address. */
export async function tournamentIdAt(server: ApiClient, address: string): Promise<string> {
  const [path = ''] = /\/t\/[^/?#]+/.exec(address) ?? [];
  return textAt(await server.data('query ($path: String!) { nodeAt(path: $path) { id } }', { path }), 'nodeAt.id');
}

/** Who sits at a seat of a game. */
export function nameAt(game: unknown, seat: 'FIRST' | 'SECOND'): string {
  return textAt(
    listAt(game, 'seats').find((one) => one.seat === seat),
    'player.name',
  );
}

const STATE = 'query ($id: ID!) { game(id: $id) { ply status toMove ... on BaoGame { legalMoves { notation } } } }';

/** Plays one legal move, chosen by its place among them, over a WebSocket; false when the game is over. */
export async function playOn(
  sockets: ReadonlyMap<string, SocketClient>,
  game: OpenGame,
  choose: (count: number) => number,
): Promise<boolean> {
  const [some] = sockets.values();
  const state = at(await some!.ask(STATE, { id: game.id }), 'data.game');
  const toMove = at(state, 'toMove');
  if (toMove === null || at(state, 'status') !== 'RUNNING') return false;
  const mover = sockets.get(toMove === 'FIRST' ? game.first : game.second)!;
  const legal = listAt(state, 'legalMoves');
  const move = textAt(legal[choose(legal.length)], 'notation');
  await done(mover.ask, 'playMove', { gameId: game.id, ply: at(state, 'ply'), move }, '');
  return true;
}
