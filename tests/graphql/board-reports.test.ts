import { afterAll, beforeAll, expect, test } from 'vitest';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { findReportBox } from '../../api/src/application/mail/report-key.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';
import { reportScene, STANDING, type Matches, type Sender } from './report-scene.ts';

let db: Db;
let world: World;
let api: Api;
let scenes: Awaited<ReturnType<typeof reportScene>>;
/** A match whose game 1 Ana has won by 4 on board 11, with board 12 open; and one that stands 8 + 1 to 0, so that the Crawford game is next. */
let standing: Matches;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  scenes = await reportScene(world, api);
  standing = await scenes.matches();
  for (const subject of [
    'match 1: board 11 won by {a} by 4 points',
    'match 1: board 12 started',
    'match 2: board 21 won by {c} by 8 points',
    'match 2: board 22 won by {c} by 1 point',
  ]) {
    expect(await scenes.report(standing, 'director', subject)).toMatchObject({ outcome: 'ACCEPTED' });
  }
});

afterAll(async () => {
  await api.close();
  await db.close();
});

test.each<[what: string, who: Sender, subject: string, expected: object]>([
  ['a start by one player', 'c', 'match 2: board 23 started', { outcome: 'ACCEPTED' }],
  ['a start by the other', 'd', 'match 2: board 23 started', { outcome: 'ACCEPTED' }],
  [
    'a win of an open board',
    'a',
    'match 1: board 12 won by *{a}* by 2 points',
    { outcome: 'ACCEPTED', withoutStart: false },
  ],
  ['any case, blanks, quotes', 'b', ' "MATCH  1:Board 12 WON by {b} By 1 POINT" ', { outcome: 'ACCEPTED' }],
  [
    'a win without a start',
    'c',
    'match 2: board 23 won by {c} by 1 point',
    { outcome: 'ACCEPTED', withoutStart: true },
  ],
  ['the same start twice', 'a', 'match 1: board 12 started', { outcome: 'REPEATED' }],
  ['a start of a board that is over', 'a', 'match 1: board 11 started', { outcome: 'REPEATED' }],
  ['the same win twice', 'a', 'match 1: board 11 won by {a} by 4 points', { outcome: 'REPEATED' }],
  [
    'other points than before',
    'a',
    'match 1: board 11 won by {a} by 2 points',
    { outcome: 'WAITING', doubt: 'RESULT' },
  ],
  [
    'another winner than before',
    'b',
    'match 1: board 11 won by {b} by 4 points',
    { outcome: 'WAITING', doubt: 'RESULT' },
  ],
  ['a win of a board that is not the open one', 'a', 'match 1: board 13 won by {a} by 1 point', { doubt: 'BOARD' }],
  ['a start beside an open board', 'b', 'match 1: board 13 started', { outcome: 'WAITING', doubt: 'BOARD' }],
  ['a win told by who lost', 'b', 'match 1: board 12 won by {a} by 1 point', { outcome: 'WAITING', doubt: 'REPORTER' }],
  [
    'points that no game gives',
    'a',
    'match 1: board 12 won by {a} by 5 points',
    { outcome: 'WAITING', doubt: 'POINTS' },
  ],
  [
    'the same by the director',
    'director',
    'match 1: board 12 won by {a} by 5 points',
    { warning: 'No game gives 5 points.' },
  ],
  [
    'a win by a reporter',
    'reporter',
    'match 1: board 12 won by {b} by 6 points',
    { outcome: 'ACCEPTED', warning: null },
  ],
  ['three points in the Crawford game', 'd', 'match 2: board 23 won by {d} by 3 points', { outcome: 'ACCEPTED' }],
  ['more in the Crawford game', 'd', 'match 2: board 23 won by {d} by 4 points', { reason: 'IMPOSSIBLE_POINTS' }],
  ['a stranger', 'stranger', 'match 1: board 12 won by {a} by 1 point', { reason: 'STRANGER' }],
  ['a player of another match', 'c', 'match 1: board 12 won by {a} by 1 point', { reason: 'STRANGER' }],
  ['a winner of another match', 'a', 'match 1: board 12 won by {c} by 1 point', { reason: 'NOT_A_PLAYER' }],
  ['a board of another match', 'a', 'match 1: board 21 won by {a} by 1 point', { reason: 'OTHER_MATCH' }],
  ['a start of a board of another match', 'a', 'match 1: board 21 started', { reason: 'OTHER_MATCH' }],
  ['a draw of a game that is never drawn', 'a', 'match 1: board 12 drawn', { reason: 'NEVER_DRAWN' }],
  ['a match that there is not', 'a', 'match 77: board 12 started', { reason: 'NO_SUCH_MATCH' }],
  ['half a report', 'a', 'match 1: board 12', { __typename: 'ReportRefused', reason: 'UNREADABLE' }],
  ['no points', 'a', 'match 1: board 12 won by {a} by 0 points', { reason: 'UNREADABLE' }],
])('%s', async (_what, who, subject, expected) => {
  expect(await scenes.report(standing, who, subject, { dryRun: true })).toMatchObject(expected);
});

