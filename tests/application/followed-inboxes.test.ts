import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { inboxTopic } from '../../api/src/application/events.ts';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { asId, type GameId, type PlayerId, type TournamentId } from '../../api/src/kernel/ids.ts';
import { DAY, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { appendEvents } from '../../api/src/store/event.ts';
import { inTransaction } from '../../api/src/store/transaction.ts';
import { at } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type World } from '../support/world.ts';

let db: Db;
let world: World;
let reader: PlayerId;
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
});
afterAll(() => db.close());
beforeEach(async () => {
  reader = (await world.person('Amina')).playerId;
});

const tournamentId = asId<TournamentId>('t');

/** What one command puts into the reader's inbox: that these games are over. */
function command(games: readonly string[], keep = true): Promise<void> {
  const topic = inboxTopic(reader);
  const ended = games.map((name) => {
    return { topic, kind: 'MyGameFinished', payload: { gameId: asId<GameId>(name), tournamentId } };
  });
  return inTransaction(db, async (tx) => {
    await appendEvents(tx, ended, world.now());
    return { keep, value: undefined };
  });
}

async function follow(): Promise<void> {
  while ((await followInboxes(world)) > 0);
}

/** The games of each of the reader's mails. */
async function told(): Promise<readonly unknown[]> {
  const mails = await db.prisma.outboxMail.findMany({ where: { playerId: reader }, orderBy: { dedupeKey: 'asc' } });
  return mails.map(({ payload }) => at(payload, 'gameIds'));
}

test('a move makes no mail by itself; it is made when mail follows, once', async () => {
  const { players, games } = await world.running(['Ana', 'Ben', 'Cleo']);
  await follow();
  const [game] = await games();
  if (game === undefined) throw new Error('no game');
  const mails = () => db.prisma.outboxMail.count({ where: { kind: 'MOVE', playerId: game.players.second } });
  must(await playMove(personOf(players, game.players.first).context, { gameId: game.id, ply: 0, move: 'A6<' }));
  expect(await mails()).toBe(0);
  await follow();
  expect(await mails()).toBe(1);
  await follow();
  expect(await mails()).toBe(1);
});

test('what one command has caused is told together, two commands of the same instant apart, an undone one not at all', async () => {
  await command(['a', 'b']);
  await command(['c']);
  await command(['d'], false);
  await follow();
  expect(await told()).toEqual([['a', 'b'], ['c']]);
});

test('after a week nothing is told any more, and what comes later is', async () => {
  await command(['old']);
  world.pass(millis(2));
  await command(['young']);
  world.pass(millis(7 * DAY - 1));
  await follow();
  expect(await told()).toEqual([['young']]);
  await command(['new']);
  await follow();
  expect(await told()).toEqual([['new'], ['young']]);
});

test('several servers that follow while commands go on make each mail once', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `game-${String(index).padStart(2, '0')}`);
  const work = names.flatMap((name) => [command([name]), followInboxes(world), followInboxes(world)]);
  await Promise.all(work);
  await follow();
  expect(await told()).toEqual(names.map((name) => [name]));
});
