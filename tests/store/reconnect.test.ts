import { afterAll, beforeAll, expect, test } from 'vitest';
import { asId, type GameId, type TournamentId } from '../../api/src/kernel/ids.ts';
import { instant } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { appendEvents } from '../../api/src/store/event.ts';
import { listen, type TopicChange } from '../../api/src/store/notification.ts';
import { inTransaction } from '../../api/src/store/transaction.ts';
import { openTestDatabase } from '../support/database.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('a listener whose connection is cut comes back, says so, and hears again', async () => {
  const heard: TopicChange[] = [];
  let reconnects = 0;
  const stop = await listen(db, {
    onChange: (changes) => heard.push(...changes),
    onReconnect: () => (reconnects += 1),
    pause: () => new Promise<void>((turn) => void setImmediate(turn)),
  });
  await db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
  );
  await expect.poll(() => reconnects).toBe(1);
  const payload = { gameId: asId<GameId>('g'), tournamentId: asId<TournamentId>('t') };
  await inTransaction(db, async (tx) => {
    await appendEvents(tx, [{ topic: 'game:again', kind: 'MyGameFinished', payload }], instant(0));
    return { keep: true, value: null };
  });
  await expect.poll(() => heard).toEqual([{ topic: 'game:again', version: 1 }]);
  await stop();
  expect(reconnects).toBe(1);
});
