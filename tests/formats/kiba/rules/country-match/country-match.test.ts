import { worded } from '../../../../support/worded.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../../api/src/kernel/ids.ts';
import { instant } from '../../../../../api/src/kernel/time.ts';
import type { ConfiguredFormat } from '../../../../../api/src/rules/formats/any-format.ts';
import { countryMatchScore } from '../../../../../api/src/formats/kiba/rules/country-match/score.ts';
import type { FormatEntry, FormatState } from '../../../../../api/src/rules/formats/format.ts';
import { FORMATS } from '../../../../../api/src/formats/rules.ts';
import { propertyRuns } from '../../../../support/property-runs.ts';
import { entry, won } from '../../../round-robin/rules/field.ts';

const SETTINGS = { countries: ['IT', 'NL'], approvalHours: 0 } as const;

function format(settings: unknown = SETTINGS): ConfiguredFormat {
  const configured = FORMATS.COUNTRY_MATCH.configure(settings);
  if (!configured.ok) throw new Error(configured.error.message.key);
  return configured.value;
}

/** Players called `IT1`, `IT2` …, in the order of the teams given. */
const team = (country: string, players: number): readonly FormatEntry[] =>
  Array.from({ length: players }, (_, index) =>
    entry(index, { id: asId<EntryId>(`${country}${index + 1}`), name: `${country}${index + 1}`, team: country }),
  );

function started(italians: number, dutch: number): FormatState {
  const entries = [...team('IT', italians), ...team('NL', dutch)];
  const plan = format().start(entries);
  if (!plan.ok) throw new Error(plan.error.message.key);
  return {
    entries,
    plan: plan.value,
    decided: [],
    withdrawals: [],
    approved: [],
    disqualified: [],
    lots: [],
    matchDecisions: [],
  };
}

test.each([
  ['nothing', undefined],
  ['one country', { countries: ['IT'] }],
  ['three countries', { countries: ['IT', 'NL', 'FR'] }],
  ['the same country twice', { countries: ['IT', 'IT'] }],
  ['no text', { countries: ['IT', 3] }],
  ['a list', ['IT', 'NL']],
  ['another key', { countries: ['IT', 'NL'], boards: 4 }],
])('settings are refused: %s', (_case, settings) => {
  expect(worded(FORMATS.COUNTRY_MATCH.configure(settings))).toMatchObject({
    ok: false,
    error: { message: expect.any(String) as string },
  });
});

