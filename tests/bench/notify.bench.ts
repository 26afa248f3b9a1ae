// How far one PostgreSQL carries servers that tell each other of every commit: transactions a second that append an event and tell of it,
// beside the same that tell of nothing, in turns in the same run; medians of rounds. PostgreSQL lets transactions that notify commit one
// after the other, each with its own sync of the disk, while others share theirs: so the left column ends where one sync after the other
// does, and the right one grows with the connections. Measured on PostgreSQL 18 and Node 24.21 on two cores that other programs shared:
// 1, 4, 16 and 64 connections commit 754, 1016, 1089 and 899 a second that are told, 872, 2006, 3234 and 3223 that are not.
import pg from 'pg';
import type { Bar } from './picture/comparison.ts';
import { ownPostgres } from '../support/postgres.ts';
import { drawPicture } from './picture/draw-picture.ts';

const CONNECTIONS = [1, 4, 16, 64];
const SERVERS = 3;
const ROUNDS = 7;
const MILLIS = 700;

const WAYS = {
  told: "with stored as (insert into event (text) values ('a move') returning number) select pg_notify('bench', number::text) from stored",
  untold:
    "with stored as (insert into event (text) values ('a move') returning number) select number::text from stored",
} as const;

const postgres = await ownPostgres(['fsync=on', 'full_page_writes=on', 'synchronous_commit=on']);
const pool = new pg.Pool({ connectionString: postgres.url, max: Math.max(...CONNECTIONS) });
// One that the server ends before it has said goodbye is gone either way.
pool.on('error', () => {});
await pool.query('create table event (number int primary key generated always as identity, text text)');
const listeners = await Promise.all(Array.from({ length: SERVERS }, listening));
let heard = 0;

async function listening(): Promise<pg.Client> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  client.on('notification', () => (heard += 1));
  await client.query('listen bench');
  return client;
}

/** Commits a second. */
async function rate(way: keyof typeof WAYS, connections: number): Promise<number> {
  const begun = performance.now();
  let committed = 0;
  const work = async (): Promise<void> => {
    const client = await pool.connect();
    while (performance.now() - begun < MILLIS) {
      await client.query(WAYS[way]);
      committed += 1;
    }
    client.release();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return (committed * 1_000) / (performance.now() - begun);
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

console.log(
  `${'connections'.padStart(12)}${['told', 'untold', 'told/untold'].map((head) => head.padStart(14)).join('')}`,
);
const bars: Bar[] = [];
for (const connections of CONNECTIONS) {
  const told: number[] = [];
  const untold: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    told.push(await rate('told', connections));
    untold.push(await rate('untold', connections));
  }
  bars.push({ name: `${connections} connections, told`, value: median(told), of: 'ours' });
  bars.push({ name: 'the same, untold', value: median(untold), of: 'peer' });
  const row = [median(told).toFixed(0), median(untold).toFixed(0), (median(told) / median(untold)).toFixed(2)];
  console.log(`${String(connections).padStart(12)}${row.map((cell) => cell.padStart(14)).join('')}`);
}
drawPicture('notify', {
  title: 'Commits of one PostgreSQL that tell the servers of themselves',
  unit: 'commits a second',
  better: 'more',
  bars,
});
console.log(`${heard} notices heard by ${SERVERS} listeners`);
for (const listener of listeners) await listener.end();
await pool.end();
await postgres.stop();
