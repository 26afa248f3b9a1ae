// One address that does its worst within the limits, in a process of its own, until its parent ends or a minute has gone by.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Sockets full of different subscriptions that are opened and closed again and again; or the dearest queries, over sockets and HTTP. */
export type AttackKind = 'watching' | 'asking';

/** What it has got so far. */
export interface AttackAnswer {
  readonly answered: number;
  readonly refused: number;
}

const [url = '', localAddress = '', kind = ''] = process.argv.slice(2);
const { hostname, port } = new URL(url);

const SOCKETS = 10;
const REQUESTS = 20;
const OPERATIONS = 50;

let documents = 0;
let answered = 0;
let refused = 0;

process.on('disconnect', () => process.exit(0));
setTimeout(() => process.exit(0), 60_000).unref();
process.on('message', () => process.send?.({ answered, refused } satisfies AttackAnswer));

const agent = new Agent({ keepAlive: true });

function post(query: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify({ query });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asking = request(
      { hostname, port, localAddress, agent, path: '/graphql', method: 'POST', headers },
      (answer) => {
        let text = '';
        answer.on('data', (part) => (text += String(part)));
        answer.on('end', () => resolve(text));
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

const list = JSON.parse(await post('{ tournaments(first: 100) { edges { node { id } } } }'));
const ids: readonly string[] = list.data.tournaments.edges.map(({ node }: { node: { id: string } }) => node.id);

/** What keeps the server longest of what one operation may ask for: the crosstables of a few tournaments, or the tables of more of them. */
function dearQuery(): string {
  documents += 1;
  const isCrossed = documents % 2 === 0;
  const standing = 'rank points tieBreaks { code value } entry { player { name } }';
  const table = isCrossed ? `crosstable { rows { standing { ${standing} } } }` : `standings { ${standing} }`;
  const from = documents % ids.length;
  const some = [...ids.slice(from), ...ids.slice(0, from)].slice(0, isCrossed ? 3 : 8);
  return `{ ${some.map((id, index) => `a${documents}_${index}: tournament(id: "${id}") { groups { ${table} } }`).join(' ')} }`;
}

function subscription(): string {
  documents += 1;
  return `subscription { liveBoards(first: ${1 + (documents % 200)}) { a${documents}: __typename
    game { id seats { player { name } entry { elo } } clock { expiresAt } moves(last: 5) { edges { node { notation } } } } } }`;
}

/** Fills one socket with operations, and closes it when all have been answered or two seconds have gone by. */
function fill(document: () => string): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { localAddress });
    const waiting = new Set(Array.from({ length: OPERATIONS }, (_, index) => String(index)));
    const timer = setTimeout(() => socket.close(), 2_000);
    socket.on('error', () => {});
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.on('message', (text) => {
      const { type, id } = JSON.parse((text as Buffer).toString());
      if (type === 'connection_ack') {
        for (const each of waiting) {
          socket.send(JSON.stringify({ id: each, type: 'subscribe', payload: { query: document() } }));
        }
        return;
      }
      if (!waiting.delete(id)) return;
      if (type === 'next') answered += 1;
      else refused += 1;
      if (waiting.size === 0) socket.close();
    });
  });
}

async function again(work: () => Promise<unknown>): Promise<never> {
  for (;;) {
    await work().catch(() => pause(100));
  }
}

if (kind === 'watching') {
  for (let socket = 0; socket < SOCKETS; socket += 1) void again(() => fill(subscription));
} else {
  for (let socket = 0; socket < SOCKETS / 2; socket += 1) void again(() => fill(dearQuery));
  for (let each = 0; each < REQUESTS; each += 1) {
    void again(async () => {
      const text = await post(dearQuery());
      if (text.startsWith('{"data"')) answered += 1;
      else refused += 1;
    });
  }
}
