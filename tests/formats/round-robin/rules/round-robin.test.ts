import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { instant } from '../../../../api/src/kernel/time.ts';
import type { DecidedGame, FormatState, Slot } from '../../../../api/src/rules/formats/format.ts';
import { FORMATS } from '../../../../api/src/formats/rules.ts';
import { BAO_SCORE } from '../../../../api/src/games/bao/rules/score.ts';
import { PUBLISHED_TABLE } from '../../../rules/standings/published-table.ts';
import { entries, entry, planOf, roundRobinWith, started, won } from './field.ts';

const free = roundRobinWith('FREE');
const kiba = roundRobinWith('KIBA');
const seat = (slot: Slot): string => (slot.kind === 'player' ? slot.entry : slot.kind);

describe('settings', () => {
  test.each([
    ['nothing', undefined, 'FREE'],
    ['null, as a database gives it', null, 'FREE'],
    ['an empty object', {}, 'FREE'],
    ['FREE', { preset: 'FREE' }, 'FREE'],
    ['KIBA', { preset: 'KIBA' }, 'KIBA'],
  ])('%s is completed', (_case, given, preset) => {
    expect(FORMATS.ROUND_ROBIN.configure(given)).toMatchObject({
      ok: true,
      value: { key: 'ROUND_ROBIN', settings: { preset } },
    });
  });

  test.each([
    ['a text', 'KIBA', /must be an object/],
    ['a list', [], /must be an object/],
    ['a number', 6, /must be an object/],
    ['an unknown preset', { preset: 'SWISS' }, /FREE or KIBA/],
    ['a preset in small letters', { preset: 'kiba' }, /FREE or KIBA/],
    ['a preset that is not a text', { preset: null }, /FREE or KIBA/],
    ['an unknown setting', { groups: 2 }, /no setting "groups"/],
    ['a setting from the prototype', { constructor: 1 }, /no setting "constructor"/],
  ])('%s is refused', (_case, given, message) => {
    expect(worded(FORMATS.ROUND_ROBIN.configure(given))).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(message) as string },
    });
  });
});

describe('how many players (Round robin 1.1)', () => {
  test.each([
    ['FREE takes 3', free, 3, null, null],
    ['FREE takes 34', free, 34, null, null],
    ['FREE refuses 0', free, 0, 'too-few-players', 'Round robin 1.1'],
    ['FREE refuses 2', free, 2, 'too-few-players', 'Round robin 1.1'],
    ['FREE refuses 35', free, 35, 'too-many-players', 'Round robin 1.1'],
    ['KIBA takes 6', kiba, 6, null, null],
    ['KIBA takes 34', kiba, 34, null, null],
    ['KIBA refuses 5', kiba, 5, 'too-few-players', 'Round robin 1.1'],
    ['KIBA refuses 35', kiba, 35, 'too-many-players', 'Round robin 1.1'],
  ])('%s', (_case, format, players, refusal, rule) => {
    const plan = format.start(entries(players));
    expect(plan.ok ? null : plan.error.kind).toBe(refusal);
    const issues = format.preflight(players);
    expect(issues.flatMap(({ rules }) => rules)).toEqual(rule === null ? [] : [rule]);
    expect(issues.every(({ blocking, message }) => blocking && message.args['players'] === players)).toBe(true);
    const { min, max } = format.sizes;
    expect(players >= min && players <= max).toBe(refusal === null);
  });
});

