import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleServer } from '../../../tools/setup/steps.mjs';
import { textAt } from '../../support/answer.ts';
import { apiClient } from '../../support/api-client.ts';
import { gamesOf, runningTournament, type OpenGame } from '../../support/api-tournament.ts';
import { MEASURED, usedBy } from '../../support/measured-process.ts';
import { mutationOf } from '../../support/mutation.ts';
import { serverProcess } from '../../support/server-process.ts';
import { POINTS } from '../moves/points.ts';
import { competitor, type Competitor } from './competitor.ts';
import { POSITION_LENGTH } from './schema.ts';
import { watchers } from './watchers.ts';

/** What a board needs of each move. */
const WATCHED = `subscription ($id: ID!) { gameEvents(gameId: $id) { __typename topic version at
  ... on MovePlayed { move { ply notation } game { id ply toMove status clock { running expiresAt remaining { first second } }
    seats { seat player { handle name } } ... on GoGame { position { encoding } } } } } }`;
const PLAYED = '__typename ... on CommandError { message } ... on PlayMoveSuccess { notation }';

const MANY = String(10 ** 9);
/** Milliseconds in which what moves have left to be done is done. */
const SETTLED = 1_500;

const PEERS = ['ws.send', 'socket.write'] as const;
/** What a whole server is beside. */
export type OutsidePeer = (typeof PEERS)[number];

/** One round: microseconds of CPU a message, of the server and of its peers; milliseconds of CPU of a move that nobody watches. */
export interface OutsideRound {
  readonly baraza: number;
  readonly peers: Readonly<Record<OutsidePeer, number>>;
  readonly move: number;
  readonly bytes: number;
  readonly lost: number;
}

interface Outside {
  readonly watchers: number;
  readonly moves: number;
  readonly rounds: number;
}

/**
 * A server as `npm start` runs it, on the embedded database, with so many spectators of one game, by WebSocket and its API alone: CPU of
 * so many moves in that game, less that of as many in one that nobody watches, beside its peers, who send as many messages of the same length.
 */
export async function fromOutside({ watchers: sockets, moves, rounds }: Outside): Promise<readonly OutsideRound[]> {
  await bundleServer({ env: process.env });
  const home = mkdtempSync(join(tmpdir(), 'baraza-outside-'));
  const variables = { SOCKETS_PER_ADDRESS: MANY, POINTS_PER_ADDRESS: MANY, POINTS_PER_ACCOUNT: MANY };
  const server = serverProcess(['--no-demo', '--data', home], variables, MEASURED);
  const url = await server.url;
  const client = apiClient(url);
  const tournament = await runningTournament(client, ['Amina', 'Bakari', 'Chausiku'], { game: 'GO' });
  const [game, unwatched] = await gamesOf(client, tournament.id);
  if (game === undefined || unwatched === undefined) throw new Error('There are three games.');

  const plies = new Map<string, number>();
  async function play({ id, first, second }: OpenGame): Promise<void> {
    for (let number = 0; number < moves; number += 1) {
      const ply = plies.get(id) ?? 0;
      plies.set(id, ply + 1);
      const mover = tournament.players.get(ply % 2 === 0 ? first : second);
      const input = { gameId: id, ply, move: POINTS[ply] };
      const answer = await client.data(mutationOf('playMove', PLAYED), { input }, mover);
      if (textAt(answer, 'playMove.__typename') !== 'PlayMoveSuccess') throw new Error(JSON.stringify(answer));
    }
  }

  /** Microseconds of CPU that playing in a game takes the server. */
  async function cost(one: OpenGame): Promise<number> {
    const before = await usedBy(server);
    await play(one);
    await pause(SETTLED);
    return (await usedBy(server)) - before;
  }

  const order = {
    sockets,
    document: WATCHED,
    variables: [{ id: game.id }],
    counted: '"MovePlayed"',
    ids: 'counted',
  } as const;
  const watching = await watchers({ ...order, port: Number(new URL(url).port), transport: 'websocket' });
  const crowd = { sockets, topics: 1, paceMs: 60 };
  const peers = {
    'ws.send': await competitor('ws.send', crowd),
    'socket.write': await competitor('socket.write', crowd),
  };
  const expected = moves * sockets;
  await play(unwatched);
  await play(game);
  const { bytes } = await watching.received(expected);
  const lengths: number[] = [];
  for (const name of PEERS) lengths.push((await peers[name].publish(1)).bytes);
  const position = POSITION_LENGTH + bytes - Math.max(...lengths);
  const told: OutsideRound[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await cost(unwatched);
    const watched = await cost(game);
    const { messages, others } = await watching.received(expected);
    const beside = await published(peers, moves, position);
    const baraza = (watched - alone) / (messages + others);
    told.push({ baraza, peers: beside, move: alone / moves / 1_000, bytes, lost: expected - messages });
  }
  for (const name of PEERS) peers[name].leave();
  watching.leave();
  await client.close();
  server.kill('SIGTERM');
  await server.ended;
  rmSync(home, { recursive: true, force: true });
  return told;
}

/** Microseconds of CPU a message of each peer. */
async function published(
  peers: Readonly<Record<OutsidePeer, Competitor>>,
  ticks: number,
  position: number,
): Promise<Readonly<Record<OutsidePeer, number>>> {
  const told = { 'ws.send': Number.NaN, 'socket.write': Number.NaN };
  for (const name of PEERS) told[name] = (await peers[name].publish(ticks, position)).microsPerMessage;
  return told;
}
