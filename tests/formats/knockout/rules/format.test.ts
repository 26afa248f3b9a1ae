import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../../api/src/kernel/time.ts';
import { knockoutPlan, powerFrom } from '../../../../api/src/formats/knockout/rules/plan.ts';
import { luckyLosersOf } from '../../../../api/src/formats/knockout/rules/draw.ts';
import { roundsOf, type RoundStanding } from '../../../../api/src/formats/knockout/rules/rounds.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { format, playedKnockout } from './random-knockout.ts';

const isLong = process.env['BARAZA_LONG'] === '1';
const LONG_FIELDS = [...Array.from({ length: 69 }, (_, index) => index + 2), 100, 200];
const fields = isLong ? fc.constantFrom(...LONG_FIELDS) : fc.constantFrom(2, 3, 4, 5, 9, 12, 17, 34);
const SETTINGS = { length: 5, lastWeekDays: 7, thresholdPercent: 75, approvalHours: 0 };

function membersOf({ matches, bye }: RoundStanding): readonly string[] {
  return [...matches.flatMap(({ sides }) => sides), ...(bye === null ? [] : [bye])];
}

describe('whole knock-outs of any field, with forfeits, withdrawals, rulings and the director’s word (Knock-out 6)', () => {
  test('everybody alive meets once a round; winners have the points, or a reason; who lost is out, or a lucky loser', () => {
    fc.assert(
      fc.property(fields, fc.string(), fc.infiniteStream(fc.nat(1_000_000)), (players, seed, numbers) => {
        const draw = (below: number): number => Number(numbers.next().value) % below;
        const { state, champion } = playedKnockout({ players, seed, draw });
        const plan = knockoutPlan(players);
        const rounds = roundsOf(SETTINGS, state);
        const lucky = luckyLosersOf(state.lots).drawn;
        const matches = rounds.flatMap((round) => round.matches);
        expect(rounds).toHaveLength(plan.rounds);
        expect(matches.map(({ number }) => number)).toEqual(matches.map((_, index) => index + 1));
        expect(matches).toHaveLength(plan.allMatches);
        let alive = state.entries.map(({ id }): string => id);
        for (const round of rounds) {
          expect([...membersOf(round)].toSorted()).toEqual([...alive].toSorted());
          const winners = round.matches.map(({ winner }): string => winner ?? '');
          alive = [...winners, ...(round.bye === null ? [] : [round.bye]), ...(round.number === 1 ? lucky : [])];
          if (round.number > 1) expect(membersOf(round)).toHaveLength(powerFrom(plan.goOn) / 2 ** (round.number - 2));
        }
        expect(alive).toEqual([champion]);
        const pairs = rounds[1]?.matches.map(({ sides }) => sides) ?? [];
        expect(pairs.some(([one, other]) => lucky.includes(one) && lucky.includes(other))).toBe(false);
        expect(new Set(lucky).size).toBe(plan.luckyLosers);
        for (const { how, winner, score, sides } of matches) {
          const points = score[sides[0] === winner ? 0 : 1];
          expect(how === 'POINTS' ? points >= SETTINGS.length : how !== null).toBe(true);
        }
      }),
      propertyRuns(25, 1_500),
    );
  });

  test('open matches are ruled on a week after three in four are decided, never in a round of three or fewer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(8, 9, 17),
        fc.string(),
        fc.infiniteStream(fc.nat(1_000_000)),
        (players, seed, all) => {
          const draw = (below: number): number => Number(all.next().value) % below;
          const { state, ruledAt } = playedKnockout({ players, seed, draw });
          const weeks = roundsOf(SETTINGS, state).flatMap(({ matches }) => {
            const decidedAt = matches.flatMap(({ decidedAt: at }) => at ?? []).toSorted((a, b) => a - b);
            const reached = matches.length > 3 ? decidedAt[Math.ceil(0.75 * matches.length) - 1] : undefined;
            return reached === undefined ? [] : [reached + 7 * DAY];
          });
          expect(weeks).toEqual(expect.arrayContaining([...ruledAt]));
        },
      ),
      propertyRuns(10, 300),
    );
  });
});

describe('what a knock-out adds', () => {
  test('asked again after it was applied it adds nothing more, and a finished one asks for no lot', () => {
    const { state } = playedKnockout({ players: 9, seed: 'once', draw: () => 0 });
    expect(format.next(state)).toMatchObject({ done: true, plan: { games: [], pairings: [], stages: [] } });
    expect(format.lots(state)).toBeNull();
    expect(format.rulingsAt(state)).toBeNull();
  });

  test('the winner of a game opens the next one, which begins at the score with its Crawford state (Knock-out 3.2, 3.4)', () => {
    let step = 0;
    const { state } = playedKnockout({ players: 2, seed: 'two', draw: (below) => (step++ % 3 === 2 ? 5 : 39) % below });
    const configs = state.plan.games.map(({ config }) => config);
    expect(configs[0]).toEqual({ length: 5, score: { first: 0, second: 0 }, crawford: 'before' });
    for (const [index, { winner, value }] of state.decided.slice(0, -1).entries()) {
      const [game, next] = [state.plan.games[index]!, state.plan.games[index + 1]!];
      expect(next.first).toBe(winner);
      const before = game.config!['score'] as { first: number; second: number };
      const mine = (game.first === winner ? before.first : before.second) + value;
      expect(next.config!['score']).toMatchObject({ first: mine });
    }
  });
});
