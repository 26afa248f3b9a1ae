// What the largest tournament costs: 34 players, 1,122 games, on an embedded database in memory. CPU time of the server's own
// thread and of the whole process (the database's thread is in it), medians of runs that follow unmeasured ones. Measured on
// Node 24.21 on two cores that other programs shared, own thread / process in milliseconds: a trial start with its 1,124
// sentences 353 / 631, a move 3 to 5 / 11 to 16, a resignation 17 / 40, the crosstable over HTTP 35 to 39 / 70 to 74, the
// standings 25 / 52. Before queries ran compiled the crosstable took 55 / 90; when a resignation read the tournament with
// all its boards twice, it took 46 / 107.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import { compose } from '../../api/src/server/compose.ts';
import { parseEnv } from '../../api/src/server/env.ts';
import { openDatabase } from '../../api/src/store/client.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { migrate } from '../../api/prisma/apply-migrations.ts';
import { manualClock } from '../support/clock.ts';
import { seededEntropy } from '../support/seeded-entropy.ts';
import { must, newWorld, personOf } from '../support/world.ts';
import type { Bar } from './picture/comparison.ts';
import { drawPicture } from './picture/draw-picture.ts';

const PLAYERS = 34;
const RUNS = 30;

const db = must(await openDatabase({ dataDir: null }));
must(await migrate(db));
const clock = manualClock();
const env = must(parseEnv({ PORT: '0', DEMO: 'off', LOG_LEVEL: 'fatal' }));
const webFolder = mkdtempSync(join(tmpdir(), 'baraza-web-'));
const { now, sleepUntil } = clock;
const parts = { db, env, now, sleepUntil, entropy: seededEntropy(2), webFolder, say: () => {} };
const server = await compose(parts);
const world = newWorld(db);

const names = Array.from({ length: PLAYERS }, (_, index) => `Player ${index + 1}`);
const running = await world.running(names, { settings: { preset: 'KIBA' } });
const games = await running.games();

const closed = await world.draft(running.director, { settings: { preset: 'KIBA' } });
const of = { tournamentId: closed };
must(await openRegistration(running.director.context, of));
const playerIds = running.players.map(({ playerId }) => playerId);
must(await enterPlayers(running.director.context, { ...of, playerIds, newPlayers: [] }));
must(await closeRegistration(running.director.context, of));

/** CPU milliseconds of one piece of work: of this thread, and of the whole process. */
async function cost(work: () => Promise<unknown>): Promise<readonly [thread: number, all: number]> {
  const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()];
  await work();
  const [threadUsed, allUsed] = [process.threadCpuUsage(thread), process.cpuUsage(all)];
  return [(threadUsed.user + threadUsed.system) / 1_000, (allUsed.user + allUsed.system) / 1_000];
}

/** Prints the medians of some runs, a few before them not counted. */
async function measure(what: string, runs: number, work: (run: number) => Promise<unknown>): Promise<void> {
  const costs: (readonly [number, number])[] = [];
  const unmeasured = Math.ceil(runs / 5);
  for (let run = 0; run < runs + unmeasured; run += 1) {
    const took = await cost(() => work(run));
    if (run >= unmeasured) costs.push(took);
  }
  const median = (at: 0 | 1) =>
    costs.map((took) => took[at]).toSorted((a, b) => a - b)[costs.length >> 1] ?? Number.NaN;
  bars.push({ name: what, value: median(1), of: 'ours' });
  console.log(`  ${what.padEnd(44)}${median(0).toFixed(1).padStart(9)}${median(1).toFixed(1).padStart(11)}`);
}

const PLAYER = 'player { id handle name country }';
const CROSSTABLE = `query ($id: ID!) { tournament(id: $id) {
  name status gamesTotal gamesDecided entries(first: 100) { nodes { id seeding ${PLAYER} } }
  groups { id name crosstable { provisional rows {
    standing { rank shared points played gamesTotal entry { id ${PLAYER} }
      tieBreaks { code name value terms { text value opponent { id ${PLAYER} } } } }
    cells { opponent { id ${PLAYER} } pairing { id } games { number mark how overridden game { id status } } } } } } } }`;
const STANDINGS = `query ($id: ID!) { tournament(id: $id) { lastStageStandings { rank points entry { ${PLAYER} } } } }`;

async function ask(query: string): Promise<void> {
  const response = await fetch(`${server.url.replace('localhost', '127.0.0.1')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { id: globalId('RoundRobinTournament', running.id) } }),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(text.slice(0, 500));
}

function gameAt(run: number): GameRecord {
  const game = games[run];
  if (game === undefined) throw new Error('Too many runs');
  return game;
}

const firstMove = GAMES.BAO.legalMoves(gameAt(0).position ?? '')[0] ?? '';
const first = (game: GameRecord) => personOf(running.players, game.players.first).context;

const bars: Bar[] = [];
console.log(`${PLAYERS} players, ${games.length} games: CPU ms          own thread    process`);
await measure('a trial start', 5, async () => {
  must(await startTournament(running.director.context, { ...of, dryRun: true }));
});
await measure('a move', RUNS, (run) => {
  const game = gameAt(run);
  return playMove(first(game), { gameId: game.id, ply: 0, move: firstMove }).then(must);
});
await measure('a resignation', RUNS, (run) => resign(first(gameAt(run)), { gameId: gameAt(run).id }).then(must));
await measure('the crosstable over HTTP', RUNS, () => ask(CROSSTABLE));
await measure('the standings over HTTP', RUNS, () => ask(STANDINGS));

drawPicture('tournament', {
  title: 'The largest tournament: 34 players, 1,122 games',
  unit: 'milliseconds of CPU, database too',
  better: 'less',
  bars,
});
await server.close();
await db.close();
