import { Agenda } from './agenda.ts';
import { Lanes } from './queue.ts';

/** What one thing costs in milliseconds of a core of its kind. */
export interface Costs {
  /** of the server, for a move with its sign-in, notices and letters */
  readonly move: number;
  /** of the database, for the same */
  readonly moveInDatabase: number;
  /** the time that a commit which tells of itself keeps others from committing */
  readonly commit: number;
  /** of the server, to read one event back and write it down for those who watch it there */
  readonly event: number;
  /** of the server, for one message to one watcher */
  readonly message: number;
  /** of the server and of the database, for a page that is opened */
  readonly page: number;
  readonly pageInDatabase: number;
}

/** What stands there: processes of a core each, and cores of the one database; none where it has a share of the servers' own. */
export interface Machines {
  readonly servers: number;
  readonly databaseCores: number;
}

/** What is asked of it, a second. */
export interface Load {
  readonly moves: number;
  readonly pages: number;
  /** how many watch a game, on the average */
  readonly watchersAGame: number;
}

export interface Simulated {
  /** Milliseconds until a move is acknowledged, and until the last of its watchers has it: on the average, half of them sooner, all but one in a hundred sooner. */
  readonly acknowledged: Percentiles;
  readonly seen: Percentiles;
  /** The shares of the time in which each was busy. */
  readonly used: { readonly servers: number; readonly database: number; readonly commits: number };
}

interface Percentiles {
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Moves and pages that come at random, independently of each other, to servers over one database, for so many simulated seconds: a move
 * has half of its work at a server before the database and half after it; moves commit one after the other; then every server where
 * somebody watches the game reads the event and sends it to them. A load balancer gives each to the server that is free first. Costs
 * the number of moves and pages, times the servers and what is open at once.
 */
export function simulate(
  costs: Costs,
  machines: Machines,
  load: Load,
  seconds: number,
  random: () => number,
): Simulated {
  const servers = new Lanes(machines.servers);
  const database = machines.databaseCores === 0 ? servers : new Lanes(machines.databaseCores);
  const commits = new Lanes(1);
  const acknowledged: number[] = [];
  const seen: number[] = [];
  const until = seconds * 1_000;
  const watchedAt = Math.min(machines.servers, Math.ceil(load.watchersAGame));
  const fanOut = costs.event + (load.watchersAGame / Math.max(1, watchedAt)) * costs.message;
  const agenda = new Agenda();
  /** Lets something come so many times a second on the average, each when the one before has come. */
  function coming(aSecond: number, act: (at: number) => void, after = 0): void {
    const next = after + (-Math.log(1 - random()) * 1_000) / aSecond;
    if (next > until) return;
    agenda.add(next, (at) => {
      act(at);
      coming(aSecond, act, at);
    });
  }
  coming(load.pages, (begun) =>
    agenda.add(database.do(begun, costs.pageInDatabase), (read) => void servers.do(read, costs.page)),
  );
  coming(load.moves, (begun) => {
    const send = (committed: number): void => {
      const answered = servers.do(committed, costs.move / 2);
      const sent = Array.from({ length: watchedAt }, () => servers.do(committed, fanOut));
      acknowledged.push(answered - begun);
      seen.push(Math.max(answered, ...sent) - begun);
    };
    const commit = (at: number): void => agenda.add(commits.do(at, costs.commit), send);
    const store = (at: number): void => agenda.add(database.do(at, costs.moveInDatabase), commit);
    agenda.add(servers.do(begun, costs.move / 2), store);
  });
  agenda.run();
  return {
    acknowledged: percentiles(acknowledged),
    seen: percentiles(seen),
    used: { servers: servers.used(until), database: database.used(until), commits: commits.used(until) },
  };
}

function percentiles(numbers: readonly number[]): Percentiles {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const sum = numbers.reduce((total, number) => total + number, 0);
  return { mean: sum / numbers.length, p50: at(0.5), p99: at(0.99) };
}
