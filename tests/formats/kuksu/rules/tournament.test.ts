import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import type { EntryId } from '../../../../api/src/kernel/ids.ts';
import type { CarriedOver, FormatEntry } from '../../../../api/src/rules/formats/format.ts';
import { FORMATS } from '../../../../api/src/formats/rules.ts';
import {
  approve,
  awaiting,
  decide,
  openGames,
  playGames,
  startPlay,
  withdrawPlayer,
  type Played,
} from '../../../support/played-format.ts';
import { HOLDER, heldField, id, kuksuEntry, kuksuPlay, kuksuWith, lowerWins, newField } from './kuksu-field.ts';

const progress = ({ next }: Played) => next.stages.map(({ stage, state }) => `${stage} ${state}`).join(', ');
const groups = ({ state }: Played) => state.plan.groups.map(({ key, entries }) => `${key} ${entries.length}`);
const atTitle = (entries = heldField(5)) => approve(playGames(kuksuPlay(entries), 'l', lowerWins));
const titleGames = ({ state }: Played) =>
  state.plan.games
    .filter(({ key }) => key.startsWith('t.'))
    .map(({ key, first, second }) => `${key} ${first}-${second}`);
const handedOn = ({ format, state }: Played, number: number) => format.handedOn(state).get(id(number));
const placeOf = ({ format, state }: Played, stage: string, number: number) =>
  format.advances(state, stage).find(({ entry }) => entry === id(number));

test.each([
  ['nothing', undefined, { ok: true, value: { settings: { approvalHours: 48 }, approvalHours: 48 } }],
  ['two weeks to accept', undefined, { ok: true, value: { settings: { acceptanceDays: 14 }, acceptanceDays: 14 } }],
  ['nobody is asked', { acceptanceDays: 0 }, { ok: true, value: { acceptanceDays: null, approvalHours: 48 } }],
  ['longer than two months', { acceptanceDays: 61 }, { ok: false }],
  ['at once', { approvalHours: 0 }, { ok: true, value: { settings: { approvalHours: 0 }, approvalHours: 0 } }],
  [
    'too long',
    { approvalHours: 337 },
    { ok: false, error: { message: expect.stringContaining('0 to 336') as string } },
  ],
  [
    'half an hour',
    { approvalHours: 0.5 },
    { ok: false, error: { message: expect.stringContaining('whole number') as string } },
  ],
  ['a list', [], { ok: false, error: { message: expect.stringContaining('object') as string } }],
  ['another key', { tiers: 3 }, { ok: false, error: { message: expect.stringContaining('"tiers"') as string } }],
])('settings: %s', (_case, settings, expected) => {
  expect(worded(FORMATS.KUKSU.configure(settings))).toMatchObject(expected);
});

test('all leagues begin at once; everybody meets everybody of his league once, the holder waits (Kuksu 2.6, 6.3, 11.4, 12)', () => {
  const played = kuksuPlay(heldField(57));
  expect(groups(played)).toEqual(['l.A 10', 'l.B1 10', 'l.B2 10', 'l.C1 7', 'l.C2 7', 'l.C3 7', 'l.C4 6']);
  expect(played.state.plan.games).toHaveLength(3 * 45 + 3 * 21 + 15);
  expect(played.state.plan.groups.flatMap(({ entries }) => entries)).not.toContain(id(99));
  expect(played.format.starters(played.state.entries)).toHaveLength(57);
  expect(progress(played)).toBe('l RUNNING');
});

describe('a cycle from its first game to the title (Kuksu 2.1, 12)', () => {
  test('the leagues, the approval, the match game after game, the colours, the holder', () => {
    const over = playGames(kuksuPlay(heldField(5)), 'l', lowerWins);
    expect(progress(over)).toBe('l AWAITING_APPROVAL');
    const title = approve(over);
    expect(progress(title)).toBe('l PUBLISHED, t RUNNING');
    expect(titleGames(title)).toEqual(['t.1.r1.p1.g1 p1-p99']);
    const level = [99, 1, 1, 99].reduce((now, number) => decide(now, openGames(now)[0]?.key ?? '', id(number)), title);
    expect(titleGames(level)).toEqual([
      't.1.r1.p1.g1 p1-p99',
      't.1.r1.p1.g2 p99-p1',
      't.1.r1.p1.g3 p1-p99',
      't.1.r1.p1.g4 p99-p1',
      't.1.r1.p1.g5 p1-p99',
    ]);
    expect(level.next).toMatchObject({ done: false, winner: null });
    const done = decide(level, 't.1.r1.p1.g5', id(1));
    expect(done.next).toMatchObject({ done: true, winner: 'p1' });
    expect(progress(done)).toBe('l PUBLISHED, t PUBLISHED');
    expect(handedOn(done, 1)).toMatchObject({ league: { name: 'A', tier: 1, rank: 1 }, title: 'HOLDER' });
    expect(handedOn(done, 99)).toEqual({ league: null, title: 'LOSER' });
    expect(handedOn(done, 2)).toMatchObject({ league: { rank: 2 }, title: null });
    expect(done.format.standings(done.state, 't.1').map(({ entry, points }) => [entry, points / 2])).toEqual([
      ['p1', 3],
      ['p99', 2],
    ]);
    expect([placeOf(done, 't', 1)?.place, placeOf(done, 't', 99)?.place]).toEqual(['CHAMPION', 'RUNNER_UP']);
  });

  test('a title game without a result is played again with the same colours', () => {
    const again = decide(atTitle(), 't.1.r1.p1.g1', null);
    expect(titleGames(again)).toEqual(['t.1.r1.p1.g1 p1-p99', 't.1.r1.p1.g2 p1-p99']);
  });

  test('Kuksu 11.1: without a holder the winner of League A has the title when the leagues are approved', () => {
    const played = approve(playGames(kuksuPlay(newField(15)), 'l', lowerWins));
    expect(played.next).toMatchObject({ done: true, winner: 'p1' });
    expect([progress(played), titleGames(played)]).toEqual(['l PUBLISHED', []]);
    expect(placeOf(played, 'l', 1)).toMatchObject({ place: 'TITLE_MATCH', to: null });
  });
});

