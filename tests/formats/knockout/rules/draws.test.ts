import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { instant } from '../../../../api/src/kernel/time.ts';
import type { DrawnLot } from '../../../../api/src/rules/formats/drawn-lot.ts';
import type { FormatState } from '../../../../api/src/rules/formats/format.ts';
import { luckyLosersOf, nextLots } from '../../../../api/src/formats/knockout/rules/draw.ts';
import type { MatchHow } from '../../../../api/src/rules/formats/match-decision.ts';
import { roundsOf } from '../../../../api/src/formats/knockout/rules/rounds.ts';
import { drawnOrder } from '../../../../api/src/rules/lot.ts';
import { fieldOf, format } from './random-knockout.ts';

const entry = (name: string) => asId<EntryId>(name);
const lot = (name: string, order: readonly EntryId[]): DrawnLot => {
  return { name, draw: 1, items: order, order, at: instant(0) };
};

/** A round 1 of twelve that is over, its six matches decided so; who is named first has won. */
function afterRoundOne(hows: readonly MatchHow[], gone: readonly EntryId[]): FormatState {
  const entries = fieldOf(12);
  const ids = entries.map(({ id }) => id);
  const lots = [lot('round-1-players', ids)];
  const plan = format.start(entries, lots);
  if (!plan.ok) throw new Error(plan.error.message.key);
  const games = plan.value.games.map((game, index) => ({ game, how: hows[index] ?? 'POINTS' }));
  return {
    ...{ entries, lots, plan: plan.value, approved: [], disqualified: [] },
    withdrawals: gone.map((id) => ({ entry: id, at: instant(9) })),
    matchDecisions: games.flatMap(({ game: { pairing, first }, how }) =>
      how === 'RULED' || how === 'DIRECTOR' ? [{ pairing, winner: first, how, rule: null, at: instant(8) }] : [],
    ),
    decided: games.map(({ game: { key, first }, how }) => ({
      ...{ game: key, winner: first, value: 5, at: instant(7) },
      how: how === 'FORFEIT' ? 'FORFEIT' : 'PLAYED',
    })),
  };
}

test.each<
  [string, readonly MatchHow[], readonly string[], readonly string[] | undefined, readonly string[] | undefined]
>([
  [
    'all who played',
    ['POINTS', 'POINTS', 'POINTS', 'POINTS', 'POINTS', 'POINTS'],
    [],
    ['p2', 'p4', 'p6', 'p8', 'p10', 'p12'],
    undefined,
  ],
  [
    'not who lost by forfeit, or by the director',
    ['POINTS', 'FORFEIT', 'DIRECTOR', 'POINTS', 'DIRECTOR', 'FORFEIT'],
    [],
    ['p2', 'p8'],
    undefined,
  ],
  [
    'who was ruled to have lost, apart',
    ['RULED', 'POINTS', 'RULED', 'FORFEIT', 'FORFEIT', 'FORFEIT'],
    [],
    ['p4'],
    ['p2', 'p6'],
  ],
  [
    'nobody who has left',
    ['POINTS', 'POINTS', 'RULED', 'FORFEIT', 'FORFEIT', 'FORFEIT'],
    ['p2', 'p6'],
    ['p4'],
    undefined,
  ],
])('lucky losers are drawn from: %s (Knock-out 2.5, 2.6)', (_what, hows, gone, losers, ruled) => {
  const state = afterRoundOne(hows, gone.map(entry));
  const [round] = roundsOf({ length: 5, lastWeekDays: 7, thresholdPercent: 75, approvalHours: 0 }, state);
  const lots = round === undefined ? null : nextLots(state, round);
  const itemsOf = (name: string) => lots?.lots.find((one) => one.name === name)?.items;
  expect(itemsOf('round-2-players')).toEqual(['p1', 'p3', 'p5', 'p7', 'p9', 'p11']);
  expect(itemsOf('round-2-losers')).toEqual(losers);
  expect(itemsOf('round-2-ruled')).toEqual(ruled);
});

test.each<[string, readonly string[], readonly string[], readonly string[], readonly string[], number]>([
  ['as many as are needed, in the order drawn', ['x', 'y', 'z'], [], [], ['x', 'y'], 0],
  ['filled up from the ruled', ['x'], ['r', 's'], [], ['x', 'r'], 0],
  ['the rest is the director’s', ['x'], [], [], ['x'], 1],
  ['as he has named it', ['x'], [], ['d'], ['x', 'd'], 0],
])('lucky losers for two places: %s (Knock-out 2.6)', (_what, losers, ruled, named, drawn, missing) => {
  const lots = [
    lot('round-2-players', ['a', 'b', 'c', 'd', 'e', 'f'].map(entry)),
    lot('round-2-losers', losers.map(entry)),
    lot('round-2-ruled', ruled.map(entry)),
    lot('round-2-director', named.map(entry)),
  ];
  expect(luckyLosersOf(lots)).toEqual({ drawn, missing });
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
