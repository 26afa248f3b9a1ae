import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTurns } from '../../../api/src/server/fair/turns.ts';
import type { Pace } from '../../../api/src/server/fair/pace.ts';
import type { TurnClock, TurnCount } from '../../../api/src/server/fair/turns.ts';
import { propertyRuns } from '../../support/property-runs.ts';

type Step =
  | { readonly kind: 'ask'; readonly address: string; readonly connection: string }
  | { readonly kind: 'end' | 'fail' | 'leave'; readonly which: number }
  | { readonly kind: 'rest' | 'rested'; readonly address: string };

const letter = fc.constantFrom('a', 'b', 'c');
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask' as const), address: letter, connection: letter }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom('end' as const, 'fail' as const, 'leave' as const),
        which: fc.nat(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('rest' as const, 'rested' as const), address: letter }) },
  ),
  { maxLength: 60, size: 'max' },
);
const counts: fc.Arbitrary<TurnCount> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.nat(3))
  .map(([atOnce, less]) => ({ atOnce, ofOneAddress: Math.max(1, atOnce - less) }));

/** One who has asked for a turn. */
interface Asker {
  readonly address: string;
  readonly connection: object;
  readonly work: PromiseWithResolvers<string>;
  readonly giveUp: () => void;
  readonly answer: Promise<unknown>;
  state: 'waiting' | 'working' | 'over' | 'left';
}

/** Addresses that rest until they are told that they have; time goes on when it is told to. */
function toldPace() {
  const resting = new Set<string>();
  let waking = new Set<() => void>();
  const pace: Pace = { rest: (address) => (resting.has(address) ? 1 : 0), goesSingle: () => false, used() {} };
  const clock: TurnClock = {
    now: () => 0,
    after(_millis, callback) {
      waking.add(callback);
      return () => void waking.delete(callback);
    },
  };
  return {
    resting,
    pace,
    clock,
    pass() {
      const due = waking;
      waking = new Set();
      for (const wake of due) wake();
    },
  };
}

const untroubled: Pace = { rest: () => 0, goesSingle: () => false, used() {} };

/** Turns with everybody who has asked for one, watched as they begin. */
function watchedTurns(
  count: TurnCount,
  { pace, clock }: ReturnType<typeof toldPace>,
  onBegin: (asker: Asker, all: readonly Asker[]) => void,
) {
  const turns = createTurns(count, pace, clock);
  const connections = new Map<string, object>();
  const all: Asker[] = [];
  return {
    all,
    waiting: turns.waiting,
    ask(address: string, name: string) {
      const connection = connections.get(address + name) ?? {};
      connections.set(address + name, connection);
      const work = Promise.withResolvers<string>();
      let asker: Asker | null = null;
      let beganAtOnce = false;
      const begin = () => {
        if (asker === null) return void (beganAtOnce = true);
        onBegin(asker, all);
        asker.state = 'working';
      };
      const turn = turns.take({ address, connection }, () => (begin(), work.promise));
      const answer = turn.answer.catch((failure: unknown) => failure);
      asker = { address, connection, work, giveUp: turn.giveUp, answer, state: 'waiting' };
      all.push(asker);
      if (beganAtOnce) begin();
    },
  };
}

const of = (all: readonly Asker[], state: Asker['state']) => all.filter((asker) => asker.state === state);
const quiet = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Counts who is passed by whom while he could come himself. */
function passing<Key>(couldCome: (key: Key, all: readonly Asker[]) => boolean) {
  const passed = new Map<Key, Map<Key, number>>();
  const forget = (all: readonly Asker[]) => {
    for (const key of passed.keys()) if (!couldCome(key, all)) passed.delete(key);
  };
  return {
    forget,
    /** The most often that one who could come has been passed by the one who begins now. */
    begins(one: Key, others: Iterable<Key>, all: readonly Asker[]): number {
      let most = 0;
      forget(all);
      passed.delete(one);
      for (const other of others) {
        if (other === one || !couldCome(other, all)) continue;
        const by = passed.get(other) ?? new Map<Key, number>();
        by.set(one, (by.get(one) ?? 0) + 1);
        passed.set(other, by);
        most = Math.max(most, by.get(one) ?? 0);
      }
      return most;
    },
  };
}