test('nobody reports who is not signed in, nor a board that is here or of a tournament that does not run', async () => {
  const subject = 'match 1: board 12 started';
  const ask = (person: Person | null, tournamentId: string) =>
    mutate(api, person?.context ?? world.anonymous, 'reportMatch', { tournamentId, subject });
  expect(await ask(null, standing.id)).toMatchObject({ __typename: 'NotSignedIn' });
  const here = await world.running(['Eva', 'Fay', 'Gus']);
  expect(await ask(here.director, globalId('RoundRobinTournament', here.id))).toMatchObject({
    __typename: 'WrongStatus',
  });
  expect(await ask(here.director, 'nothing')).toMatchObject({ __typename: 'NotFound' });
});

test('a match is reported from its first board to its end: score, who opens the next board, letters, and the final', async () => {
  const scene = await scenes.matches();
  const { people, running } = scene;
  const opened = await scenes.report(scene, 'b', 'match 1: board 31 started');
  expect(opened).toMatchObject({ outcome: 'ACCEPTED', match: { state: 'RUNNING', nextOpener: null } });
  const won = await scenes.report(scene, 'b', 'match 1: board 31 won by {b} by 8 points');
  expect(won).toMatchObject({ match: { nextOpener: { player: { name: people.b.name } } } });
  expect(at(won, 'match.sides.*.points')).toEqual([0, 8]);
  await followInboxes(world);
  const mails = await db.prisma.outboxMail.findMany({ where: { kind: 'MATCH_REPORTED', playerId: people.a.playerId } });
  const ofThis = mails.filter(({ payload }) => at(payload, 'tournamentId') === running.id);
  expect(ofThis).toHaveLength(2);
  const subjects = [
    'match 1: board 32 won by {b} by 2 points',
    'match 2: board 41 won by {c} by 16 points',
    'half a line',
  ];
  const fields = '... on ReportMatchesSuccess { lines { line outcome messages } effects { events { text } } }';
  const lines = { tournamentId: scene.id, text: subjects.map((subject) => scenes.worded(scene, subject)).join('\n') };
  const counts = ['It counts.', 'Nobody has reported the start of this board.'];
  const many = await mutate(api, people.director.context, 'reportMatches', lines, fields);
  expect(many['lines']).toEqual([
    { line: 1, outcome: 'TAKEN', messages: counts },
    { line: 2, outcome: 'TAKEN', messages: counts },
    { line: 3, outcome: 'REFUSED', messages: [expect.stringContaining('A report is')] },
  ]);
  expect(await scenes.report(scene, 'a', 'match 1: board 33 started')).toMatchObject({ reason: 'MATCH_OVER' });
  expect(await scenes.report(scene, 'c', 'match 3: board 51 started')).toMatchObject({ outcome: 'ACCEPTED' });
  expect(await scenes.report(scene, 'a', 'match 3: board 51 started')).toMatchObject({ reason: 'STRANGER' });
  expect(await mutate(api, people.b.context, 'reportMatches', lines)).toMatchObject({ __typename: 'Forbidden' });
});

