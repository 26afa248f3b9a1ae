// What a watched move costs: Baraza's live path, over WebSocket and as server-sent events, beside stock Yoga with graphql-ws, `ws.send`,
// and `socket.write` of one prepared frame, each server and its spectators in processes of their own, over loopback, in rounds by turns.
// Then the same from outside: a whole server as `npm start` runs it, while moves are made by its API, beside `ws.send` of as many
// messages of the same length. Each goal is a line with what was measured, the median of the rounds; ratios hold on any machine, the
// rest on that one. 10,000 WebSockets need as many open files: `ulimit -n 20000`. BENCH_LIVE=WORD measures only what has the word in its
// name: `outside`, `room`, `3,000`.
import { readFileSync } from 'node:fs';
import type { Bar } from './picture/comparison.ts';
import { competitor, type Competitor, type CompetitorName, type Crowd, type Round } from './live/competitor.ts';
import { fromOutside } from './live/from-outside.ts';
import { drawPicture } from './picture/draw-picture.ts';

interface Goal {
  readonly of: CompetitorName;
  readonly beside: CompetitorName;
  readonly what: 'CPU' | 'p99';
  readonly most: number;
}

interface Scenario extends Crowd {
  readonly name: string;
  /** In each round. */
  readonly ticks: number;
  readonly who: readonly CompetitorName[];
  readonly goals: readonly Goal[];
}

const cpu = (of: CompetitorName, beside: CompetitorName, most: number): Goal => ({ of, beside, what: 'CPU', most });

const SCENARIOS: readonly Scenario[] = [
  {
    ...{ name: 'one topic, 1,000 spectators', sockets: 1_000, topics: 1, ticks: 16, paceMs: 60 },
    who: ['ws.send', 'socket.write', 'stock', 'Baraza', 'Baraza, ids by chance', 'Baraza, SSE'],
    goals: [
      cpu('Baraza', 'socket.write', 1.35),
      cpu('Baraza', 'ws.send', 1.15),
      cpu('Baraza, ids by chance', 'socket.write', 1.35),
      cpu('Baraza, ids by chance', 'ws.send', 1.15),
      cpu('Baraza, SSE', 'Baraza', 1.3),
    ],
  },
  {
    ...{ name: 'three topics in one turn, 500 spectators', sockets: 500, topics: 3, ticks: 12, paceMs: 60 },
    who: ['ws.send', 'Baraza'],
    goals: [cpu('Baraza', 'ws.send', 0.65)],
  },
  {
    ...{ name: 'a room of 30', sockets: 30, topics: 1, ticks: 150, paceMs: 4 },
    who: ['ws.send', 'Baraza'],
    goals: [cpu('Baraza', 'ws.send', 1.4)],
  },
  {
    ...{ name: 'one topic, 3,000 spectators', sockets: 3_000, topics: 1, ticks: 5, paceMs: 350 },
    who: ['ws.send', 'Baraza'],
    goals: [{ of: 'Baraza', beside: 'ws.send', what: 'p99', most: 1.3 }],
  },
  {
    ...{ name: 'one topic, 10,000 spectators', sockets: 10_000, topics: 1, ticks: 2, paceMs: 500 },
    who: ['Baraza'],
    goals: [],
  },
];

const ROUNDS = 5;
const OUTSIDE = { watchers: 1_000, moves: 24, rounds: 5 };
const FROM_OUTSIDE = 'from outside: a whole server, 1,000 spectators';
/** Of the CPU of a message, in that of what it is beside. */
const OUTSIDE_GOALS = [
  { beside: 'ws.send', most: 1.15 },
  { beside: 'socket.write', most: 1.35 },
] as const;
const WORD = process.env['BENCH_LIVE'] ?? '';

const summary: string[] = [];
const bars: Bar[] = [];
for (const scenario of SCENARIOS) if (scenario.name.includes(WORD)) await measure(scenario);
if (FROM_OUTSIDE.includes(WORD)) await measureFromOutside();
if (WORD === '')
  drawPicture('live', {
    title: 'A watched move, in multiples of what it is beside',
    unit: 'times its CPU, or its p99 at 3,000',
    better: 'less',
    bars,
  });
