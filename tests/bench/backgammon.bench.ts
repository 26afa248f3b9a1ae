import { bench, do_not_optimize, run } from 'mitata';
import { legalPlays } from '../../api/src/games/backgammon/rules/plays.ts';
import { plainResults, plainText } from '../support/backgammon-plain.ts';
import { randomBackgammon } from '../support/backgammon.ts';
import { drawPicture } from './picture/draw-picture.ts';

/** Speed of the backgammon rules on one core: rolls of random games resolved to all their plays a second, beside an engine written plainly. */

const GOAL_ROLLS_PER_SECOND = 50_000;
const GAMES = 100;
const LONGEST = 400;

function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const draw = chance(1);
const turns = Array.from({ length: GAMES }, () => randomBackgammon(draw, LONGEST)).flat();
const some = turns.filter((_turn, index) => index % 20 === 0);
const plays = turns.reduce((sum, [board, dice]) => sum + legalPlays(board, dice).length, 0);

for (const [board, dice] of some) {
  const ours = new Set(legalPlays(board, dice).map(({ after }) => plainText(after)));
  const others = plainResults(board, dice);
  if (ours.size !== others.size || [...ours].some((text) => !others.has(text))) {
    throw new Error(`the two engines disagree on ${plainText(board)} with ${dice.join('-')}`);
  }
}

bench(`every roll of ${GAMES} random games resolved to its plays`, () => {
  for (const [board, dice] of turns) do_not_optimize(legalPlays(board, dice));
});
bench('one in twenty of them by the plain engine', () => {
  for (const [board, dice] of some) do_not_optimize(plainResults(board, dice));
});

const { benchmarks } = await run();
const seconds = benchmarks.map((trial) => (trial.runs[0]?.stats?.p50 ?? Number.NaN) / 1e9);
const ours = turns.length / (seconds[0] ?? Number.NaN);
const others = some.length / (seconds[1] ?? Number.NaN);
console.log(
  `${turns.length} rolls with ${(plays / turns.length).toFixed(1)} plays each, on which both engines agree where both were asked`,
);
console.log(
  `${Math.round(ours)} rolls a second in the median (goal ${GOAL_ROLLS_PER_SECOND}); the plain engine ${Math.round(others)}`,
);
console.log(`${(ours / others).toFixed(1)} times faster`);
drawPicture('backgammon', {
  title: 'Rolls of random games resolved to all their plays',
  unit: 'rolls a second',
  better: 'more',
  bars: [
    { name: 'Baraza', value: ours, of: 'ours' },
    { name: 'an engine written plainly', value: others, of: 'peer' },
  ],
  goal: GOAL_ROLLS_PER_SECOND,
});
