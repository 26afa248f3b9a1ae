import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '../../api/src/application/context.ts';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { mailing } from '../../api/src/application/mail/told-by-mail.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { DAY, HOUR, millis, plus } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { keepMailPreferences, USUAL_MAIL } from '../../api/src/store/mail-preference.ts';
import { at } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type Person, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 7_700);
  api = await openApi(world);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const idOf = ({ playerId }: Person): string => globalId('Player', playerId);
const mailed = ({ context }: Person): AppContext => ({ ...context, mailing: mailing(false) });
const EFFECTS = '... on CommandSuccess { effects { undo mailed { name } } }';

/** What a deed says before it is done, and who has got a mail by it once it was. */
async function deed(by: Person, name: string, input: object) {
  world.pass(HOUR);
  while ((await followInboxes(world)) > 0);
  const before = new Set((await db.prisma.outboxMail.findMany({ select: { id: true } })).map(({ id }) => id));
  const tried = await mutate(api, mailed(by), name, { ...input, dryRun: true }, EFFECTS);
  const done = await mutate(api, mailed(by), name, input, EFFECTS);
  expect(done).toMatchObject({ effects: { mailed: null } });
  while ((await followInboxes(world)) > 0);
  const mails = await db.prisma.outboxMail.findMany({ include: { player: true } });
  const got = mails.filter(({ id }) => !before.has(id)).map(({ player }) => player?.name ?? '');
  return {
    said: (at(tried, 'effects.mailed.*.name') as string[]).toSorted(),
    undo: at(tried, 'effects.undo'),
    got: [...new Set(got)].toSorted(),
  };
}

const elsewhere = (names: readonly string[]): Promise<RunningTournament> =>
  world.running(names, { venue: 'ELSEWHERE', timeControl: null });
const tournamentOf = ({ id }: RunningTournament): string => globalId('RoundRobinTournament', id);

test('before a deed is done it says whom it tells by mail, who are those that then get one, and how it is taken back', async () => {
  const running = await elsewhere(['Ana', 'Bea', 'Cem']);
  const { director } = running;
  const tournamentId = tournamentOf(running);
  const [game] = await running.games();
  const gameId = globalId('BaoGame', game!.id);
  const both = running.players
    .filter(({ playerId }) => Object.values(game!.players).includes(playerId))
    .map(({ name }) => name);
  const results = [{ gameId, winner: 'FIRST', how: 'PLAYED' }];
  expect(await deed(director, 'reportResult', { tournamentId, results })).toEqual({
    said: both,
    got: both,
    undo: expect.stringContaining('can be taken back until something else is reported'),
  });
  expect(await deed(director, 'correctResult', { gameId, winner: 'SECOND' })).toEqual({
    said: both,
    got: both,
    undo: 'The result can be corrected again at any time.',
  });
  expect(await deed(director, 'adjudicate', { gameId, winner: 'FIRST', reason: 'They agree' })).toEqual({
    said: both,
    got: both,
    undo: 'Another ruling can take the place of this one at any time.',
  });
  const [out, ...others] = running.players;
  const left = await deed(director, 'withdraw', { tournamentId, playerId: idOf(out!) });
  expect(left.said).toEqual(left.got);
  expect(left.said).toEqual(expect.arrayContaining(others.map(({ name }) => name)));
  expect(left.undo).toContain('can take the player in again');
  const ended = await deed(director, 'cancelTournament', { tournamentId, reason: 'Nobody has time' });
  expect(ended).toEqual({ said: ended.got, got: ended.said, undo: expect.stringContaining('stays cancelled') });
  expect(ended.said).toHaveLength(3);
});

test('sign-up that is closed says until when it is opened again, a pause until when it is taken back', async () => {
  const director = await world.person('Dalila', 'DIRECTOR');
  const startsAt = plus(world.now(), DAY);
  const id = globalId('RoundRobinTournament', await world.draft(director, { startsAt }));
  await mutate(api, director.context, 'openRegistration', { tournamentId: id });
  const newPlayers = ['Eda', 'Fay', 'Gil'].map((name) => ({ name }));
  await mutate(api, director.context, 'enterPlayers', { tournamentId: id, newPlayers });
  const closed = await mutate(api, mailed(director), 'closeRegistration', { tournamentId: id, dryRun: true }, EFFECTS);
  expect(at(closed, 'effects')).toEqual({
    undo: expect.stringContaining('Sign-up can be opened again until the start, on 22 Nov 2026, '),
    mailed: [],
  });
  const running = await world.running(['Hal', 'Ira', 'Jo']);
  const pause = {
    tournamentId: tournamentOf(running),
    since: new Date(plus(world.now(), DAY)).toISOString(),
    until: new Date(plus(world.now(), millis(9 * DAY))).toISOString(),
    reason: 'A holiday',
  };
  expect(await deed(running.director, 'pauseGames', pause)).toEqual({
    said: ['Hal', 'Ira', 'Jo'],
    got: ['Hal', 'Ira', 'Jo'],
    undo: expect.stringContaining('can be taken back until it begins, on 22 Nov 2026'),
  });
});

