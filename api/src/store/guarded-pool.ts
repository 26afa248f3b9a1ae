import { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseUnavailable, noteBroken } from './failure.ts';
import { noteConnection, noteReturn } from './named.ts';
import { SerialClient } from './serial-client.ts';

/** What is told of the time that a database takes, in milliseconds. */
export interface DatabaseTimes {
  /** A statement was answered, or has failed, so long after it was sent. */
  statement(millis: number): void;
  /** A connection was given to whoever asked for one. */
  waited(millis: number): void;
}

type WhenConnected = Parameters<pg.Pool['connect']>[0];

/**
 * Connections to a database in which nobody waits for one that has fallen silent: what is under way then fails at once, and so
 * does whoever asks for a connection until it is heard again. Every failure to get a connection is a `DatabaseUnavailable`.
 */
export class GuardedPool extends pg.Pool {
  readonly #settings: pg.PoolConfig;
  readonly #sockets: Set<Socket>;
  readonly #waiting = new Set<(cause: Error) => void>();
  #isSilent = false;
  /** Who is told how long everything takes; null: nobody. */
  times: DatabaseTimes | null = null;

  constructor(settings: pg.PoolConfig) {
    const sockets = new Set<Socket>();
    const guarded = { ...settings, Client: SerialClient, stream: () => keptSocket(sockets) };
    super(guarded);
    this.#settings = guarded;
    this.#sockets = sockets;
    // A connection that breaks is replaced by the pool; without a listener it would end the process.
    this.on('error', () => {});
    this.on('connect', (client) => {
      client.on('error', noteBroken);
      if (client instanceof SerialClient) client.onAnswer = (millis) => this.times?.statement(millis);
    });
    this.on('release', (_cause, client) => noteReturn(client));
  }

  /** Whether the database has fallen silent and has not been heard since. */
  get isSilent(): boolean {
    return this.#isSilent;
  }

  /** Whether anybody waits for the database or works with it. */
  get isBusy(): boolean {
    return this.totalCount > this.idleCount || this.waitingCount > 0 || this.#waiting.size > 0;
  }

  /** A connection of one's own beside those of the pool, not yet open. */
  separate(): pg.Client {
    const client = new pg.Client(this.#settings);
    client.on('error', noteBroken);
    return client;
  }

  /** Ends every connection, open or being opened, and lets nobody in until `speakAgain`. */
  fallSilent(): void {
    this.#isSilent = true;
    for (const refuse of [...this.#waiting]) refuse(silence());
    this.cut();
  }

  /** Lets everybody in again. */
  speakAgain(): void {
    this.#isSilent = false;
  }

  /** Breaks every connection without a farewell, which a database that does not answer would never return. */
  cut(): void {
    for (const socket of [...this.#sockets]) socket.destroy();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(whenConnected: WhenConnected): void;
  override connect(whenConnected?: WhenConnected): Promise<pg.PoolClient> | void {
    const connected = this.#connected();
    if (whenConnected === undefined) return connected;
    connected.then(
      (client) => whenConnected(undefined, client, client.release),
      (cause: Error) => whenConnected(cause, undefined, () => {}),
    );
  }

  async #connected(): Promise<pg.PoolClient> {
    if (this.#isSilent) throw silence();
    const { promise: refused, reject: refuse } = Promise.withResolvers<never>();
    this.#waiting.add(refuse);
    const connecting = super.connect();
    const asked = performance.now();
    try {
      const client = await Promise.race([connecting, refused]);
      this.times?.waited(performance.now() - asked);
      noteConnection(client);
      return client;
    } catch (cause) {
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      if (cause instanceof DatabaseUnavailable) throw cause;
      throw new DatabaseUnavailable('The database lets nobody in.', { cause });
    } finally {
      this.#waiting.delete(refuse);
    }
  }
}

function silence(): DatabaseUnavailable {
  return new DatabaseUnavailable('The database does not answer.');
}

function keptSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  return socket;
}
