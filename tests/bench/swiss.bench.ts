import { bench, do_not_optimize, run } from 'mitata';
import { afterRound, begun, swissWith, type Ending } from '../formats/swiss/rules/played-field.ts';
import { drawPicture } from './picture/draw-picture.ts';

/** What the rounds of the largest Swiss that there may be cost, on one core, with wins, draws and forfeits mixed. */

const GOAL_FIRST_MS = 100;
const GOAL_LATER_MS = 1_000;
const PLAYERS = 100;
const ROUNDS = 7;
const ENDINGS: readonly Ending[] = ['first', 'second', 'first', null, 'second', 'first', 'forfeit'];

const swiss = swissWith({ rounds: ROUNDS });

/** An ending by what was played before, the same at every run. */
function endings(): () => Ending {
  let played = 0;
  return () => ENDINGS[(played++ * 5) % ENDINGS.length] ?? null;
}

const first = begun(swiss, PLAYERS);
const states = [first];
for (let round = 2; round < ROUNDS; round += 1) states.push(afterRound(swiss, states.at(-1) ?? first, endings()));

bench(`round 1 of ${PLAYERS} players`, () => {
  do_not_optimize(begun(swiss, PLAYERS));
});
for (const [index, state] of states.entries()) {
  bench(`round ${index + 2} of ${PLAYERS} players`, () => {
    do_not_optimize(afterRound(swiss, state, endings()));
  });
}

const { benchmarks } = await run();
const [opening = Number.NaN, ...later] = benchmarks.map((trial) => (trial.runs[0]?.stats?.avg ?? Number.NaN) / 1e6);
console.log(`round 1: ${opening.toFixed(1)} ms (goal ${GOAL_FIRST_MS})`);
drawPicture('swiss', {
  title: `Rounds of a Swiss of ${PLAYERS} players`,
  unit: 'milliseconds',
  better: 'less',
  bars: [opening, ...later].map((value, index) => ({ name: `round ${index + 1}`, value, of: 'ours' })),
  goal: GOAL_LATER_MS,
});
console.log(`the slowest of the later rounds: ${Math.max(...later).toFixed(0)} ms (goal ${GOAL_LATER_MS})`);