describe('the plan', () => {
  test('KIBA 3.4 the player list gives the seats: category, KIBA score, entry', () => {
    const field = [entry(1), entry(2, { matches: 3 }), entry(3, { category: 1, elo: 900 }), entry(4)];
    expect(planOf(free, field).groups).toEqual([
      { key: 'rr.A', stage: 'rr', name: 'A', number: 1, entries: ['e3', 'e2', 'e1', 'e4'] },
    ]);
  });

  test('KIBA 5.3 each pair is one pairing with two games, sides changed, first-named first; KIBA 5.5 who rests has no game', () => {
    const plan = planOf(free, entries(3));
    expect(plan.stages).toEqual([{ key: 'rr', kind: 'ROUND_ROBIN', name: 'Round robin', number: 1 }]);
    expect(
      plan.pairings.map((pairing) => [pairing.key, pairing.round, seat(pairing.first), seat(pairing.second)]),
    ).toEqual([
      ['rr.A.r1.p1', 1, 'e1', 'bye'],
      ['rr.A.r1.p2', 1, 'e2', 'e3'],
      ['rr.A.r2.p1', 2, 'e1', 'e2'],
      ['rr.A.r2.p2', 2, 'e3', 'bye'],
      ['rr.A.r3.p1', 3, 'e1', 'e3'],
      ['rr.A.r3.p2', 3, 'bye', 'e2'],
    ]);
    expect(plan.games).toEqual([
      { key: 'rr.A.r1.p2.g1', pairing: 'rr.A.r1.p2', number: 1, first: 'e2', second: 'e3' },
      { key: 'rr.A.r1.p2.g2', pairing: 'rr.A.r1.p2', number: 2, first: 'e3', second: 'e2' },
      { key: 'rr.A.r2.p1.g1', pairing: 'rr.A.r2.p1', number: 1, first: 'e1', second: 'e2' },
      { key: 'rr.A.r2.p1.g2', pairing: 'rr.A.r2.p1', number: 2, first: 'e2', second: 'e1' },
      { key: 'rr.A.r3.p1.g1', pairing: 'rr.A.r3.p1', number: 1, first: 'e1', second: 'e3' },
      { key: 'rr.A.r3.p1.g2', pairing: 'rr.A.r3.p1', number: 2, first: 'e3', second: 'e1' },
    ]);
  });

  test.each(Array.from({ length: 32 }, (_, index) => [index + 3]))(
    'KIBA 11.2 %i players: each ordered pair plays once, every key is its own',
    (players) => {
      const field = entries(players);
      const plan = planOf(free, field);
      expect(plan).toEqual(planOf(free, field));
      expect(plan.games).toHaveLength(players * (players - 1));
      expect(new Set(plan.games.map(({ first, second }) => `${first} ${second}`)).size).toBe(plan.games.length);
      expect(plan.games.every(({ first, second }) => first !== second)).toBe(true);
      const keys = [plan.stages, plan.groups, plan.pairings, plan.games].flatMap((list) => list.map(({ key }) => key));
      expect(new Set(keys).size).toBe(keys.length);
      const ofField = new Set(field.map(({ id }) => id));
      expect(new Set(plan.games.flatMap(({ first, second }) => [first, second]))).toEqual(ofField);
      const byes = plan.pairings.filter(({ first, second }) => first.kind === 'bye' || second.kind === 'bye');
      expect(byes).toHaveLength(players % 2 === 0 ? 0 : players);
      expect(plan.pairings).toHaveLength(plan.games.length / 2 + byes.length);
    },
  );

  test('an entry that is there twice is a bug', () => {
    expect(() => free.start([entry(1), entry(2), entry(1)])).toThrow(/once/);
  });
});

describe('what comes next', () => {
  const field = entries(3);
  const state = started(field);
  const all = state.plan.games.map(({ key, first }) => won(key, first));
  const e2 = asId<EntryId>('e2');
  const withE2Best = state.plan.games.map(({ key, first, second }) => won(key, second === e2 ? second : first));

  test.each([
    ['nothing is decided', [], false],
    ['one game is open', all.slice(1), false],
    ['one game is decided twice, another not at all', [...all.slice(1), ...all.slice(1, 2)], false],
    ['every game is decided', all, true],
    ['every game is decided, one without a winner', [...all.slice(1), won('rr.A.r1.p2.g1', null)], true],
  ])('%s', (_case, decided, done) => {
    const next = free.next({ ...state, decided });
    expect(next.done).toBe(done);
    expect(next.stages).toEqual([{ stage: 'rr', state: done ? 'PUBLISHED' : 'RUNNING' }]);
    expect(Object.values(next.plan).flat()).toEqual([]);
  });

  test.each([
    ['the first of the table has won, once nothing is open', withE2Best, 'e2'],
    ['nobody while a game is open', withE2Best.slice(1), null],
    ['nobody where the first place is shared', all, null],
  ])('%s', (_case, decided, winner) => {
    expect(free.next({ ...state, decided }).winner).toBe(winner);
  });

  test('the end is approved at once where nothing is said, and nobody goes on', () => {
    expect(free.approvalHours).toBe(0);
    expect(free.advances({ ...state, decided: all }, 'rr')).toEqual([]);
  });
});

