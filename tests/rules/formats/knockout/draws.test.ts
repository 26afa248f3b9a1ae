import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { luckyLosers, type FirstRoundLoss } from '../../../../api/src/rules/formats/knockout/lucky-losers.ts';
import { knockoutPlan, powerFrom } from '../../../../api/src/rules/formats/knockout/plan.ts';
import { drawnRound, type DrawnRound } from '../../../../api/src/rules/formats/knockout/round.ts';
import { drawnOrder } from '../../../../api/src/rules/lot.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const isLong = process.env['BARAZA_LONG'] === '1';
const LONG_FIELDS = [...Array.from({ length: 69 }, (_, index) => index + 2), 100, 200];
const fields = isLong ? fc.constantFrom(...LONG_FIELDS) : fc.constantFrom(2, 3, 5, 8, 9, 17, 33, 70);
const HOWS = ['points', 'points', 'points', 'forfeit', 'ruled', 'director'] as const;

test.each<[string, readonly FirstRoundLoss['how'][], number, readonly string[], number]>([
  ['of those who played only', ['points', 'forfeit', 'points', 'ruled'], 2, ['0', '2'], 0],
  ['as many as are needed', ['points', 'points', 'points'], 1, ['0'], 0],
  ['filled up from the ruled', ['points', 'ruled', 'director', 'ruled'], 3, ['0', '1', '3'], 0],
  ['the rest is the director’s', ['forfeit', 'ruled', 'director'], 2, ['1'], 1],
])('lucky losers: %s (KO-ELIGIBLE, KO-SHORT)', (_what, hows, needed, drawn, missing) => {
  const losses = hows.map((how, index) => ({ loser: `${index}`, how }));
  expect(luckyLosers(needed, losses, (_lot, ids) => ids)).toEqual({ drawn, missing });
});

/** A whole knock-out with random winners and ends of round 1; every round of it, and who came back. */
function playedOut(players: number, seed: string, draw: (below: number) => number) {
  const ids = Array.from({ length: players }, (_, index) => `p${index}`);
  const order = (name: string, list: readonly string[]): readonly string[] =>
    drawnOrder((text) => createHmac('sha256', seed).update(text).digest(), { tournamentId: 't', name }, list);
  const rounds: DrawnRound[] = [];
  const losses: FirstRoundLoss[] = [];
  let lucky: readonly string[] = [];
  let alive: readonly string[] = ids;
  while (alive.length > 1 || rounds.length === 0) {
    const number = rounds.length + 1;
    if (number === 2) {
      const found = luckyLosers(knockoutPlan(players).luckyLosers, losses, order);
      const others = losses.map(({ loser }) => loser).filter((loser) => !found.drawn.includes(loser));
      lucky = [...found.drawn, ...others.slice(0, found.missing)];
    }
    const drawn = drawnRound({
      number,
      alive,
      luckyLosers: number === 2 ? lucky : [],
      order: order(`round-${number}`, alive),
    });
    if (!drawn.ok) throw new Error(drawn.error);
    rounds.push(drawn.value);
    const winners = drawn.value.matches.map(([first, second]) => {
      const [winner, loser] = draw(2) === 0 ? [first, second] : [second, first];
      if (number === 1) losses.push({ loser, how: HOWS[draw(HOWS.length)] ?? 'points' });
      return winner;
    });
    alive = drawn.value.bye === null ? winners : [...winners, drawn.value.bye];
  }
  return { ids, rounds, losses, lucky, champion: alive[0] };
}

test('a knock-out of any field: everybody alive once a round, powers of two from round 2, lucky losers apart (D.6)', () => {
  fc.assert(
    fc.property(fields, fc.string(), fc.infiniteStream(fc.nat(1_000_000)), (players, seed, numbers) => {
      const draw = (below: number): number => Number(numbers.next().value) % below;
      const { ids, rounds, losses, lucky, champion } = playedOut(players, seed, draw);
      const plan = knockoutPlan(players);
      expect(rounds).toHaveLength(plan.rounds);
      expect(rounds.reduce((sum, { matches }) => sum + matches.length, 0)).toBe(plan.allMatches);
      for (const { number, matches, bye } of rounds) {
        const meeting = [...matches.flat(), ...(bye === null ? [] : [bye])];
        expect(new Set(meeting).size).toBe(meeting.length);
        if (number === 1) expect(meeting.toSorted()).toEqual(ids.toSorted());
        if (number > 1) expect(meeting).toHaveLength(powerFrom(plan.goOn) / 2 ** (number - 2));
      }
      expect(new Set(lucky).size).toBe(plan.luckyLosers);
      expect(lucky.every((id) => losses.some(({ loser }) => loser === id))).toBe(true);
      const pairs = rounds[1]?.matches ?? [];
      expect(pairs.some(([first, second]) => lucky.includes(first) && lucky.includes(second))).toBe(false);
      expect(ids).toContain(champion);
    }),
    propertyRuns(40, 2_000),
  );
});

test('a lot of three has each of its six orders about as often as another', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 1_200; seed++) {
    const hash = (text: string) => createHmac('sha256', `${seed}`).update(text).digest();
    const order = drawnOrder(hash, { tournamentId: 't', name: 'lot' }, ['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  // 200 expected of each, with a deviation of about 13.
  expect(Math.max(...[...counts.values()].map((count) => Math.abs(count - 200)))).toBeLessThan(60);
});
