import { worded } from '../../../support/worded.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { instant } from '../../../../api/src/kernel/time.ts';
import { FORMATS } from '../../../../api/src/formats/rules.ts';
import type { FormatState } from '../../../../api/src/rules/formats/format.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { afterRound, begun, pairsIn, swissWith } from './played-field.ts';

const LONG = process.env['BARAZA_LONG'] === '1';
const GROUP = 'swiss.A';
const usual = swissWith({});
const number = (id: string): number => Number(id.slice(1));
/** The stronger always wins. */
const byList = (first: string, second: string) => (number(first) < number(second) ? 'first' : 'second');

describe('settings (Swiss 1)', () => {
  test.each([
    [undefined, { rounds: null, bye: 'WIN', approvalHours: 0 }],
    [
      { rounds: 3, bye: 'DRAW', approvalHours: 12 },
      { rounds: 3, bye: 'DRAW', approvalHours: 12 },
    ],
  ])('%o is read', (given, settings) => {
    expect(swissWith(given).settings).toMatchObject(settings);
  });

  test.each([
    [[], 'The settings of a Swiss must be an object.'],
    [{ length: 3 }, 'A Swiss has no setting "length".'],
    [{ rounds: 0 }, 'The rounds of a Swiss are a whole number from 1 to 20.'],
    [{ rounds: 2.5 }, 'The rounds of a Swiss are a whole number from 1 to 20.'],
    [{ bye: 'LOSS' }, 'A bye of a Swiss is worth a WIN or a DRAW.'],
  ])('%o is refused', (given, error) => {
    expect(worded(FORMATS.SWISS.configure(given))).toMatchObject({ ok: false, error: { message: error } });
  });

  test.each([
    [3, 3, []],
    [3, 2, ['A Swiss of 3 rounds takes 3 to 100 players, here are 2.']],
    [4, 4, ['A Swiss of 4 rounds takes 5 to 100 players, here are 4.']],
    [5, 5, []],
    [null, 101, ['A Swiss takes 2 to 100 players, here are 101.']],
  ])('%o rounds of %i players', (rounds, players, issues) => {
    expect(
      swissWith({ rounds })
        .preflight(players)
        .map(({ message }) => worded(message)),
    ).toEqual(issues);
  });
});

describe('rounds (Swiss 2, 3)', () => {
  test('the upper half meets the lower, the odd numbers of the upper first, and the last has the bye', () => {
    expect(pairsIn(begun(usual, 8), 1)).toEqual(['e1-e5', 'e6-e2', 'e3-e7', 'e8-e4']);
    expect(pairsIn(begun(usual, 7), 1)).toEqual(['e1-e4', 'e5-e2', 'e3-e6', 'e7-bye']);
  });

  test('the next round comes when the last game of the one before is decided, and after the last nothing', () => {
    let state = begun(usual, 8);
    const [open, ...others] = state.plan.games;
    if (open === undefined) throw new Error('there is a game');
    const decided = others.map(({ key, first }) => ({
      game: key,
      winner: first,
      how: 'PLAYED' as const,
      value: 1,
      at: instant(1),
    }));
    expect(usual.next({ ...state, decided }).plan.pairings).toEqual([]);
    for (const round of [1, 2, 3]) {
      expect(pairsIn(state, round)).toHaveLength(4);
      expect(usual.next(state).done).toBe(false);
      state = afterRound(usual, state, byList);
    }
    expect(pairsIn(state, 4)).toEqual([]);
    expect(usual.next(state)).toMatchObject({
      done: true,
      winner: 'e1',
      stages: [{ stage: 'swiss', state: 'PUBLISHED' }],
    });
  });

  test('who has withdrawn is paired no more, and an end comes when one is left', () => {
    const gone = (...ids: string[]) => ids.map((id) => ({ entry: asId<EntryId>(id), at: instant(5) }));
    const before = begun(usual, 4);
    const after = afterRound(usual, { ...before, withdrawals: gone('e1') }, byList);
    expect(pairsIn(after, 2).join(' ')).not.toMatch(/e1\b/);
    const left = afterRound(usual, { ...before, withdrawals: gone('e1', 'e2', 'e3') }, byList);
    expect(usual.next(left)).toMatchObject({ done: true });
  });
});