console.log('\ngoal                                                                              at most  measured');
for (const line of summary) console.log(line);

async function measure({ name, who, goals, ticks, ...crowd }: Scenario): Promise<void> {
  console.log(`\n${name}`);
  if (crowd.sockets > openFiles() - 100) {
    tell(`${name}: without a loss`, 0, Number.NaN);
    return console.log(`  not measured: this shell may have ${openFiles()} files open; see ulimit -n`);
  }
  const racing = new Map<CompetitorName, { readonly at: Competitor; readonly rounds: Round[] }>();
  for (const one of who) racing.set(one, { at: await competitor(one, crowd), rounds: [] });
  for (const { at } of racing.values()) await at.publish(ticks);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = [...racing.values()];
    for (const { at, rounds } of round % 2 === 0 ? order : order.reverse()) rounds.push(await at.publish(ticks));
  }
  const roundsOf = (one: CompetitorName): readonly Round[] => racing.get(one)?.rounds ?? [];
  console.log('                   CPU us/message   p99 ms   heap / RSS KB a subscriber   lost');
  for (const [one, { at, rounds }] of racing) {
    const { heap, rss } = at.memory;
    console.log(
      `  ${one.padEnd(22)}${median(rounds.map(({ microsPerMessage }) => microsPerMessage))
        .toFixed(1)
        .padStart(9)}` +
        `${median(rounds.map(({ p99 }) => p99))
          .toFixed(1)
          .padStart(9)}` +
        `${`${heap.toFixed(1)} / ${rss.toFixed(0)}`.padStart(29)}${String(lostIn(rounds)).padStart(7)}`,
    );
    at.leave();
  }
  const key = { CPU: 'microsPerMessage', p99: 'p99' } as const;
  for (const { of, beside, what, most } of goals) {
    const ratios = roundsOf(of).map((round, n) => round[key[what]] / (roundsOf(beside)[n]?.[key[what]] ?? Number.NaN));
    tell(`${name}: ${what} of ${of} in ${beside}`, most, median(ratios));
    bars.push(
      { name: `${of}, ${crowd.sockets}`, value: median(ratios), of: 'ours' },
      { name: `most, in ${beside}`, value: most, of: 'peer' },
    );
  }
  tell(`${name}: messages of Baraza lost`, 0, lostIn(roundsOf('Baraza')));
}

async function measureFromOutside(): Promise<void> {
  console.log(`\n${FROM_OUTSIDE}, while a game is played by its API`);
  const rounds = await fromOutside(OUTSIDE);
  for (const { baraza, move, peers, bytes } of rounds) {
    const beside = Object.entries(peers).map(([name, micros]) => `${name} ${micros.toFixed(1)} us`);
    console.log(
      `  ${baraza.toFixed(1)} us of CPU a message of ${bytes} bytes beside ${move.toFixed(1)} ms a move that nobody watches; ${beside.join(', ')}`,
    );
  }
  for (const { beside, most } of OUTSIDE_GOALS) {
    const ratio = median(rounds.map(({ baraza, peers }) => baraza / peers[beside]));
    tell(`${FROM_OUTSIDE}: CPU in ${beside}`, most, ratio);
  }
  const lost = rounds.reduce((sum, round) => sum + round.lost, 0);
  tell(`${FROM_OUTSIDE}: messages lost`, 0, lost);
}

function tell(goal: string, most: number, measured: number): void {
  const verdict = measured <= most ? '' : '  missed';
  summary.push(`${goal.padEnd(80)}${most.toFixed(2).padStart(9)}${measured.toFixed(2).padStart(10)}${verdict}`);
}

function lostIn(rounds: readonly Round[]): number {
  return rounds.reduce((sum, { lost }) => sum + lost, 0);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Files and sockets that one process may have open here. */
function openFiles(): number {
  return Number(/Max open files\s+\d+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1_024);
}