test('turns are given out while there are any, each connection’s in its order, and nobody is passed twice by the same one', async () => {
  await fc.assert(
    fc.asyncProperty(counts, steps, async (count, taken) => {
      const told = toldPace();
      const mayCome = (address: string, all: readonly Asker[]) =>
        !told.resting.has(address) &&
        of(all, 'working').filter((asker) => asker.address === address).length < count.ofOneAddress;
      const waiting = (all: readonly Asker[]) => of(all, 'waiting');
      const addresses = passing<string>(
        (key, all) => waiting(all).some(({ address }) => address === key) && mayCome(key, all),
      );
      const connections = passing<object>((key, all) => waiting(all).some(({ connection }) => connection === key));
      let wrong: unknown = null;
      const begins = (asker: Asker, all: readonly Asker[]) => {
        expect(of(all, 'working').length).toBeLessThan(count.atOnce);
        expect(mayCome(asker.address, all)).toBe(true);
        expect(of(all, 'waiting').find(({ connection }) => connection === asker.connection)).toBe(asker);
        const neighbours = all.filter(({ address }) => address === asker.address).map(({ connection }) => connection);
        expect(addresses.begins(asker.address, new Set(all.map(({ address }) => address)), all)).toBeLessThan(2);
        expect(connections.begins(asker.connection, new Set(neighbours), all)).toBeLessThan(2);
      };
      const turns = watchedTurns(count, told, (asker, all) => {
        try {
          begins(asker, all);
        } catch (failure) {
          wrong ??= failure;
        }
      });
      const { all } = turns;
      const over = async (asker: Asker | undefined, failure: Error | null) => {
        if (asker === undefined) return;
        asker.state = 'over';
        if (failure === null) asker.work.resolve('done');
        else asker.work.reject(failure);
        expect(await asker.answer).toBe(failure ?? 'done');
      };

      for (const step of taken) {
        const working = of(all, 'working');
        if (step.kind === 'ask') turns.ask(step.address, step.connection);
        else if ('address' in step) {
          if (step.kind === 'rest') told.resting.add(step.address);
          else told.resting.delete(step.address);
          told.pass();
        } else if (step.kind !== 'leave') {
          await over(working[step.which % working.length], step.kind === 'end' ? null : new Error('failed'));
        } else {
          const asker = all[step.which % all.length];
          asker?.giveUp();
          if (asker?.state === 'waiting') asker.state = 'left';
        }
        await quiet();
        if (wrong !== null) throw wrong;
        addresses.forget(all);
        connections.forget(all);
        const couldCome = of(all, 'waiting').filter(({ address }) => mayCome(address, all));
        if (of(all, 'working').length < count.atOnce) expect(couldCome).toEqual([]);
      }

      told.resting.clear();
      told.pass();
      for (let working = of(all, 'working'); working.length > 0; working = of(all, 'working')) {
        await over(working[0], null);
        await quiet();
      }
      expect(of(all, 'waiting')).toEqual([]);
      for (const asker of of(all, 'left')) expect(await asker.answer).toBeNull();
      for (const address of ['a', 'b', 'c']) expect(turns.waiting(address)).toBe(0);
    }),
    propertyRuns(100, 20_000),
  );
});

test('work that asks for a turn while it begins is no way past the others', async () => {
  const turns = createTurns({ atOnce: 1, ofOneAddress: 1 }, untroubled);
  const order: string[] = [];
  const caller = (address: string) => ({ address, connection: {} });
  const [a, b] = [caller('a'), caller('b')];
  const hold = Promise.withResolvers<void>();
  const first = turns.take(a, () => hold.promise);
  const inner: Promise<unknown>[] = [];
  const second = turns.take(a, async () => {
    order.push('second');
    inner.push(turns.take(a, async () => order.push('inner')).answer);
  });
  const other = turns.take(b, async () => order.push('other'));
  hold.resolve();
  await Promise.all([first.answer, second.answer, other.answer]);
  await Promise.all(inner);
  expect(order).toEqual(['second', 'other', 'inner']);
});

test('an address that goes single has one turn at a time, and others what is free', () => {
  const single = new Set(['a']);
  const pace: Pace = { ...untroubled, goesSingle: (address) => single.has(address) };
  const turns = createTurns({ atOnce: 3, ofOneAddress: 2 }, pace);
  const begun: string[] = [];
  for (const address of ['a', 'a', 'b', 'b', 'b']) {
    turns.take({ address, connection: {} }, () => {
      begun.push(address);
      return new Promise(() => {});
    });
  }
  expect(begun).toEqual(['a', 'b', 'b']);
  expect(turns.waiting('a')).toBe(1);
});

test('of those who want the same, one whose address does not rest has it soonest, however many wait there', () => {
  const { pace, clock, resting } = toldPace();
  const turns = createTurns({ atOnce: 1, ofOneAddress: 1 }, pace, clock);
  const someone = (address: string) => ({ caller: { address, connection: {} } });
  const [a, b, c] = [someone('a'), someone('b'), someone('c')];
  for (const { caller } of [a, b, b, b, c, c]) turns.take(caller, () => new Promise(() => {}));
  resting.add('a');
  expect(turns.soonest([a, b])).toBe(b);
  expect(turns.soonest([b, c])).toBe(c);
  resting.add('b').add('c');
  expect(turns.soonest([b, a])).toBe(a);
  expect(turns.soonest([])).toBeNull();
});