describe('the table (Swiss 5)', () => {
  test('points, Buchholz without the lowest, Buchholz and Sonneborn-Berger, worked out by hand', () => {
    let state = begun(swissWith({ rounds: 2 }), 4);
    const format = swissWith({ rounds: 2 });
    state = afterRound(format, state, byList);
    expect(pairsIn(state, 2)).toEqual(['e2-e1', 'e3-e4']);
    state = afterRound(format, state, (first, second) =>
      number(first) < 3 && number(second) < 3 ? null : byList(first, second),
    );
    const rows = format.standings(state, GROUP);
    expect(
      rows.map(({ rank, entry, points, tieBreaks }) => [
        rank,
        entry,
        points / 2,
        ...tieBreaks.map(({ value }) => value),
      ]),
    ).toEqual([
      [1, 'e1', 1.5, 1.5, 2.5, 1.75],
      [2, 'e2', 1.5, 1.5, 1.5, 0.75],
      [3, 'e3', 1, 1.5, 1.5, 0],
      [4, 'e4', 0, 1.5, 2.5, 0],
    ]);
    expect(worded(rows[0]?.tieBreaks.map(({ terms }) => terms.map(({ text }) => text)))).toEqual([
      ['1.5 (P2)'],
      ['1.5 (P2)', '1 (P3)'],
      ['½ × 1.5 (P2)', '1 (P3)'],
    ]);
  });

  test.each([
    ['WIN', 1],
    ['DRAW', 0.5],
  ])('a bye worth a %s is %d, and in Buchholz an opponent with his own points', (bye, points) => {
    const format = swissWith({ bye });
    const row = format.standings(begun(format, 3), GROUP).find(({ entry }) => entry === 'e3');
    expect(row).toMatchObject({ points: 2 * points, tieBreaks: [{ value: 0 }, { value: points }, { value: 0 }] });
  });

  test('a group that is not there has no rows', () => {
    expect(usual.standings(begun(usual, 4), 'swiss.B')).toEqual([]);
  });
});

test('in fields of every size nobody meets anybody or rests twice; no seat is had three more than the other or three times in a row, but in the last round by the best and who meets them', () => {
  const most = LONG ? 60 : 20;
  fc.assert(
    fc.property(fc.integer({ min: 2, max: most }), fc.infiniteStream(fc.nat()), (size, numbers) => {
      let state = begun(usual, size);
      let lastDrawn = state;
      while (!usual.next(state).done) {
        lastDrawn = state;
        state = afterRound(
          usual,
          state,
          () => (['first', 'second', null] as const)[(numbers.next().value ?? 0) % 3] ?? null,
        );
      }
      checkPairs(state);
      checkSeats(state, topscorersOf(lastDrawn));
    }),
    propertyRuns(20, 60),
  );
});

function checkPairs(state: FormatState): void {
  const pairs = pairsOf(state);
  expect(new Set(pairs.map((pair) => pair.toSorted().join())).size).toBe(pairs.length);
  for (const { id } of state.entries) {
    expect(pairs.filter((pair) => pair.includes(id))).toHaveLength(roundsIn(state));
  }
}

function checkSeats(state: FormatState, topscorers: ReadonlySet<EntryId>): void {
  for (const { id } of state.entries) {
    const games = pairsOf(state).filter((pair) => pair.length === 2 && pair.includes(id));
    const seats = games.map((pair) => (pair[0] === id ? 'a' : 'b')).join('');
    const isFree = games.at(-1)?.some((player) => topscorers.has(player)) ?? false;
    const bound = isFree ? seats.slice(0, -1) : seats;
    expect(Math.abs(bound.replaceAll('b', '').length - bound.replaceAll('a', '').length)).toBeLessThanOrEqual(2);
    expect(bound).not.toMatch(/aaa|bbb/);
  }
}

function pairsOf({ plan }: FormatState): readonly (readonly EntryId[])[] {
  return plan.pairings.map(({ first, second }) =>
    [first, second].flatMap((slot) => (slot.kind === 'player' ? [slot.entry] : [])),
  );
}

function roundsIn({ entries }: FormatState): number {
  return Math.max(1, Math.ceil(Math.log2(entries.length)));
}

/** Who has more than half of all points as the last round is drawn. Source: Swiss 3.9. */
function topscorersOf(state: FormatState): ReadonlySet<EntryId> {
  const most = roundsIn(state) - 1;
  return new Set(usual.standings(state, GROUP).flatMap(({ entry, points }) => (points > most ? [entry] : [])));
}
