// What a move costs: over HTTP as a player makes it, with sign-in, notices and letters, beside its bare transaction in the same
// server and run; 1, 8 and 32 games of go at once, on both databases and with a mail carrier. CPU is that of the server with
// its database. The ratios are what to look at; the rest depends on the machine. BENCH_STATEMENTS=1 shows what was asked.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Bar } from './picture/comparison.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { POINTS } from './moves/points.ts';
import type { OpenGame, ServerAnswer, ServerOrder } from './moves/server.ts';
import { drawPicture } from './picture/draw-picture.ts';

/** Most statements of a move, and most times the CPU of the bare transaction. */
const GOALS = { statements: 8, times: 2.5 };
const AT_ONCE = [1, 8, 32];
const MOVES = 640;

const PLAY = `mutation ($input: PlayMoveInput!) { playMove(input: $input) {
  __typename ... on CommandError { message } ... on PlayMoveSuccess { notation game { id ply toMove clock { running } } } } }`;

interface Play extends OpenGame {
  ply: number;
}

const bars: Bar[] = [];
for (const [database, isMailed] of [
  ['embedded', false],
  ['postgres', false],
  ['embedded', true],
  ['postgres', true],
] as const) {
  await measure(database, isMailed);
}
drawPicture('moves', {
  title: 'A move beside its bare transaction',
  unit: 'milliseconds of CPU, database too',
  better: 'less',
  bars,
});

async function measure(database: string, isMailed: boolean): Promise<void> {
  const mailbox = isMailed ? await openMailbox() : null;
  const server = fork(join(import.meta.dirname, 'moves/server.ts'), [database, mailbox?.url ?? '']);
  const opened = await answerOf(server, 'open');
  const games = opened.games.map((game): Play => ({ ...game, ply: 0 }));
  console.log(`\n${database}${isMailed ? ', with a mail carrier' : ''}`);
  console.log('  at once   statements   CPU ms a move   bare ms   x bare   moves/s   p50 / p99 ms   letters');
  await play(opened.url, games, 8, 1.5 * MOVES);
  await ask(server, { kind: 'bare', transactions: MOVES, atOnce: 8 }, 'bare');
  for (const atOnce of AT_ONCE) {
    const bare = [await bareMicros(server, atOnce, MOVES)];
    await ask(server, { kind: 'count' }, 'counting');
    const sentBefore = mailbox?.received.length ?? 0;
    const { took, delays } = await play(opened.url, games, atOnce, MOVES);
    await done(mailbox);
    const letters = (mailbox?.received.length ?? 0) - sentBefore;
    const { micros, statements } = await ask(server, { kind: 'counted' }, 'counted');
    bare.push(await bareMicros(server, atOnce, MOVES));
    const floor = Math.min(...bare);
    const asked = Object.values(statements).reduce((sum, count) => sum + count, 0);
    console.log(
      `  ${String(atOnce).padStart(7)}${(asked / MOVES).toFixed(1).padStart(13)}${(micros / MOVES / 1_000).toFixed(1).padStart(16)}` +
        `${(floor / 1_000).toFixed(1).padStart(10)}${(micros / MOVES / floor).toFixed(2).padStart(9)}` +
        `${((MOVES * 1_000) / took).toFixed(0).padStart(10)}${`${at(delays, 0.5).toFixed(1)} / ${at(delays, 0.99).toFixed(1)}`.padStart(15)}${String(letters).padStart(10)}`,
    );
    bars.push({
      name: `${database}${isMailed ? ', mailed' : ''}, ${atOnce} at once`,
      value: micros / MOVES / 1_000,
      of: 'ours',
    });
    bars.push({ name: 'bare transaction', value: floor / 1_000, of: 'peer' });
    if (process.env['BENCH_STATEMENTS'] === '1') show(statements, MOVES);
  }
  console.log(`  goals: at most ${GOALS.statements} statements, at most ${GOALS.times} x bare`);
  server.disconnect();
  await once(server, 'exit');
  await mailbox?.close();
}

/** What the moves have left to the jobs is theirs: the jobs begin within a second or two, and are done when no letter comes any more. */
async function done(mailbox: Mailbox | null): Promise<void> {
  let before = Number.NaN;
  while (before !== (mailbox?.received.length ?? 0)) {
    before = mailbox?.received.length ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 2_500));
  }
}

async function bareMicros(server: ChildProcess, atOnce: number, transactions: number): Promise<number> {
  return (await ask(server, { kind: 'bare', transactions, atOnce }, 'bare')).micros / transactions;
}

/** Plays so many moves, in so many games at once; answers how long all took and each. */
async function play(url: string, games: readonly Play[], atOnce: number, moves: number) {
  const begun = performance.now();
  const delays: number[] = [];
  const work = async (worker: number): Promise<void> => {
    for (let number = 0; number < moves / atOnce; number += 1) {
      const [game] = games
        .filter((_, index) => index % atOnce === worker)
        .toSorted((one, other) => one.ply - other.ply);
      if (game === undefined) throw new Error('More at once than there are games.');
      const asked = performance.now();
      await makeMove(url, game);
      delays.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
  return { took: performance.now() - begun, delays: delays.toSorted((a, b) => a - b) };
}

async function makeMove(url: string, game: Play): Promise<void> {
  const { id: gameId, ply, tokens } = game;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[ply % 2 === 0 ? 0 : 1]}` },
    body: JSON.stringify({ query: PLAY, variables: { input: { gameId, ply, move: POINTS[ply] } } }),
  });
  const text = await response.text();
  if (!text.includes('PlayMoveSuccess')) throw new Error(text.slice(0, 500));
  game.ply += 1;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function show(statements: Readonly<Record<string, number>>, moves: number): void {
  for (const [text, count] of Object.entries(statements).toSorted(([, a], [, b]) => b - a)) {
    console.log(`    ${(count / moves).toFixed(2).padStart(6)}  ${text.slice(0, 150)}`);
  }
}

function ask<Kind extends ServerAnswer['kind']>(server: ChildProcess, order: ServerOrder, kind: Kind) {
  server.send(order);
  return answerOf(server, kind);
}

async function answerOf<Kind extends ServerAnswer['kind']>(
  server: ChildProcess,
  kind: Kind,
): Promise<Extract<ServerAnswer, { readonly kind: Kind }>> {
  for (;;) {
    const [message] = (await once(server, 'message')) as [ServerAnswer];
    if (message.kind === kind) return message as Extract<ServerAnswer, { readonly kind: Kind }>;
  }
}
