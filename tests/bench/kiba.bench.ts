import { bench, do_not_optimize, group, run } from 'mitata';
import type { Played } from '../support/played-format.ts';
import { randomTournament } from '../formats/kiba/rules/random-tournament.ts';
import { drawPicture } from './picture/draw-picture.ts';

/**
 * What is asked of a KIBA event of 34 players after each result, in the middle of its first stage: the next step, every table,
 * and who goes on.
 */
function inTheMiddle(groups: number | null): Played {
  const odds = { withdrawalOdds: 0, correctionOdds: 0, voidOdds: 0 };
  const steps: Played[] = [];
  randomTournament({ players: 34, settings: { groups }, seed: 5, isLevel: true, ...odds }, (now) => {
    if (steps.length < 80) steps.push(now);
  });
  const last = steps.at(-1);
  if (last === undefined) throw new Error('nothing was played');
  return last;
}

const CASES = [
  ['six groups', null],
  ['one group', 1],
] as const;

group('34 players after a result', () => {
  for (const [name, groups] of CASES) {
    const { format, state } = inTheMiddle(groups);
    bench(name, () => {
      do_not_optimize(format.next(state));
      for (const { key } of state.plan.groups) do_not_optimize(format.crosstable(state, key));
      do_not_optimize(format.advances(state, 'q'));
    });
  }
});

const { benchmarks } = await run();
drawPicture('kiba', {
  title: 'All that is asked of a KIBA event of 34 after a result',
  unit: 'milliseconds',
  better: 'less',
  bars: benchmarks.map((trial, index) => ({
    name: CASES[index]?.[0] ?? '',
    value: (trial.runs[0]?.stats?.avg ?? Number.NaN) / 1e6,
    of: 'ours',
  })),
});