describe('who does not come to the title match (Kuksu 11.3)', () => {
  const over = playGames(kuksuPlay(heldField(5)), 'l', lowerWins);

  test('the holder is gone: the challenger is holder', () => {
    const done = approve(withdrawPlayer(over, id(99)));
    expect(done.next).toMatchObject({ done: true, winner: 'p1' });
    expect(handedOn(done, 99)).toMatchObject({ title: 'LOSER' });
  });

  test('the winner of League A is gone: the second plays in his place, and he has lost', () => {
    const before = withdrawPlayer(over, id(1));
    expect(placeOf(before, 'l', 2)).toMatchObject({ place: 'TITLE_MATCH', replaces: 'p1', provisional: true });
    expect(placeOf(before, 'l', 1)).toMatchObject({
      place: 'STAYS',
      rules: ['Kuksu 11.3'],
    });
    const title = approve(before);
    expect(titleGames(title)).toEqual(['t.1.r1.p1.g1 p2-p99']);
    const done = playGames(title, 't', () => id(99));
    expect(done.next).toMatchObject({ done: true, winner: 'p99' });
    expect([handedOn(done, 99), handedOn(done, 1), handedOn(done, 2)].map((brings) => brings?.title)).toEqual([
      'HOLDER',
      'LOSER',
      'LOSER',
    ]);
  });

  test('the holder withdraws during the match: it is lost', () => {
    const done = withdrawPlayer(decide(atTitle(), 't.1.r1.p1.g1', id(99)), id(99));
    expect(done.next).toMatchObject({ done: true, winner: 'p1' });
  });

  test('nobody is left: the title has no holder', () => {
    const all = [99, 1, 2, 3, 4, 5].reduce((now, number) => withdrawPlayer(now, id(number)), kuksuPlay(heldField(5)));
    expect(approve(all).next).toMatchObject({ done: true, winner: null });
  });
});

describe('a league game without a result (Kuksu 3.7)', () => {
  const first = kuksuPlay(newField(5)).state.plan.games[0];
  const key = first?.key ?? '';
  const waived = decide(kuksuPlay(newField(5)), key, null);

  test('is played again once, with the same colours; a second one ends it', () => {
    const again = waived.state.plan.games.at(-1);
    expect(again).toEqual({ ...first, key: key.replace(/g1$/, 'g2'), number: 2 });
    const rest = playGames(waived, 'l', (game) => (game.number === 2 ? null : lowerWins(game)));
    expect(rest.state.plan.games).toHaveLength(11);
    expect(progress(rest)).toBe('l AWAITING_APPROVAL');
  });

  test('the leagues wait for it', () => {
    const all = openGames(waived).filter(({ number }) => number === 1);
    const rest = all.reduce((now, game) => decide(now, game.key, lowerWins(game)), waived);
    expect(progress(rest)).toBe('l RUNNING');
    expect(awaiting(rest)).toBeNull();
  });

  test('it is lost by who withdraws, and not added when somebody has', () => {
    const gone = withdrawPlayer(waived, first?.first ?? id(0));
    expect(openGames(gone).some(({ pairing }) => pairing === first?.pairing)).toBe(false);
    const late = decide(withdrawPlayer(kuksuPlay(newField(5)), first?.first ?? id(0)), key, null);
    expect(late.state.plan.games).toHaveLength(10);
  });
});

test('a loss on time disqualifies: place and movement stay, trophies and the next award do not (Kuksu 3.5)', () => {
  const started = kuksuPlay(newField(5));
  const game = started.state.plan.games.find(({ first, second }) => [first, second].includes(id(1)));
  const other = game?.first === id(1) ? game.second : game?.first;
  const played = playGames(decide(started, game?.key ?? '', other ?? null, 'TIME'), 'l', lowerWins);
  expect(handedOn(played, 1)).toMatchObject({ league: { tier: 1, isDisqualified: true } });
  expect(handedOn(played, 3)).toMatchObject({ league: { isDisqualified: false } });
});