test('three against three: nine games in three rounds, sides as on a chess-board (Championship 3.3, 3.7)', () => {
  const { plan } = started(3, 3);
  expect(plan.games.map(({ first, second }) => `${first}-${second}`)).toEqual([
    'IT1-NL1',
    'IT2-NL2',
    'IT3-NL3',
    'NL2-IT1',
    'NL3-IT2',
    'IT3-NL1',
    'IT1-NL3',
    'NL1-IT2',
    'NL2-IT3',
  ]);
  expect(plan.pairings.map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
  expect(plan.groups).toMatchObject([{ key: 'm.A', stage: 'm', entries: ['IT1', 'IT2', 'IT3', 'NL1', 'NL2', 'NL3'] }]);
  expect(new Set(plan.games.map(({ key }) => key)).size).toBe(9);
});

test.each([
  [3, 2, 6, 3, [3, 0]],
  [2, 3, 6, 3, [0, 3]],
  [2, 2, 4, 4, [2, 2]],
])(
  '%i against %i: the missing board loses its games, which nobody plays (Championship 3.5)',
  (italians, dutch, games, byes, score) => {
    const state = started(italians, dutch);
    expect(state.plan.games).toHaveLength(games);
    expect(state.plan.pairings.filter(({ second }) => second.kind === 'bye')).toHaveLength(byes);
    expect(countryMatchScore(SETTINGS, state)).toMatchObject({ score, winner: null, done: false });
  },
);

test.each([
  ['a country of one player', [...team('IT', 1), ...team('NL', 3)], 'too-few-players'],
  ['a country of four', [...team('IT', 3), ...team('NL', 4)], 'too-many-players'],
  ['a player of a third country', [...team('IT', 3), ...team('NL', 2), ...team('FR', 1)], 'too-many-players'],
  ['a player of no country', [...team('IT', 3), ...team('NL', 2), entry(9)], 'too-many-players'],
])('%s cannot start', (_case, entries, kind) => {
  expect(format().start(entries)).toMatchObject({ ok: false, error: { kind } });
});

test.each([
  [3, ['TOO_FEW_PLAYERS']],
  [4, []],
  [5, []],
  [6, []],
  [7, ['TOO_MANY_PLAYERS']],
])('%i players: %j', (players, codes) => {
  expect(
    format()
      .preflight(players)
      .map(({ code }) => code),
  ).toEqual(codes);
});

test('a country has won as soon as the other cannot reach it, and all games are played', () => {
  const state = started(3, 3);
  const italian = state.plan.games.map(({ key, first, second }) => won(key, first.startsWith('IT') ? first : second));
  const after = (count: number): FormatState => ({ ...state, decided: italian.slice(0, count) });
  expect(countryMatchScore(SETTINGS, after(4))).toMatchObject({ score: [4, 0], winner: null, done: false });
  expect(countryMatchScore(SETTINGS, after(5))).toMatchObject({ score: [5, 0], winner: 'IT', done: false });
  expect(format().next(after(8))).toMatchObject({ done: false, stages: [{ stage: 'm', state: 'RUNNING' }] });
  expect(format().next(after(9))).toMatchObject({
    done: true,
    winner: null,
    stages: [{ stage: 'm', state: 'PUBLISHED' }],
  });
});

test('a game without a winner is nobody’s; the others decide when all are over', () => {
  const state = started(3, 3);
  const [one, two, three, four, ...rest] = state.plan.games;
  const decided = [
    ...[one!, two!].map(({ key, first, second }) => won(key, first.startsWith('IT') ? first : second)),
    ...[three!].map(({ key, first, second }) => won(key, first.startsWith('NL') ? first : second)),
    ...[four!, ...rest].map(({ key }) => won(key, null)),
  ];
  expect(countryMatchScore(SETTINGS, { ...state, decided })).toMatchObject({ score: [2, 1], winner: 'IT', done: true });
  expect(countryMatchScore(SETTINGS, { ...state, decided: decided.slice(1, 3) })).toMatchObject({ winner: null });
});

test('the players stand by games won alone', () => {
  const state = started(3, 3);
  const decided = state.plan.games.map(({ key, first, second }) => won(key, first.startsWith('IT') ? first : second));
  const rows = format().standings({ ...state, decided }, 'm.A');
  expect(rows.map(({ rank, points, tieBreaks }) => [rank, points, tieBreaks.length])).toEqual([
    [1, 6, 0],
    [1, 6, 0],
    [1, 6, 0],
    [4, 0, 0],
    [4, 0, 0],
    [4, 0, 0],
  ]);
});

test('who withdraws loses his open games to his opponents', () => {
  const state = started(3, 3);
  const first = state.plan.games.find(({ key }) => key === 'm.A.p1.g1')!;
  const decided = [won(first.key, asId<EntryId>('IT1'))];
  const gone = [{ entry: asId<EntryId>('IT1'), at: instant(5) }];
  const effects = format().withdraw({ ...state, decided, withdrawals: gone }, asId<EntryId>('IT1'));
  expect(effects).toHaveLength(2);
  expect(effects.every(({ winner }) => winner?.startsWith('NL'))).toBe(true);
});

describe('for any results', () => {
  test('Championship 4 the score adds up to nine, less the games that nobody has; the winner has more, and only a done match may be drawn', () => {
    const boards = fc.constantFrom(2, 3);
    const results = fc.array(fc.constantFrom('first', 'second', 'nobody', 'open'), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(boards, boards, results, (italians, dutch, outcomes) => {
        const state = started(italians, dutch);
        const decided = state.plan.games.flatMap((game, index) => {
          const outcome = outcomes[index];
          if (outcome === 'open') return [];
          return [won(game.key, outcome === 'nobody' ? null : outcome === 'first' ? game.first : game.second)];
        });
        const now = { ...state, decided };
        const { score, winner, done } = countryMatchScore(SETTINGS, now);
        const nobody = decided.filter((game) => game.winner === null).length;
        const empty = italians === 2 && dutch === 2 ? 1 : 0;
        expect(score[0] + score[1] + (state.plan.games.length - decided.length) + nobody + empty).toBe(9);
        expect(format().next(now).done).toBe(done);
        expect(done).toBe(decided.length === state.plan.games.length);
        const open = state.plan.games.length - decided.length;
        if (winner === 'IT') expect(score[0]).toBeGreaterThan(score[1] + open);
        if (winner === 'NL') expect(score[1]).toBeGreaterThan(score[0] + open);
        if (done) expect(winner === null).toBe(score[0] === score[1]);
      }),
      propertyRuns(300, 5_000),
    );
  });
});
