import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noteDemoBegun } from '../../api/src/application/demo/demo-state.ts';
import { makeDemo } from '../../api/src/application/demo/make-demo.ts';
import type { DemoWorld } from '../../api/src/application/demo/demo-world.ts';
import type { Db } from '../../api/src/store/client.ts';
import { manualClock } from '../support/clock.ts';
import { openTestDatabase } from '../support/database.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { SMALL, SMALL_WHOLE, counted } from '../support/demo-parts.ts';
import { demoWorld as madeDemoWorld } from '../support/made-demo.ts';
import { newWorld } from '../support/world.ts';

let seed = 10;

const demoWorld = (db: Db, parts: Partial<DemoWorld> = {}): DemoWorld => madeDemoWorld(db, (seed += 1), parts);

/** How many askings of the time lie between two cuts: each makes the world anew from where it stood. */
const CUT_EVERY = process.env['BARAZA_LONG'] === '1' ? 1 : 6;

describe('a database', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  beforeEach(async () => {
    await emptyTables(db);
  });
  afterAll(() => db.close());

  test('that was in use before gets no demo world', async () => {
    await newWorld(db).person('Fatuma');
    expect(await makeDemo(demoWorld(db))).toBe(false);
    expect(await counted(db)).toMatchObject({ accounts: 1, players: 1, tournaments: 0 });
  });

  test('in which two servers make it at the same moment has it once', async () => {
    await noteDemoBegun(db, manualClock().now());
    expect(await Promise.all([makeDemo(demoWorld(db), SMALL), makeDemo(demoWorld(db), SMALL)])).toEqual([true, true]);
    expect(await counted(db)).toEqual(SMALL_WHOLE);
  });

  test('in which the making was cut short anywhere is completed, nothing twice', async () => {
    const clock = manualClock();
    let cuts = 0;
    for (let calls = 1, isWhole = false; !isWhole; calls += CUT_EVERY) {
      let left = calls;
      const now = () => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return clock.now();
      };
      const make = async (): Promise<boolean> => makeDemo(demoWorld(db, { now }), SMALL);
      isWhole = await make().catch((failure: unknown) => {
        if (left >= 0) throw failure;
        cuts += 1;
        return false;
      });
    }
    expect(cuts).toBeGreaterThan(10);
    expect(await counted(db)).toEqual(SMALL_WHOLE);
    expect(await makeDemo(demoWorld(db), SMALL)).toBe(true);
    expect(await counted(db)).toEqual(SMALL_WHOLE);
  });
});