describe('a whole tournament: the published one, played through the format', () => {
  const field = PUBLISHED_TABLE.map(({ id, name, elo, matches }) => entry(0, { id, name, elo, matches }));
  const plan = planOf(free, field);
  const decided = plan.pairings.flatMap(({ key, first, second }): DecidedGame[] => {
    if (first.kind !== 'player' || second.kind !== 'player') return [];
    const cell = PUBLISHED_TABLE.find(({ id }) => id === first.entry)?.cells[second.entry] ?? '';
    return [1, 2].map((number) => won(`${key}.g${number}`, cell[number - 1] === '+' ? first.entry : second.entry));
  });
  const state: FormatState = {
    entries: field,
    plan,
    decided,
    withdrawals: [],
    approved: [],
    disqualified: [],
    lots: [],
    matchDecisions: [],
    listScore: BAO_SCORE,
  };

  test('in a game without a score of its own, points and Neustadtl alone separate (Round robin 3.1)', () => {
    const rows = free.standings({ ...state, listScore: undefined }, 'rr.A');
    expect(rows.map(({ rank, tieBreaks }) => [rank, ...tieBreaks.map(({ code }) => code)])).toEqual(
      [1, 2, 3, 3, 5].map((rank) => [rank, 'SB']),
    );
  });

  test('is done, with the published table', () => {
    expect(free.next(state)).toMatchObject({ done: true, winner: '12' });
    expect(
      free.standings(state, 'rr.A').map(({ rank, shared, entry: id, points, played, games, tieBreaks }) => ({
        line: [rank, id, points / 2, ...tieBreaks.map(({ value }) => value)],
        whole: !shared && played === 8 && games === 8,
      })),
    ).toEqual(
      PUBLISHED_TABLE.toSorted((a, b) => a.rank - b.rank).map(({ rank, id, score, neustadtl, kiba: shown }) => ({
        line: [rank, id, score, neustadtl, shown],
        whole: true,
      })),
    );
  });

  test.each(PUBLISHED_TABLE.map((published) => [published.name, published] as const))(
    'has the published cells of %s, each sign with its game',
    (_name, published) => {
      const row = free.crosstable(state, 'rr.A').find(({ standing }) => standing.entry === published.id);
      expect(Object.fromEntries(row?.cells.map(({ opponent, signs }) => [opponent, signs]) ?? [])).toEqual(
        published.cells,
      );
      for (const { opponent, games } of row?.cells ?? []) {
        for (const { key, number, isFirst } of games) {
          const planned = plan.games.find((game) => game.key === key);
          expect(planned?.number).toBe(number);
          expect(isFirst ? planned?.first : planned?.second).toBe(published.id);
          expect(isFirst ? planned?.second : planned?.first).toBe(opponent);
        }
      }
    },
  );

  test('0.5 a result that is recorded again replaces the one before it', () => {
    const firstGame = decided[0];
    if (firstGame === undefined) throw new Error('a game is decided');
    const overruled = { ...state, decided: [...decided, { ...firstGame, winner: null, at: instant(2_000) }] };
    const points = (of: FormatState): number => free.standings(of, 'rr.A').reduce((sum, row) => sum + row.points, 0);
    expect([points(state), points(overruled)]).toEqual([40, 38]);
    expect(free.next(overruled).done).toBe(true);
  });

  test('a group that there is not has no rows', () => {
    expect(free.standings(state, 'rr.B')).toEqual([]);
    expect(free.crosstable(state, 'rr.B')).toEqual([]);
  });
});
