import { describe, expect, test } from 'vitest';
import { byDrama, featuredOf, type Candidate } from '../../api/src/application/state/drama.ts';
import { asId, type GameId } from '../../api/src/kernel/ids.ts';
import { DAY, HOUR, millis, MINUTE } from '../../api/src/kernel/time.ts';

const id = (name: string): GameId => asId<GameId>(name);
const quiet: Omit<Candidate, 'id'> = { timeLeft: millis(3 * DAY), limit: millis(7 * DAY), stake: null };
const candidate = (name: string, own: Partial<Candidate> = {}): Candidate => ({ ...quiet, id: id(name), ...own });
const order = (...all: readonly Candidate[]): readonly string[] => byDrama(all).map((one) => `${one.id} ${one.drama}`);

describe('games by drama', () => {
  test('time nearly out comes first, then what is at stake, then the newest move', () => {
    const time = candidate('time', { timeLeft: millis(HOUR - 1) });
    const places = candidate('places', { stake: 'PLACES' });
    const title = candidate('title', { stake: 'LAST_MATCH' });
    expect(order(candidate('new'), candidate('old'), places, title, time)).toEqual([
      ...['time TIME', 'title LAST_MATCH', 'places PLACES', 'new NEWEST', 'old NEWEST'],
    ]);
  });

  test.each([
    ['an hour of days', HOUR, 7 * DAY, 'NEWEST'],
    ['less than an hour of days', HOUR - 1, 7 * DAY, 'TIME'],
    ['a tenth of minutes', MINUTE, 10 * MINUTE, 'NEWEST'],
    ['less than a tenth of minutes', MINUTE - 1, 10 * MINUTE, 'TIME'],
  ])('%s', (_words, timeLeft, limit, drama) => {
    expect(order(candidate('one', { timeLeft: millis(timeLeft), limit: millis(limit) }))).toEqual([`one ${drama}`]);
  });

  test('a clock that does not run is never nearly out', () => {
    expect(order(candidate('one', { timeLeft: null }), candidate('two', { limit: null }))).toEqual([
      ...['one NEWEST', 'two NEWEST'],
    ]);
  });
});

describe('the game that is shown', () => {
  const games = byDrama([candidate('new'), candidate('old'), candidate('places', { stake: 'PLACES' })]);
  const shown = (watched: string | null): string | undefined =>
    featuredOf(games, watched === null ? null : id(watched))?.id;

  test('is the most dramatic, and none where none is played', () => {
    expect(shown(null)).toBe('places');
    expect(featuredOf([], id('new'))).toBeNull();
  });

  test('stays while its drama lasts, and gives way where it has none and another has', () => {
    const title = byDrama([candidate('title', { stake: 'LAST_MATCH' }), candidate('places', { stake: 'PLACES' })]);
    expect(featuredOf(title, id('places'))?.id).toBe('places');
    expect(shown('old')).toBe('places');
  });

  test('stays while it is played where nothing has any drama, and not longer', () => {
    const plain = byDrama([candidate('new'), candidate('old')]);
    expect(featuredOf(plain, id('old'))?.id).toBe('old');
    expect(featuredOf(plain, id('ended'))?.id).toBe('new');
  });
});
