import { describe, expect, test } from 'vitest';
import { resumption } from '../../../web/src/graphql/resumption.ts';

const query = 'subscription S($id: ID!, $after: Int) { gameEvents(gameId: $id, after: $after) { version } }';
const event = (version: number) => ({ data: { gameEvents: { version } } });

describe('where a subscription goes on after a lost connection', () => {
  test('the first connection asks for a snapshot, the next for what came after the last event', () => {
    const place = resumption(query, { id: 'x' });
    expect(place.variables).toEqual({ id: 'x' });
    place.seen(event(7));
    place.seen(event(8));
    expect(place.variables).toEqual({ id: 'x', after: 8 });
  });

  test.each([
    ['the next version is no gap', [4, 5], false],
    ['a heartbeat repeats the version: no gap', [4, 4], false],
    ['a version left out is a gap', [4, 6], true],
  ])('%s', (_case, [before, next], gap) => {
    const place = resumption(query, {});
    expect(place.seen(event(before ?? 0))).toBe(false);
    expect(place.seen(event(next ?? 0))).toBe(gap);
  });

  test('a snapshot after a fresh start is no gap, however far it has come', () => {
    const place = resumption(query, { after: 3 });
    place.restart();
    expect(place.variables).toEqual({});
    expect(place.seen(event(90))).toBe(false);
  });

  test.each([
    ['a stream without versions', query, { data: { liveBoards: { at: 'now' } } }],
    ['a subscription that declares no $after', 'subscription S { gameEvents { version } }', event(5)],
    ['an answer without data', query, { errors: [] }],
  ])('%s keeps its variables', (_case, document, result) => {
    const place = resumption(document, { first: 4 });
    expect(place.seen(result)).toBe(false);
    expect(place.variables).toEqual({ first: 4 });
  });

  test('the variables given are not touched', () => {
    const given = { id: 'x' };
    resumption(query, given).seen(event(2));
    expect(given).toEqual({ id: 'x' });
  });
});