test('among many lines a winner who shares his name with the other is chosen, what is said twice is done once, and nothing is taken of lines that all fail', async () => {
  const scene = await scenes.matches();
  const { a, b, director } = scene.people;
  const [idOfA, idOfB] = [a, b].map(({ playerId }) => globalId('Player', playerId));
  await mutate(api, b.context, 'changeProfile', { name: a.name });
  const LINES = 'lines { line outcome messages names { name who offers earlier known { id } player { id } } }';
  const fields = `... on ReportMatchesSuccess { ${LINES} } ... on InvalidLines { code ${LINES} }`;
  const send = (subjects: readonly string[], choices: readonly object[] = []) => {
    const text = subjects.map((subject) => scenes.worded(scene, subject)).join('\n');
    return mutate(api, director.context, 'reportMatches', { tournamentId: scene.id, text, choices }, fields);
  };
  const won = `match 1: board 31 won by *${a.name}* by 4 points`;
  expect(await send([won, 'half a line'])).toMatchObject({
    code: 'INVALID_LINES',
    lines: [{ outcome: 'UNDECIDED' }, { outcome: 'REFUSED', names: [] }],
  });
  const lines = ['match 1: board 31 started', won, 'match 2: board 41 started', won];
  const tried = await send(lines);
  expect(at(tried, 'lines.*.outcome')).toEqual(['TAKEN', 'UNDECIDED', 'TAKEN', 'UNDECIDED']);
  expect(at(tried, 'lines.1.names.0')).toMatchObject({ name: a.name, who: null, offers: ['KNOWN'], player: null });
  expect(at(tried, 'lines.1.messages')).toEqual([`2 players here are called "${a.name}": which of them is meant?`]);
  const ofNobody = [{ line: 2, who: 'KNOWN', playerId: globalId('Player', scene.people.c.playerId) }];
  expect(at(await send(lines, ofNobody), 'lines.*.outcome')).toEqual(['NOTHING', 'UNDECIDED', 'NOTHING', 'UNDECIDED']);
  const chosen = await send(
    lines,
    [2, 4].map((line) => ({ line, who: 'KNOWN', playerId: idOfB })),
  );
  expect(at(chosen, 'lines.*.outcome')).toEqual(['NOTHING', 'TAKEN', 'NOTHING', 'NOTHING']);
  expect(at(chosen, 'lines.1.names.0')).toMatchObject({ who: 'KNOWN', player: { id: idOfB } });
  expect(at(chosen, 'lines.3.messages')).toEqual(['The same as in line 2: nothing more is done.']);
  const standing = await scenes.report(scene, 'director', 'match 1: board 32 started');
  const order = await mutate(api, director.context, 'correctEntry', {
    ...{ tournamentId: scene.id, playerId: idOfA, idElsewhere: a.name },
  });
  expect(order).toMatchObject({ __typename: 'CorrectEntrySuccess' });
  expect([...(at(standing, 'match.sides.*.points') as number[])].toSorted((one, other) => one - other)).toEqual([0, 4]);
  const byId = await send([`match 1: board 32 won by *${a.name}* by 1 point`]);
  expect(at(byId, 'lines.0')).toMatchObject({ outcome: 'TAKEN', names: [{ player: { id: idOfA } }] });
});

test('a result that the director reports by its game counts its points too, as many as a game can give', async () => {
  const scene = await scenes.matches();
  const game = (await scene.running.games()).find(({ key }) => key === 'r1.m1.g1');
  if (game === undefined) throw new Error('Match 1 has a first board');
  const send = (value: number) => {
    const results = [{ gameId: globalId('ReportedGame', game.id), winner: 'FIRST', value }];
    const fields = '... on ReportResultSuccess { games { result { value } } }';
    return mutate(api, scene.people.director.context, 'reportResult', { tournamentId: scene.id, results }, fields);
  };
  expect(await send(5)).toMatchObject({ __typename: 'InvalidResult' });
  expect(at(await send(4), 'games.*.result.value')).toEqual([4]);
});

