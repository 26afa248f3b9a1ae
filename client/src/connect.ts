import { askOverHttp } from './ask.ts';
import { GameEvents, MyEvents, TableEvents, TournamentEvents } from './generated/operations.ts';
import type {
  EventKind,
  GameEventsSubscription,
  MyEventsSubscription,
  TournamentEventsSubscription,
} from './generated/operations.ts';
import { onlyField } from './operation.ts';
import type { Answered, InputOf, Operation } from './operation.ts';
import { Refused } from './refusal.ts';
import { openSocket } from './socket.ts';
import type { ConnectionState, Socket } from './socket.ts';
import type { Events } from './stream.ts';
import { tablesAfter } from './tables.ts';
import type { Tables } from './tables.ts';
import { watch } from './watch.ts';

/** Where a server is, and who asks it. */
export interface ConnectOptions {
  /** Its address, such as `https://baraza.example`. */
  readonly url: string;
  /** A token made on the page of an account or by `createToken`; left out: nobody is signed in. */
  readonly token?: string | undefined;
  /** The language of messages, such as `sw`; left out: English. */
  readonly language?: string | undefined;
  /** A WebSocket to be used in place of the global one: Node before 22 has none, and takes that of `ws`. */
  readonly webSocket?: unknown;
  /** For how many milliseconds a question or a command is tried again; 30,000 when it is left out. */
  readonly patience?: number | undefined;
  /** After how many milliseconds of silence a connection is asked whether it is there, and within which it answers; 8,000. */
  readonly silence?: number | undefined;
  /**
   * Is told whether what is watched has its connection: `open` once it is there, `lost` when it is cut or nobody answers, and `open`
   * when it has come again by itself; each once, until it changes. Where coming again is no use, what is watched throws instead.
   */
  readonly onConnection?: ((state: ConnectionState) => void) | undefined;
}

/** Events as they happen, for `for await`; `return()` ends them at once. */
export type Watched<Data> = Events<Exclude<Answered<Data>, { readonly __typename: 'Heartbeat' }>>;

/** Where to begin, and what is wanted. */
export interface WatchOptions {
  /** The version that you have: what came after it comes first, and no snapshot. */
  readonly after?: number | null | undefined;
  /** Only events of these types, beside snapshots and ticks of a clock; an operation of your own takes them as `$kinds`. */
  readonly kinds?: readonly EventKind[] | null | undefined;
}

/** What of a tournament is wanted. */
export interface WatchTournamentOptions extends WatchOptions {
  /** Nothing about other players than these, by their ids. */
  readonly players?: readonly string[] | null | undefined;
  /** Nothing about other groups than these, by their ids; leagues are groups. */
  readonly groups?: readonly string[] | null | undefined;
  /** Nothing about other rounds of groups than these. */
  readonly rounds?: readonly number[] | null | undefined;
}

/** A server, as somebody. */
export interface Baraza {
  /** Asks a question. Throws `Refused` for what the server refuses, and after `patience` where it does not answer. */
  ask<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data>;
  /**
   * Gives a command and answers its payload: what was done or why not. It carries an idempotency key, your own or a new one, which
   * is kept when it has to be sent again: it is done once.
   */
  give<Data, Variables>(mutation: Operation<Data, Variables>, input: InputOf<Variables>): Promise<Answered<Data>>;
  /**
   * Watches anything that has versions. Its operation takes `$after` and asks for `__typename` and `version`. Each version comes
   * once and in order, however often the connection is lost. Throws `Refused` where coming again is no use.
   */
  watch<Data, Variables>(
    subscription: Operation<Data, Variables>,
    variables: Omit<Variables, 'after' | 'kinds'>,
    options?: WatchOptions,
  ): Watched<Data>;
  watchGame(gameId: string, options?: WatchOptions): Watched<GameEventsSubscription>;
  watchTournament(tournamentId: string, options?: WatchTournamentOptions): Watched<TournamentEventsSubscription>;
  /** The tables of a tournament, or of some of its groups: as they stand, and anew whenever one has changed. */
  watchTables(tournamentId: string, options?: Pick<WatchTournamentOptions, 'groups'>): AsyncIterableIterator<Tables>;
  /** What happens to whoever is signed in: that he is to move, that a game has ended. */
  watchMine(options?: WatchOptions): Watched<MyEventsSubscription>;
  /** Ends everything that is watched. */
  close(): void;
}

/** The server at an address. Nothing is sent before something is asked. */
export function connect({
  url,
  token,
  language,
  webSocket,
  patience = 30_000,
  silence = 8_000,
  onConnection = () => {},
}: ConnectOptions): Baraza {
  const address = new URL('/graphql', url).href;
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(language === undefined ? {} : { 'accept-language': language }),
  };
  const door = { address, headers, patience };
  let socket: Socket | null = null;
  const opened = (): Socket => {
    if (webSocket === undefined && typeof WebSocket === 'undefined')
      throw new Refused('NO_WEB_SOCKET', 'There is no WebSocket here: give that of the package `ws` as `webSocket`.');
    return (socket ??= openSocket({ address, headers, webSocket, silence, onConnection }));
  };
  const watched = new Set<Events<unknown>>();

  function watchIt<Data, Variables>(
    subscription: Operation<Data, Variables>,
    variables: Omit<Variables, 'after' | 'kinds'>,
    { after = null, kinds = null }: WatchOptions = {},
  ): Watched<Data> {
    const what = { query: String(subscription), variables: { ...variables }, after, kinds };
    const events = watch(opened(), what, () => watched.delete(events));
    watched.add(events);
    return events as Watched<unknown> as Watched<Data>;
  }

  return {
    ask: (operation, variables) => askOverHttp(door, operation, variables),
    async give<Data, Variables>(mutation: Operation<Data, Variables>, input: InputOf<Variables>) {
      const once: object = { idempotencyKey: newKey(), ...(input as object) };
      return onlyField(
        (await askOverHttp<Data, object>(door, mutation as Operation<Data, object>, { input: once })) as Data,
      );
    },
    watch: watchIt,
    watchGame: (gameId, options) => watchIt(GameEvents, { gameId }, options),
    watchTournament: (tournamentId, { players, groups, rounds, ...options } = {}) =>
      watchIt(TournamentEvents, { tournamentId, ...given({ players, groups, rounds }) }, options),
    async *watchTables(tournamentId, { groups } = {}) {
      let tables: Tables | null = null;
      for await (const event of watchIt(TableEvents, { tournamentId, ...given({ groups }) })) {
        tables = tablesAfter(tables, event);
        if (tables !== null) yield tables;
      }
    },
    watchMine: (options) => watchIt(MyEvents, {}, options),
    close() {
      for (const events of watched) void events.return();
      watched.clear();
      socket?.close();
    },
  };
}

/** What of it is given. */
function given<Values extends object>(values: Values): { [Name in keyof Values]?: NonNullable<Values[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as never;
}

/** A key that nobody else has; pages without https have no `randomUUID`. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