test('bands, deciders and rules of a league (Kuksu 2.2 to 2.4)', () => {
  const played = playGames(kuksuPlay(heldField(20)), 'l', lowerWins);
  const b1 = played.format.advances(played.state, 'l').filter(({ group }) => group === 'l.B1');
  expect(b1.map(({ place }) => place)).toEqual(['PROMOTED', 'PROMOTED', 'STAYS', 'STAYS', 'STAYS']);
  expect(played.format.standings(played.state, 'l.A').map(({ zone }) => zone)).toEqual([
    ...['TITLE_MATCH', 'STAYS', 'STAYS', 'STAYS', 'STAYS'],
    ...['DEMOTED', 'DEMOTED', 'DEMOTED', 'DEMOTED', 'DEMOTED'],
  ]);
  expect(placeOf(played, 'l', 1)).toMatchObject({ place: 'TITLE_MATCH', to: 't', decidedBy: 'SCORE', arranged: null });
  expect(placeOf(played, 'l', 6)).toMatchObject({ place: 'DEMOTED', rules: ['Kuksu 2.4'] });
  const blank = kuksuPlay(newField(6));
  expect(placeOf(blank, 'l', 6)).toMatchObject({ decidedBy: 'RATING', provisional: true });
});

describe('the next cycle from the last (Kuksu 12)', () => {
  /** The entries of the next cycle: those who were in this one, with what they bring, and some new ones. */
  const nextEntries = ({ format, state }: Played, fresh: readonly number[]): readonly FormatEntry[] => {
    const brings: ReadonlyMap<EntryId, CarriedOver> = format.handedOn(state);
    return [
      ...state.entries.map((entry) => ({ ...entry, carriedOver: brings.get(entry.id) ?? null })),
      ...fresh.map((number) => kuksuEntry(number)),
    ];
  };

  test('holder, loser and last places are read from it', () => {
    const one = approve(playGames(kuksuPlay(newField(15)), 'l', lowerWins));
    // p1 holds the title now, so fourteen would be left: a new player makes it fifteen
    const two = kuksuPlay(nextEntries(one, [100]));
    expect(groups(two)).toEqual(['l.A 10', 'l.B1 5']);
    const top = two.state.plan.groups[0]?.entries ?? [];
    // stay: second to fifth; up: the first two of B1; drawn: the best of the others with their awards
    for (const number of [2, 3, 4, 5, 11, 12]) expect(top).toContain(id(number));
    expect(top).not.toContain(id(1));
    const done = playGames(approve(playGames(two, 'l', lowerWins)), 't', () => id(1));
    const three = kuksuPlay(nextEntries(done, []));
    expect(three.state.plan.groups[0]?.entries).toContain(id(2));
    expect(three.state.plan.groups.flatMap(({ entries }) => entries)).not.toContain(id(1));
  });

  test('in a tie who held the title comes before those of the leagues', () => {
    const [one, two, ...rest] = newField(6);
    if (one === undefined || two === undefined) throw new Error('a field of six');
    const league = { name: 'A', tier: 1, rank: 2, isDisqualified: false };
    const entries = [
      one,
      { ...two, carriedOver: { league, title: null } },
      ...rest,
      kuksuEntry(98, { league: null, title: 'LOSER' }),
      kuksuEntry(99, HOLDER),
    ];
    const order = (played: Played) => played.format.standings(played.state, 'l.A').map(({ entry }) => entry);
    expect(order(kuksuPlay(entries)).slice(0, 3)).toEqual(['p98', 'p2', 'p1']);
  });
});

test.each<[string, readonly FormatEntry[], string]>([
  ['four and the holder', heldField(4), 'too-few-players'],
  ['twelve', newField(12), 'for-director'],
  [
    'the winner of League A, who has not played the holder',
    [...heldField(9), kuksuEntry(50, { league: { name: 'A', tier: 1, rank: 1, isDisqualified: false }, title: null })],
    'for-director',
  ],
  [
    'eleven who have earned League A',
    Array.from({ length: 15 }, (_, index) =>
      kuksuEntry(index, { league: { name: 'B1', tier: 2, rank: 1, isDisqualified: false }, title: null }),
    ),
    'too-many-players',
  ],
])('no cycle starts with %s', (_case, entries, kind) => {
  expect(kuksuWith().start(entries)).toMatchObject({ ok: false, error: { kind } });
});

test('before the start the director is told of a short field, the holder apart (Kuksu 8.4)', () => {
  const format = kuksuWith();
  const told = (entries: readonly FormatEntry[]) => format.preflight(format.starters(entries).length);
  expect(told(heldField(15))).toEqual([]);
  expect(told(heldField(14))).toMatchObject([{ code: 'SHORT', blocking: true, rules: ['Kuksu 8.4'] }]);
  expect(told(heldField(4))).toMatchObject([{ code: 'TOO_FEW_PLAYERS', blocking: true }]);
});

test('a group or a stage that is not there has nobody', () => {
  const { format, state } = startPlay(kuksuWith(), newField(5));
  expect(format.standings(state, 'l.B1')).toEqual([]);
  expect(format.advances(state, 't')).toEqual([]);
});