test('a dispute lies before the director: rejected, everything stays; accepted, a ruling replaces the result', async () => {
  const scene = await scenes.matches();
  const { people } = scene;
  const director = people.director.context;
  await scenes.report(scene, 'a', 'match 1: board 61 won by {a} by 4 points');
  const held = await scenes.report(scene, 'b', 'match 1: board 61 won by {b} by 2 points');
  const again = await scenes.report(scene, 'b', 'match 1: board 61 won by {b} by 2 points');
  expect(again).toMatchObject({ outcome: 'REPEATED', report: { id: at(held, 'report.id'), state: 'WAITING' } });
  expect(at(held, 'match.sides.*.points')).toEqual([4, 0]);
  const source =
    'query ($id: ID!) { tournament(id: $id) { ... on KnockoutTournament { reports(state: WAITING) { text contradicts { text } by { name } } } } }';
  expect(at(await api.data(world.anonymous, source, { id: scene.id }), 'tournament.reports')).toEqual([
    {
      text: `match 1: board 61 won by ${people.b.name} by 2 points`,
      contradicts: { text: `match 1: board 61 won by ${people.a.name} by 4 points` },
      by: { name: people.b.name },
    },
  ]);
  const decided = `... on SettleDisputeSuccess { report { state settledReason } ${STANDING} }`;
  const settle = (report: unknown, accepted: boolean, who = director) =>
    mutate(api, who, 'settleDispute', { reportId: report, accepted, reason: 'The log of the board says so.' }, decided);
  expect(await settle(at(held, 'report.id'), true, people.b.context)).toMatchObject({ __typename: 'Forbidden' });
  expect(await settle(at(held, 'report.id'), true, people.reporter.context)).toMatchObject({ __typename: 'Forbidden' });
  const rejected = await settle(at(held, 'report.id'), false);
  expect(rejected).toMatchObject({ report: { state: 'REJECTED', settledReason: 'The log of the board says so.' } });
  expect(await settle(at(held, 'report.id'), true)).toMatchObject({ __typename: 'WrongStatus' });
  const lower = await scenes.report(scene, 'a', 'match 1: board 61 won by {a} by 1 point');
  const accepted = await settle(at(lower, 'report.id'), true);
  expect(at(accepted, 'match.sides.*.points')).toEqual([1, 0]);
  expect(await settle('nothing', true)).toMatchObject({ __typename: 'NotFound' });
  const waits = await scenes.report(scene, 'b', 'match 1: board 62 won by {a} by 2 points');
  expect(waits).toMatchObject({ outcome: 'WAITING', doubt: 'REPORTER' });
  expect(
    at(await scenes.report(scene, 'a', 'match 1: board 62 won by {a} by 2 points'), 'match.sides.*.points'),
  ).toEqual([3, 0]);
  expect(at(await api.data(world.anonymous, source, { id: scene.id }), 'tournament.reports')).toEqual([]);
});

test('mail to a player’s own address reports as him, whatever it says it is from; what is no report goes to the director', async () => {
  const scene = await scenes.matches();
  const { a } = scene.people;
  const { name, send } = await scenes.mailbox(scene, 'a');
  expect(name.length).toBeLessThanOrEqual(64);
  const other = name.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
  expect(await findReportBox(world.system, other)).toBeNull();
  expect(await send('match 1: board 71 started', '1', [['auto-submitted', 'auto-replied']])).toBe('IGNORED');
  expect(await send('Re: match 1: board 71 started', '2')).toBe('REPORTED');
  expect(await send('match 1: board 71 won by *{a}* by 4 points', '3')).toBe('REPORTED');
  expect(await send('match 1: board 71 won by *{a}* by 4 points', '3')).toBe('REPORTED');
  expect(await send('match 1: board 71 won by *{b}* by 4 points', '4')).toBe('REPORTED');
  expect(await send('match 2: board 72 started', '5')).toBe('ANSWERED');
  expect(await send('I shall be away next week', '6')).toBe('TO_DIRECTOR');
  const reports = await db.prisma.boardReport.findMany({
    where: { tournamentId: scene.running.id },
    orderBy: { at: 'asc' },
  });
  expect(reports.map(({ state, board, byId }) => `${state} ${board} ${byId}`).toSorted()).toEqual([
    `ACCEPTED 71 ${a.playerId}`,
    `ACCEPTED 71 ${a.playerId}`,
    `WAITING 71 ${a.playerId}`,
  ]);
  const [ticket] = await db.prisma.ticket.findMany({ where: { tournamentId: scene.running.id } });
  expect(ticket).toMatchObject({ filerId: a.playerId, text: 'I shall be away next week\n\nRegards' });
  const [refused] = await db.prisma.outboxMail.findMany({ where: { kind: 'REPORT_REFUSED', playerId: a.playerId } });
  expect(refused?.payload).toMatchObject({ line: 'match 2: board 72 started' });
});