test('who wants no mail, has no account or is told already is not said to be mailed; how others want theirs is for who directs', async () => {
  const running = await elsewhere(['Jon', 'Kim', 'Lea']);
  const [jon, kim] = running.players as [Person, Person, Person];
  const tournamentId = tournamentOf(running);
  await keepMailPreferences(db.prisma, kim.playerId, { ...USUAL_MAIL, notices: false });
  const game = (await running.games()).find(({ players }) =>
    [jon, kim].every(({ playerId }) => Object.values(players).includes(playerId)),
  );
  const gameId = globalId('BaoGame', game!.id);
  const report = { tournamentId, results: [{ gameId, winner: 'FIRST', how: 'PLAYED' }] };
  const dry = async (who: AppContext, name: string, input: object) =>
    at(await mutate(api, who, name, { ...input, dryRun: true }, EFFECTS), 'effects.mailed');
  await mutate(api, running.director.context, 'reportResult', report);
  const correction = { gameId, winner: 'SECOND' };
  expect(await dry(mailed(running.director), 'correctResult', correction)).toEqual([{ name: 'Jon' }]);
  // No mail goes out here.
  expect(await dry(running.director.context, 'correctResult', correction)).toEqual([]);
  // Where mails go to people nobody has shown that the address is his.
  const toPeople = { ...running.director.context, mailing: mailing(true) };
  expect(await dry(toPeople, 'correctResult', correction)).toEqual([]);
  await db.prisma.account.updateMany({ data: { emailVerified: true } });
  expect(await dry(toPeople, 'correctResult', correction)).toEqual([{ name: 'Jon' }]);
  expect(await dry(mailed(jon), 'withdraw', { tournamentId })).toEqual([]);
  const admin = await world.person('Adila', 'ADMIN');
  const withdrawal = { tournamentId, playerId: idOf(jon) };
  expect(await dry(mailed(admin), 'withdraw', withdrawal)).toEqual([{ name: 'Lea' }, { name: 'Jon' }]);
});

test('players whose results are taken back are told so, those too whose boards were only drawn from them', async () => {
  const running = await world.running(['Mia', 'Noa', 'Oli', 'Pau'], {
    ...{
      venue: 'ELSEWHERE',
      timeControl: null,
      format: 'SWISS',
      settings: { rounds: 2 },
      game: 'OWARE',
      gameConfig: {},
    },
  });
  const tournamentId = globalId('SwissTournament', running.id);
  const drawn = await running.games();
  const results = drawn.map(({ id }) => ({ gameId: globalId('OwareGame', id), winner: 'FIRST', how: 'PLAYED' }));
  world.pass(HOUR);
  await mutate(api, running.director.context, 'reportResult', { tournamentId, results });
  expect((await running.games()).length).toBeGreaterThan(drawn.length);
  const everybody = ['Mia', 'Noa', 'Oli', 'Pau'];
  expect(await deed(running.director, 'undoReport', { tournamentId })).toEqual({
    said: everybody,
    got: everybody,
    undo: null,
  });
  const NOTICES = `{ viewer { notices(first: 1) { __typename text ... on MyResultsUndone { gone games { id status } } } } }`;
  for (const player of running.players) {
    const mine = drawn.find(({ players }) => Object.values(players).includes(player.playerId));
    expect(at(await api.data(player.context, NOTICES), 'viewer.notices.0')).toEqual({
      __typename: 'MyResultsUndone',
      text: 'A report was taken back. A game of yours is open again, as if its result had not come. A game of yours that was drawn from it is gone.',
      gone: 1,
      games: [{ id: globalId('ReportedGame', mine!.id), status: 'RUNNING' }],
    });
  }
});
