// The server of one measurement in a process of its own, whose CPU is counted with that of its database: told over IPC to
// count what is asked of it, or to do the bare transaction of a move.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../../api/prisma/apply-migrations.ts';
import { globalId } from '../../../api/src/graphql/global-id.ts';
import { asId, type AccountId, type PlayerId } from '../../../api/src/kernel/ids.ts';
import { instant } from '../../../api/src/kernel/time.ts';
import { compose } from '../../../api/src/server/compose.ts';
import { parseEnv } from '../../../api/src/server/env.ts';
import { paceOfJobs, realSleepUntil } from '../../../api/src/server/timers.ts';
import { closeRegistration } from '../../../api/src/application/commands/tournament/close-registration.ts';
import { createTournament } from '../../../api/src/application/commands/tournament/create.ts';
import { enterPlayers } from '../../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../../api/src/application/commands/tournament/start.ts';
import { openDatabase } from '../../../api/src/store/client.ts';
import { gamesOfTournaments } from '../../../api/src/store/reading/game.ts';
import { confirmedPerson } from '../../support/confirmed-person.ts';
import { createDatabase, ownPostgres } from '../../support/postgres.ts';
import { must, USUAL_TOURNAMENT } from '../../support/world.ts';
import { bareMoves } from './bare.ts';

/** What the process is asked: to begin to count, to say what has been counted, or to do so many bare transactions. */
export type ServerOrder =
  | { readonly kind: 'count' }
  | { readonly kind: 'counted' }
  | { readonly kind: 'bare'; readonly transactions: number; readonly atOnce: number };

/** A game with the bearer token of each seat, black first. */
export interface OpenGame {
  readonly id: string;
  readonly tokens: readonly [string, string];
}

export type ServerAnswer =
  | { readonly kind: 'open'; readonly url: string; readonly games: readonly OpenGame[] }
  | { readonly kind: 'counting' }
  | { readonly kind: 'counted'; readonly micros: number; readonly statements: Readonly<Record<string, number>> }
  | { readonly kind: 'bare'; readonly micros: number };

const PLAYERS = 9;
/** The games of the bare transactions, in which nobody plays. */
const BARE_GAMES = 32;
const MICROS_PER_TICK = 10_000;

const [database, smtpUrl = ''] = process.argv.slice(2);
const home = mkdtempSync(join(tmpdir(), 'baraza-moves-'));
const postgres = database === 'postgres' ? await ownPostgres() : null;
const choice =
  postgres === null ? { dataDir: join(home, 'data') } : { databaseUrl: await createDatabase(postgres.url, 'moves') };
const db = must(await openDatabase(choice));
must(await migrate(db));

const MANY = String(10 ** 11);
const env = must(
  parseEnv({
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'error',
    POINTS_PER_ADDRESS: MANY,
    POINTS_PER_ACCOUNT: MANY,
    ...(smtpUrl === '' ? {} : { SMTP_URL: smtpUrl, MAIL_DOMAIN: 'baraza.example' }),
  }),
);
const now = () => instant(Date.now());
const entropy = { bytes: (count: number) => randomBytes(count) };
const parts = { db, env, now, sleepUntil: realSleepUntil(now), entropy, webFolder: home };
const composed = await compose({ ...parts, pace: paceOfJobs, say: () => {} });

const people = [];
for (let number = 1; number <= PLAYERS; number += 1) {
  people.push(await confirmedPerson(composed, db, `Player ${number}`, undefined));
}
const players = await db.prisma.player.findMany();
const playerOf = (accountId: AccountId): PlayerId =>
  asId<PlayerId>(players.find((player) => player.accountId === accountId)?.id ?? '');
const tokens = new Map(people.map(({ accountId, token }) => [playerOf(accountId), token]));

const accountId = people[0]?.accountId ?? asId<AccountId>('');
const director = {
  db,
  now,
  entropy,
  actor: { kind: 'account', accountId, playerId: playerOf(accountId), role: 'DIRECTOR' },
} as const;
const input = { game: 'GO', gameConfig: { size: 19 }, timeControl: 'T=(10+1)<=30', name: 'Moves' } as const;
const { tournamentId } = must(await createTournament(director, { ...USUAL_TOURNAMENT, ...input }));
must(await openRegistration(director, { tournamentId }));
must(await enterPlayers(director, { tournamentId, playerIds: [...tokens.keys()], newPlayers: [] }));
must(await closeRegistration(director, { tournamentId }));
must(await startTournament(director, { tournamentId }));
const games = await gamesOfTournaments(db.prisma, [tournamentId]);

let statements: Record<string, number> = {};
let before = cpuMicros();
const { query } = pg.Client.prototype;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: readonly unknown[]): unknown {
    const text = textOf(args[0]);
    statements[text] = (statements[text] ?? 0) + 1;
    return Reflect.apply(query, this, args);
  },
});
const bare = bareMoves(
  db.pool,
  games.slice(-BARE_GAMES).map(({ id }) => id),
  (await db.prisma.session.findFirstOrThrow()).id,
);

const answer = (message: ServerAnswer): void => void process.send?.(message);
process.on('message', (order: ServerOrder) => void obey(order));
process.on('disconnect', () => void end());
answer({
  kind: 'open',
  url: composed.url.replace('localhost', '127.0.0.1'),
  games: games.slice(0, -BARE_GAMES).map(({ id, players: { first, second } }) => ({
    id: globalId('GoGame', id),
    tokens: [tokens.get(first) ?? '', tokens.get(second) ?? ''],
  })),
});

async function obey(order: ServerOrder): Promise<void> {
  if (order.kind === 'count') {
    statements = {};
    before = cpuMicros();
    return answer({ kind: 'counting' });
  }
  if (order.kind === 'counted') return answer({ kind: 'counted', micros: cpuMicros() - before, statements });
  const began = cpuMicros();
  await bare(order.transactions, order.atOnce);
  answer({ kind: 'bare', micros: cpuMicros() - began });
}

async function end(): Promise<void> {
  await composed.close();
  await db.close();
  await postgres?.stop();
  rmSync(home, { recursive: true, force: true });
  process.exit(0);
}

function textOf(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : (asked as { readonly text?: string } | null)?.text;
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** CPU of this process and of those that it has started, such as a PostgreSQL. */
function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system + (postgres === null ? 0 : ofDescendants(String(process.pid)));
}

function ofDescendants(parent: string): number {
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const [ppid, ticks] = parentAndTicks(pid);
    if (ppid === parent) sum += ticks * MICROS_PER_TICK + ofDescendants(pid);
  }
  return sum;
}

/** The parent of a process, and what it and its children that have ended have used. */
function parentAndTicks(pid: string): readonly [parent: string, ticks: number] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [fields[1] ?? '', fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)];
  } catch {
    return ['', 0];
  }
}
