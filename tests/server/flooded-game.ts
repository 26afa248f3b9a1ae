import { at, numberAt, textAt, type Fields } from '../support/answer.ts';
import type { ApiClient, TestPerson } from '../support/api-client.ts';
import { give } from '../support/given-command.ts';
import { mutationOf } from '../support/mutation.ts';

const SIZE = 9;
const COLUMNS = 'ABCDEFGHJ';
const PLY = 'query ($id: ID!) { game(id: $id) { ply } }';
const PLAYED = '... on PlayMoveSuccess { notation repeated }';

/** A move that was acknowledged, with the number of plies before it. */
export interface Acknowledged {
  readonly ply: number;
  readonly notation: string;
}

/** What one client has done to a game, and been told. */
export interface Flood {
  readonly played: readonly Acknowledged[];
  /** What he has planned to reply with. */
  readonly planned: ReadonlySet<string>;
  /** The payloads by which he was refused. */
  readonly refusals: readonly Fields[];
  /** Messages that stand beside the game. */
  readonly said: readonly string[];
}

/** Floods a game of go on nine lines by everything that a player may send, at his turn or not, over HTTP and a WebSocket at once, until he is told to end. */
export async function flood(
  server: ApiClient,
  player: TestPerson,
  gameId: string,
  {
    chance,
    offers,
    isOver,
  }: { readonly chance: () => number; readonly offers: boolean; readonly isOver: () => boolean },
): Promise<Flood> {
  const socket = server.socket(player);
  const played: Acknowledged[] = [];
  const planned = new Set<string>();
  const refusals: Fields[] = [];
  const said: string[] = [];
  const anyPoint = (): string => `${COLUMNS[Math.floor(chance() * SIZE)]}${1 + Math.floor(chance() * SIZE)}`;

  const overHttp = (mutation: string, input: Fields): Promise<Fields> =>
    give(server, player, mutation, input, fieldsOf(mutation));
  async function overSocket(mutation: string, input: Fields): Promise<Fields> {
    const document = mutationOf(mutation, `__typename ... on CommandError { code message } ${fieldsOf(mutation)}`);
    const { data, errors } = await socket.ask(document, { input });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return at(data, mutation) as Fields;
  }

  type Sending = typeof overHttp;
  /** Whether it was done. */
  async function sent(send: Sending, mutation: string, input: Fields): Promise<Fields | null> {
    const answer = await send(mutation, { gameId, ...input });
    if (answer['code'] === undefined) return answer;
    refusals.push(answer);
    return null;
  }
  async function play(send: Sending, ply: number): Promise<void> {
    const answer = await sent(send, 'playMove', { ply, move: anyPoint() });
    if (answer !== null && answer['repeated'] === false) played.push({ ply, notation: textAt(answer, 'notation') });
  }
  async function plan(send: Sending, ply: number): Promise<void> {
    const [move, reply] = [anyPoint(), anyPoint()];
    planned.add(reply);
    await sent(send, 'setPlan', { ply, nodes: [{ move, reply }] });
  }
  async function talk(send: Sending): Promise<void> {
    const text = `${player.name} ${said.length} ${chance()}`;
    if ((await sent(send, 'postMessage', { text })) !== null) said.push(text);
  }

  while (!isOver()) {
    const ply = numberAt(await server.data(PLY, { id: gameId }), 'game.ply');
    await Promise.all([
      ...[overHttp, overSocket, overHttp, overSocket].map((send) => play(send, ply)),
      play(overSocket, ply + 1),
      plan(overHttp, ply),
      talk(overSocket),
      ...(offers ? [sent(overHttp, 'offerNoResult', {})] : []),
    ]);
  }
  await socket.close();
  return { played, planned, refusals, said };
}

function fieldsOf(mutation: string): string {
  return mutation === 'playMove' ? PLAYED : '';
}
