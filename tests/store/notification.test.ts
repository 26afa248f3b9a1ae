import { afterAll, beforeAll, expect, test } from 'vitest';
import { instant } from '../../api/src/kernel/time.ts';
import { asId, type GameId, type TournamentId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { DomainEvent } from '../../api/src/application/vocabulary/event.ts';
import { appendEvents, topicVersion } from '../../api/src/store/event.ts';
import { readEvents } from '../../api/src/application/vocabulary/log.ts';
import { listen, type TopicChange } from '../../api/src/store/notification.ts';
import { inTransaction } from '../../api/src/store/transaction.ts';
import { openTestDatabase } from '../support/database.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const AT = instant(Date.UTC(2026, 10, 21));

function finished(topic: DomainEvent['topic']): DomainEvent {
  const payload = { gameId: asId<GameId>('g'), tournamentId: asId<TournamentId>('t') };
  return { topic, kind: 'MyGameFinished', payload };
}

function append(events: readonly DomainEvent[], keep = true): Promise<void> {
  return inTransaction(db, async (tx) => {
    await appendEvents(tx, events, AT);
    return { keep, value: undefined };
  });
}

test('events are numbered in the order given, each topic by itself, and read back parsed', async () => {
  await append([finished('game:a'), finished('player:b'), finished('game:a')]);
  await append([finished('game:a')]);
  const events = await readEvents(db, 'game:a', 0, 10);
  expect(events.map(({ version, at, kind }) => [version, at, kind])).toEqual([
    [1, AT, 'MyGameFinished'],
    [2, AT, 'MyGameFinished'],
    [3, AT, 'MyGameFinished'],
  ]);
  expect(events[0]?.payload).toEqual({ gameId: 'g', tournamentId: 't' });
  expect((await readEvents(db, 'game:a', 1, 1)).map(({ version }) => version)).toEqual([2]);
  expect([await topicVersion(db, 'player:b'), await topicVersion(db, 'game:none')]).toEqual([1, 0]);
});

test('what is undone takes no version and is not told', async () => {
  const heard: TopicChange[] = [];
  const stop = await listen(db, {
    onChange: (changes) => heard.push(...changes),
    onReconnect: () => {},
    pause: noPause,
  });
  await append([finished('game:undone')], false);
  await append([finished('game:undone')]);
  await expect.poll(() => heard).toEqual([{ topic: 'game:undone', version: 1 }]);
  await stop();
  await append([finished('game:undone')]);
  await append([finished('game:silent')]);
  expect(heard).toHaveLength(1);
});

async function noPause(): Promise<void> {
  await new Promise<void>((turn) => void setImmediate(turn));
}
