import { afterAll, beforeAll, expect, test } from 'vitest';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { mailWriter } from '../../api/src/application/mail/write-mail.ts';
import { asId, type MailId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import { mailsByIds } from '../../api/src/store/reading/outbox.ts';
import { at } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { TEST_POST } from '../support/test-post.ts';
import { newWorld, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';
import { reportScene, STANDING, type Matches } from './report-scene.ts';

let db: Db;
let world: World;
let api: Api;
let scenes: Awaited<ReturnType<typeof reportScene>>;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  scenes = await reportScene(world, api);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

/** Oware, which may end level. */
const level = (): Promise<Matches> => scenes.matches({ game: 'OWARE', gameConfig: {}, settings: { length: 2 } });

/** What counts of the boards of match 1, and who has the first seat of each. */
async function boardsOf({ id }: Matches): Promise<unknown> {
  const source = `query ($id: ID!) { tournament(id: $id) { ... on KnockoutTournament { rounds { matches { number
    games { status result { how seat } seats { seat player { name } } ... on ReportedGame { reports { news state text } } } } } } } }`;
  return at(await api.data(world.anonymous, source, { id }), 'tournament.rounds.0.matches.0.games');
}

test('a draw counts once both have told it: nobody has points, and who had the second seat opens the next board', async () => {
  const scene = await level();
  const { a, b } = scene.people;
  const DRAWN = 'match 1: board 11 drawn';
  await scenes.report(scene, 'a', 'match 1: board 11 started');
  expect(await scenes.report(scene, 'a', DRAWN)).toMatchObject({
    ...{ outcome: 'WAITING', doubt: 'REPORTER', withoutStart: false },
    match: { nextOpener: null, sides: [{ points: 0 }, { points: 0 }] },
  });
  expect(await scenes.report(scene, 'a', DRAWN)).toMatchObject({ outcome: 'REPEATED' });
  expect(await scenes.report(scene, 'b', DRAWN)).toMatchObject({
    outcome: 'ACCEPTED',
    report: { text: DRAWN },
    match: { state: 'RUNNING', nextOpener: { player: { name: b.name } }, sides: [{ points: 0 }, { points: 0 }] },
  });
  expect(await scenes.report(scene, 'b', DRAWN)).toMatchObject({ outcome: 'REPEATED' });
  const [drawn, next] = (await boardsOf(scene)) as readonly unknown[];
  expect(drawn).toMatchObject({
    result: { how: 'DRAWN', seat: null },
    seats: [{ player: { name: a.name } }, { player: { name: b.name } }],
  });
  const told = (at(drawn, 'reports') as readonly unknown[]).map((one) => `${at(one, 'news')} ${at(one, 'state')}`);
  expect(told.toSorted()).toEqual(['DRAWN ACCEPTED', 'DRAWN ACCEPTED', 'STARTED ACCEPTED']);
  expect(next).toMatchObject({ result: null, seats: [{ player: { name: b.name } }, { player: { name: a.name } }] });
});

test('the director’s word counts at once, a line among many too; of two boards each of which one has told, none', async () => {
  const scene = await level();
  const subjects = ['match 1: board 21 drawn', 'match 1: board 22 won by {a} by 1 point', 'match 2: board 23 drawn'];
  const lines = { tournamentId: scene.id, text: subjects.map((subject) => scenes.worded(scene, subject)).join('\n') };
  const fields = '... on ReportMatchesSuccess { lines { outcome messages } }';
  const reporter = scene.people.reporter.context;
  expect(at(await mutate(api, reporter, 'reportMatches', lines, fields), 'lines')).toEqual([
    ...Array.from({ length: 3 }, () => ({
      outcome: 'TAKEN',
      messages: ['It counts.', 'Nobody has reported the start of this board.'],
    })),
  ]);
  expect(await scenes.report(scene, 'c', 'match 2: board 24 drawn')).toMatchObject({ outcome: 'WAITING' });
  expect(await scenes.report(scene, 'd', 'match 2: board 25 drawn')).toMatchObject({ outcome: 'WAITING' });
});

test('a board won by more points than its game gives waits for the director', async () => {
  const scene = await level();
  expect(await scenes.report(scene, 'a', 'match 1: board 51 won by {a} by 4 points')).toMatchObject({
    ...{ outcome: 'WAITING', doubt: 'POINTS' },
    match: { sides: [{ points: 0 }, { points: 0 }] },
  });
  expect(await scenes.report(scene, 'a', 'match 1: board 51 won by {a} by 1 point')).toMatchObject({
    outcome: 'ACCEPTED',
  });
});

test('mails tell a draw as well, and the mails about a match of such a game say how', async () => {
  const scene = await level();
  const [ofA, ofB] = [await scenes.mailbox(scene, 'a'), await scenes.mailbox(scene, 'b')];
  expect(await ofA.send('Re: match 1: board 31 drawn', '1')).toBe('REPORTED');
  expect(await ofB.send('match 1: board 31 drawn', '2')).toBe('REPORTED');
  expect(at(await boardsOf(scene), '0.result.how')).toBe('DRAWN');
  await followInboxes(world);
  const made = await db.prisma.outboxMail.findMany({
    where: { kind: 'MATCH_REPORTED', playerId: scene.people.a.playerId },
    select: { id: true },
  });
  const mails = await mailsByIds(
    db.prisma,
    made.map(({ id }) => asId<MailId>(id)),
  );
  const letters = await Promise.all(mails.map(await mailWriter({ ...world.system, post: TEST_POST }, mails)));
  expect(letters.map((letter) => letter?.text)).toContainEqual(
    expect.stringMatching(/board\s31\sdrawn[^]*opens\sthe\snext[^]*"match\s1:\sboard\s34567\sdrawn"/i),
  );
});

test('a draw against a result that counts waits for the director, who makes it true by a ruling', async () => {
  const scene = await level();
  await scenes.report(scene, 'a', 'match 1: board 41 won by {a} by 1 point');
  const held = await scenes.report(scene, 'b', 'match 1: board 41 drawn');
  expect(held).toMatchObject({ outcome: 'WAITING', doubt: 'RESULT' });
  const input = { reportId: at(held, 'report.id'), accepted: true, reason: 'The record says so.' };
  const director = scene.people.director.context;
  const settled = await mutate(api, director, 'settleDispute', input, `... on SettleDisputeSuccess { ${STANDING} }`);
  expect(at(settled, 'match.sides.*.points')).toEqual([0, 0]);
  expect(await scenes.report(scene, 'a', 'match 1: board 41 drawn')).toMatchObject({ outcome: 'REPEATED' });
});
