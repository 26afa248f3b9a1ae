import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRulesOf } from '../../api/src/application/registered.ts';
import type { ConfiguredFormat } from '../../api/src/rules/formats/any-format.ts';
import type { FormatState } from '../../api/src/rules/formats/format.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { simulated } from '../support/simulated-format.ts';
import { worded } from '../support/worded.ts';

const KNOWN = {
  ROUND_ROBIN: ['SB', 'WINS', 'SODOS', 'LIST_SCORE'],
  SWISS: ['BUCHHOLZ_CUT', 'BUCHHOLZ', 'SONNEBORN_BERGER', 'WINS', 'SOS', 'SODOS'],
} as const;
const USUAL = {
  ROUND_ROBIN: ['SB', 'LIST_SCORE'],
  SWISS: ['BUCHHOLZ_CUT', 'BUCHHOLZ', 'SONNEBORN_BERGER'],
} as const;

test.each(
  (['KIBA', 'KUKSU', 'KNOCKOUT', 'COUNTRY_MATCH'] as const).flatMap((key) =>
    ['tieBreaks', 'pointsOfWin', 'pointsOfDraw'].map((setting) => [key, setting] as const),
  ),
)('%s, whose rules order its table, refuses %s in one sentence, there', (key, setting) => {
  const configured = formatRulesOf(key).configure({ [setting]: 1 });
  if (configured.ok) throw new Error('it was taken');
  expect(configured.error.setting).toBe(setting);
  expect(worded(configured.error.message)).toMatch(new RegExp(`^An? [^.]+ has no setting "${setting}"\\.$`));
});

describe.each(['ROUND_ROBIN', 'SWISS'] as const)(
  'the table of a format in which its director may order it: %s',
  (key) => {
    const format = formatRulesOf(key);
    const set = (settings: object): ConfiguredFormat => {
      const configured = format.configure(settings);
      if (!configured.ok) throw new Error(JSON.stringify(configured.error));
      return configured.value;
    };

    test('what is left out is as usual', () => {
      const usual = { tieBreaks: USUAL[key], pointsOfWin: 1, pointsOfDraw: 0.5, pointsOfLoss: 0 };
      expect(set({}).settings).toMatchObject(usual);
      expect(
        set({ tieBreaks: null, pointsOfWin: null, pointsOfDraw: null, pointsOfLoss: null }).settings,
      ).toMatchObject(usual);
      expect(set({ tieBreaks: [] }).settings).toMatchObject({ tieBreaks: [] });
    });

    test.each([
      [{ tieBreaks: ['WINS', 'WINS'] }, 'tieBreaks'],
      [{ tieBreaks: ['HEIGHT'] }, 'tieBreaks'],
      [{ tieBreaks: 'WINS' }, 'tieBreaks'],
      [{ pointsOfWin: 0 }, 'pointsOfWin'],
      [{ pointsOfWin: 1.25 }, 'pointsOfWin'],
      [{ pointsOfWin: 0.5 }, 'pointsOfWin'],
      [{ pointsOfWin: 3, pointsOfDraw: 3 }, 'pointsOfDraw'],
      [{ pointsOfDraw: 0 }, 'pointsOfDraw'],
      [{ pointsOfDraw: -0.5 }, 'pointsOfDraw'],
      [{ pointsOfLoss: 0.5 }, 'pointsOfLoss'],
      [{ pointsOfWin: 3, pointsOfDraw: 1, pointsOfLoss: 1 }, 'pointsOfLoss'],
      [{ pointsOfLoss: -0.5 }, 'pointsOfLoss'],
    ])('%j is refused at %s', (settings, setting) => {
      expect(format.configure(settings)).toMatchObject({ ok: false, error: { setting } });
    });

    test('its rules tell it in words, row by row', () => {
      const told = set({ tieBreaks: ['WINS', 'SODOS'], pointsOfWin: 3, pointsOfDraw: 1 }).agreed.map(({ text }) =>
        worded(text),
      );
      expect(told).toContain('3 points for each game won; where a game may end drawn, each gets 1 point.');
      expect(told).toContain(
        'Games won, then Sum of defeated opponents’ scores; whom nothing separates share the rank.',
      );
      const lost = set({ pointsOfWin: 3, pointsOfDraw: 2, pointsOfLoss: 1 }).agreed.map(({ text }) => worded(text));
      expect(lost).toContain(
        '3 points for each game won; where a game may end drawn, each gets 2 points; 1 point for each game lost that was played.',
      );
      expect(set({ tieBreaks: [] }).agreed.map(({ text }) => worded(text))).toContain(
        'Players with equal points share the rank.',
      );
    });

    test('points add up to what was played, ranks follow points and the tie-breaks in their order, and each is the sum of its terms', () => {
      const worth = fc.constantFrom([1, 0.5, 0], [3, 1, 0], [3, 2, 1], [1.5, 1, 0.5]);
      fc.assert(
        fc.property(
          fc.shuffledSubarray([...KNOWN[key]]),
          worth,
          fc.integer({ min: 4, max: 7 }),
          fc.infiniteStream(fc.nat()),
          (tieBreaks, [win = 1, draw = 0, loss = 0], players, numbers) => {
            const configured = set({ tieBreaks, pointsOfWin: win, pointsOfDraw: draw, pointsOfLoss: loss });
            const below = (limit: number): number => (numbers.next().value ?? 0) % limit;
            simulated({ format: configured, players, below }, (state) =>
              check(configured, withDraws(state), { win, draw, loss }),
            );
          },
        ),
        propertyRuns(8, 40),
      );
    });
  },
);

/** Every third decided game ended drawn. */
function withDraws(state: FormatState): FormatState {
  const decided = state.decided.map((result, index) =>
    index % 3 === 0 && result.how === 'PLAYED' ? { ...result, how: 'DRAWN' as const, winner: null } : result,
  );
  return { ...state, decided };
}

function check(
  format: ConfiguredFormat,
  state: FormatState,
  { win, draw, loss }: Readonly<Record<'win' | 'draw' | 'loss', number>>,
): void {
  const rows = format.standings(state, state.plan.groups[0]?.key ?? '');
  const last = new Map(state.decided.map((result) => [result.game, result]));
  const games = [...last.values()];
  const won = games.filter(({ winner }) => winner !== null);
  const lost = won.filter(({ how }) => how !== 'FORFEIT' && how !== 'WITHDRAWAL').length;
  const drawn = games.filter(({ how }) => how === 'DRAWN').length;
  const byes = state.plan.pairings.filter(
    ({ key, second }) => second.kind === 'bye' && !state.plan.games.some(({ pairing }) => pairing === key),
  ).length;
  const resting = format.key === 'SWISS' ? byes : 0;
  const all = rows.reduce((sum, { points }) => sum + points, 0) / 2;
  expect(all).toBe(won.length * win + lost * loss + 2 * drawn * draw + resting * win);
  for (const [index, row] of rows.entries()) {
    for (const { value, terms } of row.tieBreaks) {
      expect(terms.reduce((sum, term) => sum + term.value, 0)).toBeCloseTo(value, 6);
    }
    const above = rows[index - 1];
    if (above === undefined) continue;
    const [one, other] = [above, row].map(({ points, tieBreaks }) => [points, ...tieBreaks.map(({ value }) => value)]);
    const differs = one?.findIndex((value, at) => value !== other?.[at]) ?? -1;
    if (differs >= 0) expect(one?.[differs]).toBeGreaterThan(other?.[differs] ?? 0);
    expect(above.rank === row.rank).toBe(differs < 0);
  }
}
