import { describe, expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { instant } from '../../../../api/src/kernel/time.ts';
import { FORMATS } from '../../../../api/src/formats/rules.ts';
import type { DecidedGame, FormatState } from '../../../../api/src/rules/formats/format.ts';
import { entries, roundRobinWith, started, won } from './field.ts';

const free = roundRobinWith('FREE');
const [e1, e2, e3] = ['e1', 'e2', 'e3'].map((id) => asId<EntryId>(id)) as [EntryId, EntryId, EntryId];
const state = started(entries(3));

const between = (one: EntryId, other: EntryId): readonly string[] =>
  state.plan.games
    .filter(({ first, second }) => [first, second].includes(one) && [first, second].includes(other))
    .map(({ key }) => key);
const drawn = (game: string): DecidedGame => ({ ...won(game, null), how: 'DRAWN' });
const ranksIn = (now: FormatState, format = free): Readonly<Record<string, readonly [number, number] | null>> =>
  Object.fromEntries(
    [...format.outlooks(now, 'rr.A')].map(([id, { ranks }]) => [id, ranks && [ranks.best, ranks.worst]]),
  );

describe('which places players can still have (Round robin 3.1)', () => {
  test('before the first game everybody can have every place', () => {
    expect(ranksIn(state)).toEqual({ e1: [1, 3], e2: [1, 3], e3: [1, 3] });
  });

  test('who has all points that there are is first, and the others play for second', () => {
    const decided = [...between(e1, e2), ...between(e1, e3)].map((game) => won(game, e1));
    expect(ranksIn({ ...state, decided })).toEqual({ e1: [1, 1], e2: [2, 3], e3: [2, 3] });
  });

  test('a draw that is left lets somebody through whom every winner would pass', () => {
    // e1 has two and a half points and no game left; of e2, who has two, and e3, who has one and a half, one game is open.
    const [g12, h12] = between(e1, e2) as [string, string];
    const [g13, h13] = between(e1, e3) as [string, string];
    const [g23] = between(e2, e3) as [string];
    const decided = [won(g12, e1), won(h12, e2), won(g13, e1), drawn(h13), won(g23, e2)];
    expect(ranksIn({ ...state, decided })).toEqual({ e1: [1, 2], e2: [1, 2], e3: [3, 3] });
  });

  test('who is disqualified has none, and is said to be', () => {
    const disqualified = [{ entry: e3, at: instant(2_000) }];
    const outlooks = free.outlooks({ ...state, disqualified }, 'rr.A');
    expect(outlooks.get(e3)).toEqual({ ranks: null, isDisqualified: true });
    expect(outlooks.get(e1)).toEqual({ ranks: { best: 1, worst: 2 }, isDisqualified: false });
  });

  test('nobody works it out for thirteen, nor where a draw is not half a win', () => {
    expect(Object.values(ranksIn(started(entries(13))))).toEqual(Array.from({ length: 13 }, () => null));
    const football = FORMATS.ROUND_ROBIN.configure({ pointsOfWin: 3, pointsOfDraw: 1, pointsOfLoss: 0 });
    if (!football.ok) throw new Error(football.error.message.key);
    expect(ranksIn(state, football.value)).toEqual({ e1: null, e2: null, e3: null });
  });
});
