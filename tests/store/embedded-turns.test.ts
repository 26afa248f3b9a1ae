import fc from 'fast-check';
import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { join } from 'node:path';
import { protocol } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBEDDED_CONNECTIONS, openEmbedded, type Embedded } from '../../api/src/store/embedded/embedded.ts';
import { wholeQueries } from '../../api/src/store/embedded/whole-queries.ts';

let embedded: Embedded;
const open: pg.Client[] = [];
beforeAll(async () => {
  const opened = await openEmbedded({ dataDir: null });
  if (!opened.ok) throw new Error(opened.error);
  embedded = opened.value;
  const client = await connected();
  await client.query('create table t (n int primary key)');
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.end()));
  await embedded.close();
});

async function connected(socket = new Socket()): Promise<pg.Client> {
  const client = new pg.Client({ host: embedded.host, user: 'postgres', database: 'postgres', stream: () => socket });
  client.on('error', () => {});
  await client.connect();
  open.push(client);
  return client;
}

/** A connection that says what no client says; `heard` is all that was answered so far. */
async function raw(): Promise<{ readonly socket: Socket; heard(text: string): Promise<void> }> {
  const socket = connect(join(embedded.host, '.s.PGSQL.5432'));
  let answered = '';
  socket.on('data', (piece) => void (answered += piece.toString('latin1')));
  await once(socket, 'connect');
  return {
    socket,
    async heard(text) {
      while (!answered.includes(text)) await once(socket, 'data');
    },
  };
}

const { serialize } = protocol;
const started = serialize.startup({ user: 'postgres', database: 'postgres' });
const inParts = (text: string) => [serialize.parse({ text }), serialize.bind(), serialize.execute({})];

test('what a connection sends is put together to whole queries, however it is cut', () => {
  const encryption = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
  const queries = [
    Buffer.concat([...inParts('select 1'), serialize.describe({ type: 'P' }), serialize.sync()]),
    Buffer.from(serialize.query('select 2')),
    Buffer.concat([...inParts('select 3'), serialize.flush()]),
    Buffer.from(serialize.sync()),
    Buffer.from(serialize.end()),
  ];
  const sent = Buffer.concat([encryption, started, ...queries]);
  const expected = [
    ['encryption', encryption],
    ['whole', Buffer.from(started)],
    ...queries.map((bytes, index) => [index === 2 ? 'open' : 'whole', bytes]),
  ];
  fc.assert(
    fc.property(fc.array(fc.nat(sent.length)), (places) => {
      const cuts = [0, ...places.toSorted((a, b) => a - b), sent.length];
      const take = wholeQueries();
      const asked = cuts.flatMap((cut, index) => take(sent.subarray(cuts[index - 1] ?? 0, cut)));
      expect(asked.map(({ kind, bytes }) => [kind, Buffer.from(bytes)])).toEqual(expected);
    }),
  );
});

test('a query of which a part fails is answered once, and the connection goes on', async () => {
  const client = await connected();
  await expect(client.query('select $1::nonsense', ['1'])).rejects.toThrow('type "nonsense" does not exist');
  await expect(client.query({ name: 'bad', text: 'select $1::int', values: ['x'] })).rejects.toThrow('invalid input');
  expect((await client.query('select $1::int as n', [7])).rows).toEqual([{ n: 7 }]);
});

test('long questions and long answers come through whole', async () => {
  const client = await connected();
  const text = 'bao '.repeat(500_000);
  const { rows } = await client.query<{ text: string }>('select $1::text as text', [text]);
  expect(rows[0]?.text === text).toBe(true);
});

test('who is gone in the middle of a transaction has done nothing, and keeps nobody waiting', async () => {
  const line = new Socket();
  const [leaving, staying] = [await connected(line), await connected()];
  await leaving.query('begin');
  await leaving.query('insert into t values (1)');
  const waiting = staying.query('select count(*)::int as count from t');
  const asked = leaving.query('select 1').catch(() => null);
  line.destroy();
  await asked;
  expect((await waiting).rows).toEqual([{ count: 0 }]);
});

test('who is gone in the middle of a query in parts keeps nobody waiting either', async () => {
  const [staying, { socket, heard }] = [await connected(), await raw()];
  socket.write(Buffer.concat([started, ...inParts("select 'half'"), serialize.flush()]));
  await heard('half');
  const waiting = staying.query('select 2 as n');
  socket.destroy();
  expect((await waiting).rows).toEqual([{ n: 2 }]);
});

test('half of a message keeps nobody waiting', async () => {
  const { socket, heard } = await raw();
  socket.write(started);
  await heard('Z');
  const sent = Buffer.concat([...inParts("select 'later'"), serialize.sync()]);
  socket.write(sent.subarray(0, -3));
  const other = await connected();
  expect((await other.query('select 3 as n')).rows).toEqual([{ n: 3 }]);
  socket.write(sent.subarray(-3));
  await heard('later');
  socket.destroy();
});

test('encryption is declined, and whoever comes beyond the most is turned away', async () => {
  const { socket, heard } = await raw();
  socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]));
  await heard('N');
  socket.write(started);
  await heard('Z');
  const others: Socket[] = [];
  const turnedAway = Promise.withResolvers<void>();
  for (let number = 0; number < EMBEDDED_CONNECTIONS; number += 1) {
    const other = connect(join(embedded.host, '.s.PGSQL.5432'));
    other.on('error', () => {});
    other.once('close', () => turnedAway.resolve());
    others.push(other);
  }
  await turnedAway.promise;
  for (const other of [socket, ...others]) other.destroy();
});
