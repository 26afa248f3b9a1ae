import { afterAll, beforeAll, expect, test } from 'vitest';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { inboxTopic } from '../../api/src/application/events.ts';
import { asId, type AccountId, type PlayerId, type TournamentId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { appendEvents } from '../../api/src/store/event.ts';
import { inTransaction } from '../../api/src/store/transaction.ts';
import { openTestDatabase } from '../support/database.ts';
import { countStatements } from '../support/statements.ts';
import { newWorld, type World } from '../support/world.ts';

const READERS = 200;
const AT_ONCE = 50;
const NOTICES = 10;

let db: Db;
let world: World;
const players = Array.from({ length: READERS }, (_, number) => asId<PlayerId>(`p${number}`));

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  const at = new Date(world.now());
  const accounts = players.map((id) => ({ id: asId<AccountId>(`a-${id}`), name: id, email: `${id}@example.org` }));
  await db.prisma.account.createMany({ data: accounts.map((row) => ({ ...row, createdAt: at, updatedAt: at })) });
  const rows = players.map((id) => ({ id, handle: id, name: id, accountId: `a-${id}`, createdAt: at }));
  await db.prisma.player.createMany({ data: rows });
});
afterAll(() => db.close());

/** Tells every reader of so many tournaments, each by an act of its own. */
async function announce(tournaments: number, name: string): Promise<void> {
  const at = world.now();
  for (let number = 0; number < tournaments; number += 1) {
    const payload = { tournamentId: asId<TournamentId>(`${name}${number}`), startsAt: at };
    const events = players.map((id) => ({ topic: inboxTopic(id), kind: 'MyTournamentAnnounced', payload }));
    await inTransaction(db, async (tx) => ({ keep: true, value: await appendEvents(tx, events, at) }));
  }
}

/** Follows until nothing is left: how many inboxes each turn dealt with, and how many statements it took. */
async function followAll(): Promise<{ readonly inboxes: number; readonly statements: number }[]> {
  const turns = [];
  for (;;) {
    const count = countStatements();
    const inboxes = await followInboxes(world).finally(() => count.stop());
    turns.push({ inboxes, statements: count.sent() });
    if (inboxes === 0) return turns;
  }
}

/** How many mails each reader has about the tournaments of this name, each only once. */
async function mailsEach(name: string): Promise<ReadonlySet<number>> {
  const mails = await db.prisma.outboxMail.findMany({ where: { dedupeKey: { startsWith: `announced:${name}` } } });
  const told = Map.groupBy(mails, ({ playerId }) => playerId);
  return new Set(players.map((id) => told.get(id)?.length ?? 0));
}

test('2,000 notices in 200 inboxes become mails in as many statements as 200 do', async () => {
  await announce(1, 'few');
  const few = await followAll();
  expect(few.map(({ inboxes }) => inboxes)).toEqual([AT_ONCE, AT_ONCE, AT_ONCE, AT_ONCE, 0]);
  expect(await mailsEach('few')).toEqual(new Set([1]));
  await announce(NOTICES, 'many');
  expect(await followAll()).toEqual(few);
  expect(await mailsEach('many')).toEqual(new Set([NOTICES]));
  for (const { statements } of few) expect(statements).toBeLessThanOrEqual(6);
});

test('what is cut short after its mails were made leaves none, and whoever comes next makes each once', async () => {
  await announce(NOTICES, 'cut');
  expect(await followInboxes(world)).toBe(AT_ONCE);
  await db.pool.query(`
    create function fall() returns trigger language plpgsql as $$ begin raise exception 'cut short'; end $$;
    create trigger fall before update of mailed on "Topic" for each row execute function fall()`);
  const before = await db.prisma.outboxMail.count();
  await expect(followInboxes(world)).rejects.toThrow('cut short');
  await db.pool.query(`drop trigger fall on "Topic"; drop function fall`);
  expect(await db.prisma.outboxMail.count()).toBe(before);
  await Promise.all([followAll(), followAll()]);
  expect(await mailsEach('cut')).toEqual(new Set([NOTICES]));
});

test('an inbox that is followed once more from its beginning tells nothing twice', async () => {
  const before = await db.prisma.outboxMail.count();
  await db.prisma.topic.updateMany({ data: { mailed: 0 } });
  expect((await followAll()).length).toBe(READERS / AT_ONCE + 1);
  expect(await db.prisma.outboxMail.count()).toBe(before);
});
