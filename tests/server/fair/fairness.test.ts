import { expect, test } from 'vitest';
import { createFairness } from '../../../api/src/server/fair/fairness.ts';
import { createPlaces } from '../../../api/src/server/fair/places.ts';
import { createTurns, inTurn } from '../../../api/src/server/fair/turns.ts';

const caller = (address: string, gone = new AbortController().signal) => ({ address, connection: {}, gone });
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('one operation begins in each turn of the event loop, the addresses one after another', async () => {
  const { mayBegin } = createFairness({ addressOf: () => 'unknown', reading: { atOnce: 1, ofOneAddress: 1 } });
  const begun: string[] = [];
  const begin = async (who: ReturnType<typeof caller>) => {
    if (await mayBegin(who)) begun.push(who.address);
  };
  const flood = caller('flood');
  const leaving = new AbortController();
  const all = [flood, flood, flood, caller('gone', leaving.signal), caller('calm')].map(begin);
  leaving.abort();
  const after: string[][] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await nextTurn();
    after.push([...begun]);
  }
  await Promise.all(all);
  expect(after[0]?.length).toBeLessThanOrEqual(2);
  for (const [turn, names] of after.entries()) {
    if (turn > 0) expect(names.length - (after[turn - 1]?.length ?? 0)).toBeLessThanOrEqual(1);
  }
  expect(begun).toEqual(['flood', 'flood', 'calm', 'flood']);
});

test('work is not begun for a connection that is closed while it waits, and is done for one that is closed later', async () => {
  const turns = createTurns({ atOnce: 1, ofOneAddress: 1 }, { rest: () => 0, goesSingle: () => false, used() {} });
  const hold = Promise.withResolvers<string>();
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  let begun = 0;
  const working = inTurn(turns, caller('a', first.signal), () => hold.promise);
  const waiting = inTurn(turns, caller('a', second.signal), async () => (begun += 1));
  third.abort();
  const tooLate = inTurn(turns, caller('b', third.signal), async () => (begun += 1));
  second.abort();
  first.abort();
  expect(await Promise.all([waiting, tooLate])).toEqual([null, null]);
  expect([turns.waiting('a'), turns.waiting('b')]).toEqual([0, 0]);
  hold.resolve('done');
  expect(await working).toBe('done');
  expect(begun).toBe(0);
});

test('a thing that is taken twice has one place, until it is given back twice', () => {
  const places = createPlaces(2);
  const [one, again, other] = [places.take('a', 1), places.take('a', 1), places.take('a', 2)];
  expect([places.taken('a'), places.take('a', 3), places.taken('b')]).toEqual([2, null, 0]);
  expect(places.take('b', 3)).not.toBeNull();
  one?.();
  one?.();
  expect(places.take('a', 3)).toBeNull();
  again?.();
  expect(places.taken('a')).toBe(1);
  other?.();
  expect(places.taken('a')).toBe(0);
});
