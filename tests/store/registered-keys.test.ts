import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../api/src/store/client.ts';
import { unknownKeys } from '../../api/src/store/codecs/registered-key.ts';
import { openTestDatabase } from '../support/database.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('a game that is not played here any more is named; the games that are, are none of them', async () => {
  const ratings = { create: [{ game: 'BAO' }, { game: 'CHATURANGA' }] };
  await db.prisma.player.create({
    data: { id: 'p1', handle: 'amina', name: 'Amina', createdAt: new Date(0), ratings },
  });
  expect(await unknownKeys(db)).toEqual(['CHATURANGA']);
});

test('a kind of series that is not known here any more is named too', async () => {
  await db.prisma.series.create({
    data: { id: 's1', name: 'Grand prix', kind: 'GRAND_PRIX', settings: {}, directorId: 'p1', createdAt: new Date(0) },
  });
  expect(await unknownKeys(db)).toEqual(['CHATURANGA', 'GRAND_PRIX']);
});

test('a key of another shape is refused by the database', async () => {
  const wrong = db.prisma.rating.update({
    where: { playerId_game: { playerId: 'p1', game: 'BAO' } },
    data: { game: 'no key' },
  });
  await expect(wrong).rejects.toThrow('Rating_game_check');
});
