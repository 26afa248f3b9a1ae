import type pg from 'pg';
import { z } from 'zod';
import type { Db } from './client.ts';
import { instant, type Instant } from '../kernel/time.ts';
import type { Topic } from './topic.ts';
import { CHANNEL } from './event.ts';
import { readCounts, COUNTS_CHANNEL, type ToldCounts } from './told-counts.ts';

/** A topic has moved on to this version. */
export interface TopicChange {
  readonly topic: Topic;
  readonly version: number;
  /** Before when nothing that has happened there makes anything due; left out: that is not known. */
  readonly due?: Instant;
}

/** Who hears of changes, and of what else processes tell each other. */
export interface ChangeListener {
  /** Called for every commit that appended events, in the order of the commits. */
  onChange(changes: readonly TopicChange[]): void;
  /** Called with what a process, this one too, tells of what it has counted of its callers; left out: that is of no interest. */
  onCounts?(told: ToldCounts): void;
  /** Called when the connection was lost and is there again: changes may have been missed, so versions are to be read again. */
  onReconnect(): void;
  /** Waits before the next attempt to connect. */
  pause(): Promise<void>;
}

const TOPIC = z.custom<Topic>((topic) => typeof topic === 'string');
const NOTICE = z.array(z.tuple([TOPIC, z.int(), z.int().nullable().default(null)]));

/** Listens to the commits of every process until the answer is called. */
export async function listen(db: Db, listener: ChangeListener): Promise<() => Promise<void>> {
  return db.address === null ? listenEmbedded(db, listener) : listenServer(db, listener);
}

/** Tells every process, and nothing but that: who hears it has heard of every commit before it. */
export async function sendMark(db: Db, mark: string): Promise<void> {
  await db.prisma.$executeRaw`select pg_notify(${CHANNEL}, ${JSON.stringify([[mark, 0]])})`;
}

function heard(listener: ChangeListener): (notice: pg.Notification) => void {
  return ({ channel, payload }) => {
    if (payload === undefined) return;
    if (channel === COUNTS_CHANNEL) listener.onCounts?.(readCounts(payload));
    if (channel !== CHANNEL) return;
    const changes = NOTICE.parse(JSON.parse(payload));
    listener.onChange(
      changes.map(([topic, version, due]) => ({ topic, version, ...(due !== null && { due: instant(due) }) })),
    );
  };
}

const LISTEN = [CHANNEL, COUNTS_CHANNEL].map((channel) => `listen ${channel}`).join(';');

/**
 * All connections of the embedded database are one session, and a notification arrives at the one that committed: so all
 * of them are listened to. Each tells the session anew, as the one before may have broken and another been opened.
 */
async function listenEmbedded({ pool, clients }: Db, listener: ChangeListener): Promise<() => Promise<void>> {
  const onNotice = heard(listener);
  let isBroken = false;
  const onBroken = (): void => void (isBroken = true);
  const hear = (client: pg.PoolClient): void => {
    client.on('notification', onNotice);
    client.on('error', onBroken);
  };
  const onConnect = (client: pg.PoolClient): void => {
    hear(client);
    const reconnected = (): void => {
      if (isBroken) listener.onReconnect();
      isBroken = false;
    };
    client.query(LISTEN).then(reconnected, onBroken);
  };
  for (const client of clients) hear(client);
  pool.on('connect', onConnect);
  await pool.query(LISTEN);
  return async () => {
    pool.off('connect', onConnect);
    for (const client of clients) {
      client.off('notification', onNotice);
      client.off('error', onBroken);
    }
  };
}

async function listenServer({ pool }: Db, listener: ChangeListener): Promise<() => Promise<void>> {
  const state: { client: pg.Client | null; isStopped: boolean } = { client: null, isStopped: false };
  const onNotice = heard(listener);
  const connect = async (): Promise<void> => {
    const client = pool.separate();
    client.on('notification', onNotice);
    try {
      await client.connect();
      await client.query(LISTEN);
    } catch (cause) {
      client.end().catch(() => {});
      throw cause;
    }
    client.once('end', () => void reconnect());
    state.client = client;
  };
  const reconnect = async (): Promise<void> => {
    while (!state.isStopped) {
      await listener.pause();
      if (state.isStopped) return;
      const isBack = await connect().then(
        () => true,
        () => false,
      );
      if (!isBack) continue;
      listener.onReconnect();
      return;
    }
  };
  await connect();
  return async () => {
    state.isStopped = true;
    await state.client?.end();
  };
}
