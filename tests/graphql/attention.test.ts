import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { TournamentId } from '../../api/src/kernel/ids.ts';
import { DAY, HOUR, millis, plus } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { runningKiba } from '../support/kiba-event.ts';
import { countStatements } from '../support/statements.ts';
import { must, newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { runRulings } from '../../api/src/formats/knockout/application/rulings-job.ts';
import { runningJobs } from '../support/running-jobs.ts';
import { startedKnockout } from './knockout-scene.ts';
import { mutate } from './mutate.ts';
import { reportScene } from './report-scene.ts';

let db: Db;
let api: Api;
/** A world of its own over the same database: each has its clock and its people. */
let seed = 7000;
let world: World;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, seed);
  api = await openApi(world);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const fresh = (): World => newWorld(db, (seed += 1));

const ONE = `__typename kind deed since until wantedBy ... on TournamentAttention { tournament { id } }
  ... on GameAttention { game { id } seat lastSeen }
  ... on TicketAttention { ticket { text kind } }
  ... on MatchAttention { pairing { number } }
  ... on ReportAttention { report { board doubt } }
  ... on StageAttention { stage { name } tied { player { name } } }
  ... on FieldAttention { issues { code } }
  ... on PlayerAttention { player { name } }
  ... on UnreportedAttention { count games { id } }
  ... on RoundAttention { missing }`;
const ALL = `query ($after: String, $first: Int, $hours: Int, $days: Int) { viewer { attention(first: $first, after: $after, hours: $hours, days: $days) {
  edges { cursor node { key ${ONE} } } pageInfo { hasNextPage } } } }`;
const IN_ONE = `query ($id: ID!) { tournament(id: $id) { attentionCount attention(first: 50) { edges { node { ${ONE} } } } } }`;

const needs = async (who: AppContext, variables = {}): Promise<readonly Fields[]> =>
  listAt(at(await api.data(who, ALL, { first: 50, ...variables }), 'viewer.attention.edges.*.node'));
const kinds = async (who: AppContext, variables = {}) => (await needs(who, variables)).map(({ kind }) => kind);
const act = (who: AppContext, mutation: string, input: object) => mutate(api, who, mutation, input);
const PLAYED = { __typename: 'PlayMoveSuccess' };
const text = (instant: number) => new Date(instant).toISOString();

/** A sign-up that is open, with so many who have entered. */
async function signUp(scene: World, director: Person, players: number, input: object = {}): Promise<TournamentId> {
  const tournamentId = await scene.draft(director, input);
  must(await openRegistration(director.context, { tournamentId }));
  const newPlayers = Array.from({ length: players }, (_, index) => ({
    name: `Entrant ${index + 1}`,
    country: null,
    category: 3,
    elo: 1500,
    matches: 0,
  }));
  must(await enterPlayers(director.context, { tournamentId, playerIds: [], newPlayers }));
  return tournamentId;
}

describe('the games of a tournament', () => {
  test('that nobody has begun, in which nothing moves, or whose time runs out; one thing a game', async () => {
    const scene = fresh();
    const running = await scene.running(['Oscar', 'Kobe', 'Jan']);
    const who = running.director.context;
    expect(await needs(who)).toEqual([]);
    const [moved] = await running.games();
    const mover = running.players.find(({ playerId }) => playerId === moved!.players.first)!;
    const gameId = globalId('BaoGame', moved!.id);
    const source = 'query ($id: ID!) { game(id: $id) { ... on BaoGame { legalMoves { notation } } } }';
    const notation = at(await api.data(mover.context, source, { id: gameId }), 'game.legalMoves.0.notation');
    scene.pass(DAY);
    expect(await act(mover.context, 'playMove', { gameId, move: notation, ply: 0 })).toEqual(PLAYED);
    scene.pass(millis(DAY + HOUR));
    expect(new Set(await kinds(who))).toEqual(new Set(['NEAR_TIME_OUT']));
    expect(await needs(who)).toHaveLength(5);
    expect(new Set(await kinds(who, { hours: 1, days: 2 }))).toEqual(new Set(['NOT_STARTED']));
    scene.pass(millis(22 * HOUR));
    const all = await needs(who, { hours: 20, days: 1 });
    expect(all[0]).toMatchObject({
      __typename: 'GameAttention',
      kind: 'NEAR_TIME_OUT',
      deed: 'EXTEND_TIME',
      seat: 'FIRST',
      until: text(plus(moved!.startedAt!, millis(3 * DAY))),
    });
    expect(all.at(-1)).toMatchObject({
      kind: 'NO_MOVE',
      deed: 'ADJUDICATE',
      seat: 'SECOND',
      game: { id: gameId },
      since: text(plus(moved!.startedAt!, DAY)),
    });
    // Who has moved once is known to have been there then, in whatever game he is awaited now; the other never was.
    const seen = new Set(all.map((one) => at(one, 'lastSeen')));
    expect(all.at(-1)).toMatchObject({ lastSeen: null });
    expect(seen).toEqual(new Set([null, text(plus(moved!.startedAt!, DAY))]));
    // More time cures the one that runs out.
    const first = at(all[0], 'game.id');
    const given = { gameId: first, seat: 'FIRST', seconds: 259_200, scope: 'GAME', reason: 'No ferry' };
    expect(await act(who, 'extendTime', given)).toMatchObject({ __typename: 'GameSuccess' });
    expect((await needs(who, { hours: 20 })).map((one) => at(one, 'game.id'))).not.toContain(first);
  });

  test('that its players have given to the director', async () => {
    const scene = fresh();
    const go = { game: 'GO', gameConfig: { size: 9 } } as const;
    const running = await scene.running(['Akane', 'Tobias', 'Rosa'], go);
    const [game] = await running.games();
    const gameId = globalId('GoGame', game!.id);
    const seat = (one: 'first' | 'second') =>
      running.players.find(({ playerId }) => playerId === game!.players[one])!.context;
    for (const [ply, who] of (['first', 'second'] as const).entries()) {
      expect(await act(seat(who), 'playMove', { gameId, move: 'pass', ply })).toEqual(PLAYED);
    }
    expect(await kinds(running.director.context)).toEqual([]);
    expect(await act(seat('first'), 'disputeScore', { gameId })).toEqual({ __typename: 'GoActSuccess' });
    expect(await needs(running.director.context)).toMatchObject([
      { kind: 'RULING_NEEDED', deed: 'ADJUDICATE', seat: null, until: null, game: { id: gameId } },
    ]);
  });
});

test('tickets, but none about who asks, until they are decided; one of a tournament that is over too', async () => {
  const scene = fresh();
  const running = await scene.running(['Oscar', 'Kobe', 'Jan']);
  const who = running.director.context;
  const tournamentId = globalId('RoundRobinTournament', running.id);
  const ticket = { tournamentId, kind: 'PROTEST', text: 'He stalls.' };
  expect(await act(running.players[0]!.context, 'fileTicket', ticket)).toMatchObject({ __typename: 'TicketSuccess' });
  const [one] = await needs(who);
  expect(one).toMatchObject({
    __typename: 'TicketAttention',
    kind: 'TICKET',
    deed: 'DECIDE_TICKET',
    since: text(scene.now()),
    wantedBy: text(scene.now() + 2 * DAY),
    ticket: { text: 'He stalls.', kind: 'PROTEST' },
  });
  expect(await act(who, 'cancelTournament', { tournamentId, reason: 'The hall is closed.' })).toMatchObject({
    __typename: 'TournamentSuccess',
  });
  expect(await kinds(who)).toEqual(['TICKET']);
  const seen = await api.data(who, '{ viewer { inHand { id } } }');
  expect(at(seen, 'viewer.inHand.*.id')).toEqual([tournamentId]);
});

test('protests, and matches that no rule decides', async () => {
  const scene = fresh();
  const jobs = await runningJobs(scene, [runRulings]);
  const knockout = await startedKnockout(api, scene, 8);
  const match = await knockout.match(1, 3);
  const about = { __typename: 'MatchAttention', pairing: { number: match['number'] } };
  const protest = { matchId: match['id'], text: 'He has stalled.' };
  const player = knockout.person(match, 0).context;
  expect(await act(player, 'raiseProtest', protest)).toEqual({ __typename: 'MatchSuccess' });
  expect(await needs(knockout.director)).toMatchObject([{ ...about, kind: 'PROTEST', deed: 'ANSWER_PROTEST' }]);
  const { protest: raised } = await knockout.match(1, 3);
  const answer = { protestId: at(raised, 'id'), answer: 'He has moved every day.' };
  expect(await act(knockout.director, 'answerProtest', answer)).toEqual({ __typename: 'MatchSuccess' });
  expect(await needs(knockout.director)).toEqual([]);
  for (const index of [0, 1, 2]) await knockout.win(await knockout.match(1, index), 0, 3);
  await jobs.pass(millis(7 * DAY + HOUR));
  await jobs.stop();
  const undecided = (await needs(knockout.director)).filter(({ __typename }) => __typename === 'MatchAttention');
  expect(undecided).toMatchObject([{ ...about, kind: 'MATCH_UNDECIDED', deed: 'DECIDE_MATCH' }]);
});

test('reports that are in doubt', async () => {
  const scene = fresh();
  const reported = await reportScene(scene, api);
  const matches = await reported.matches();
  const report = (who: 'a' | 'b', subject: string) => reported.report(matches, who, subject);
  expect(await report('a', 'match 1: board 11 won by {a} by 4 points')).toMatchObject({ outcome: 'ACCEPTED' });
  expect(await report('b', 'match 1: board 11 won by {a} by 2 points')).toMatchObject({ outcome: 'WAITING' });
  const { director } = matches.people;
  expect(await needs(director.context)).toMatchObject([
    { __typename: 'ReportAttention', kind: 'REPORT_DISPUTED', deed: 'SETTLE_DISPUTE', report: { board: '11' } },
  ]);
});

test('games elsewhere of which nobody has told anything for long, one thing for all of a tournament, until they are reported', async () => {
  const scene = fresh();
  const running = await scene.running(['Oscar', 'Kobe', 'Jan'], { venue: 'ELSEWHERE', timeControl: null });
  const who = running.director.context;
  const began = scene.now();
  scene.pass(millis(3 * DAY - HOUR));
  expect(await needs(who)).toEqual([]);
  expect(await kinds(who, { days: 2 })).toEqual(['UNREPORTED']);
  scene.pass(HOUR);
  const [one, ...others] = await needs(who);
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    ...{ __typename: 'UnreportedAttention', deed: 'REPORT_RESULTS', since: text(began), until: null, count: 6 },
    wantedBy: text(began + 7 * DAY),
  });
  const tournamentId = globalId('RoundRobinTournament', running.id);
  const [first, ...open] = at(one, 'games.*.id') as string[];
  const results = [{ gameId: first, winner: 'FIRST', how: 'PLAYED' }];
  await act(who, 'reportResult', { tournamentId, results });
  expect(await needs(who)).toMatchObject([{ count: 5, games: open.map((id) => ({ id })) }]);
  expect(at(await api.data(who, IN_ONE, { id: tournamentId }), 'tournament.attentionCount')).toBe(1);
  await act(who, 'reportResult', { tournamentId, results: open.map((gameId) => ({ ...results[0], gameId })) });
  expect(await needs(who)).toEqual([]);
});

test('a board elsewhere is not waited for where somebody has told that it has begun', async () => {
  const scene = fresh();
  const reported = await reportScene(scene, api);
  const matches = await reported.matches();
  scene.pass(millis(4 * DAY));
  const { context } = matches.people.director;
  expect(await needs(context)).toMatchObject([{ kind: 'UNREPORTED', count: 2 }]);
  await reported.report(matches, 'a', 'match 1: board 11 started');
  expect(await needs(context)).toMatchObject([{ kind: 'UNREPORTED', count: 1 }]);
  scene.pass(millis(4 * DAY));
  expect(await needs(context)).toMatchObject([{ kind: 'UNREPORTED', count: 2 }]);
});

test('a stage that waits for approval, and a tie that holds one up', async () => {
  const scene = fresh();
  const tied = await runningKiba(scene, 6, { approvalHours: 48 }, { equal: true });
  await tied.decide(() => 'first');
  const [tie] = await needs(tied.director.context);
  expect(tie).toMatchObject({ __typename: 'StageAttention', kind: 'TIE_AT_CUT', deed: 'LOOK', until: null });
  expect(listAt(tie, 'tied')).toHaveLength(6);
  await tied.decide(({ players }) => (players.first < players.second ? 'first' : 'second'));
  expect(await needs(tied.director.context)).toMatchObject([
    { kind: 'STAGE_TO_APPROVE', deed: 'ADVANCE', until: text(scene.now() + 48 * HOUR), tied: [] },
  ]);
});

test('a sign-up that cannot start as it stands, and one that only waits for its start', async () => {
  const scene = fresh();
  const director = await scene.person('Nino', 'DIRECTOR');
  const startsAt = plus(scene.now(), millis(2 * DAY));
  await signUp(scene, director, 1);
  const soon = await signUp(scene, director, 1, { startsAt });
  expect(await needs(director.context)).toMatchObject([
    {
      __typename: 'FieldAttention',
      kind: 'SHORT_FIELD',
      deed: 'ENTER_PLAYERS',
      since: null,
      until: text(startsAt),
      tournament: { id: globalId('RoundRobinTournament', soon) },
      issues: [{ code: 'TOO_FEW_PLAYERS' }],
    },
  ]);
  const ready = await signUp(scene, director, 3);
  must(await closeRegistration(director.context, { tournamentId: ready }));
  expect(await kinds(director.context)).toEqual(['SHORT_FIELD', 'READY_TO_START']);
});

describe('while somebody waits for a place', () => {
  test('a player whom all his games have waited for, until he is replaced by who waits', async () => {
    const scene = fresh();
    const next = await scene.person('Next');
    const running = await scene.running(['Oscar', 'Kobe', 'Jan'], { maxPlayers: 3 }, [next]);
    const who = running.director.context;
    const [oscar, ...others] = running.players;
    const play = async (person: Person): Promise<void> => {
      for (const game of await running.games()) {
        if (game.toMove === null || game.players[game.toMove] !== person.playerId) continue;
        const gameId = globalId('BaoGame', game.id);
        const source = 'query ($id: ID!) { game(id: $id) { ... on BaoGame { legalMoves { notation } } } }';
        const move = at(await api.data(person.context, source, { id: gameId }), 'game.legalMoves.0.notation');
        expect(await act(person.context, 'playMove', { gameId, move, ply: game.ply })).toEqual(PLAYED);
      }
    };
    for (const other of others) await play(other);
    const seen = async () => (await needs(who, { days: 1, hours: 1 })).filter(({ kind }) => kind === 'NO_SHOW');
    expect(await seen()).toEqual([]);
    const since = text(scene.now());
    scene.pass(millis(DAY + HOUR));
    for (const other of others) await play(other);
    expect(await seen()).toMatchObject([
      { __typename: 'PlayerAttention', deed: 'REPLACE_PLAYER', since, player: { name: 'Oscar' } },
    ]);
    const tournamentId = globalId('RoundRobinTournament', running.id);
    const [out, into] = [oscar!, next].map(({ playerId }) => globalId('Player', playerId));
    const replaced = { tournamentId, out, in: into, reason: 'Did not appear' };
    expect(await act(who, 'replacePlayer', replaced)).toMatchObject({ __typename: 'ReplacePlayerSuccess' });
    scene.pass(millis(DAY + HOUR));
    expect(await seen()).toEqual([]);
  });

  test('a place that becomes free after sign-up has closed', async () => {
    const scene = fresh();
    const director = await scene.person('Nino', 'DIRECTOR');
    const tournamentId = await scene.draft(director, { maxPlayers: 3 });
    must(await openRegistration(director.context, { tournamentId }));
    const people = [];
    for (const name of ['Oscar', 'Kobe', 'Jan', 'Next']) people.push(await scene.person(name));
    const playerIds = people.map(({ playerId }) => playerId);
    must(await enterPlayers(director.context, { tournamentId, playerIds, newPlayers: [], orWait: true }));
    must(await closeRegistration(director.context, { tournamentId }));
    expect(await kinds(director.context)).toEqual(['READY_TO_START']);
    const id = globalId('RoundRobinTournament', tournamentId);
    const left = { tournamentId: id, playerId: globalId('Player', people[0]!.playerId) };
    await act(director.context, 'leaveTournament', left);
    expect(await needs(director.context)).toContainEqual(
      expect.objectContaining({ kind: 'PLACE_FREE', deed: 'ENTER_PLAYERS', player: { name: 'Next' } }),
    );
    const next = { tournamentId: id, playerIds: [globalId('Player', people[3]!.playerId)] };
    await act(director.context, 'enterPlayers', next);
    expect(await kinds(director.context)).toEqual(['READY_TO_START']);
  });
});

test('players whom the last mail did not reach, until one does', async () => {
  const scene = fresh();
  const running = await scene.running(['Sock', 'Peter', 'Jan']);
  const who = running.director.context;
  const sock = running.players[0]!;
  const mail = async (state: 'SENT' | 'BOUNCED') => {
    scene.pass(HOUR);
    const now = new Date(scene.now());
    const id = `${sock.playerId}-${scene.now()}`;
    const made = { kind: 'DIGEST', payload: {}, dedupeKey: id, madeAt: now, notBefore: now, changedAt: now };
    await db.prisma.outboxMail.create({ data: { ...made, id, state, playerId: sock.playerId } });
  };
  await mail('SENT');
  expect(await kinds(who)).toEqual([]);
  await mail('BOUNCED');
  expect(await needs(who)).toMatchObject([
    { __typename: 'PlayerAttention', kind: 'MAIL_BOUNCED', deed: 'LOOK', player: { name: 'Sock' } },
  ]);
  await mail('SENT');
  expect(await kinds(who)).toEqual([]);
});

describe('the list', () => {
  test('is one of all tournaments for their director and his deputy, page by page, and null for others', async () => {
    const scene = fresh();
    const director = await scene.person('Nino', 'DIRECTOR');
    const deputy = await scene.person('Rehema');
    const ids: string[] = [];
    for (const players of [3, 2, 4]) {
      const id = await signUp(scene, director, players);
      must(await closeRegistration(director.context, { tournamentId: id }));
      ids.push(globalId('RoundRobinTournament', id));
      scene.pass(HOUR);
    }
    const appointed = { tournamentId: ids[1], playerId: globalId('Player', deputy.playerId), role: 'DEPUTY' };
    expect(await act(director.context, 'appointOfficial', appointed)).toMatchObject({ __typename: 'OfficialSuccess' });
    const whole = (await needs(director.context)).map(({ key }) => key);
    expect(whole).toHaveLength(3);
    const paged: unknown[] = [];
    for (let after: unknown = null; ;) {
      const { viewer } = await api.data<{ viewer: Fields }>(director.context, ALL, { first: 2, after });
      paged.push(...(at(viewer, 'attention.edges.*.node.key') as unknown[]));
      if (at(viewer, 'attention.pageInfo.hasNextPage') === false) break;
      after = at(viewer, 'attention.edges.1.cursor');
    }
    expect(paged).toEqual(whole);
    expect((await needs(deputy.context)).map((one) => at(one, 'tournament.id'))).toEqual([ids[1]]);
    const mine = await api.data(director.context, IN_ONE, { id: ids[0] });
    expect(at(mine, 'tournament.attentionCount')).toBe(1);
    for (const who of [scene.anonymous, (await scene.person('Somebody')).context]) {
      expect(await api.data(who, IN_ONE, { id: ids[0] })).toEqual({
        tournament: { attentionCount: null, attention: null },
      });
    }
  });

  test.each([{ hours: 0 }, { hours: 337 }, { days: 0 }, { days: 61 }])('is not asked for with %j', async (limits) => {
    const somebody = await fresh().person('Somebody');
    const { errors = [] } = await api.ask(somebody.context, ALL, limits);
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  });

  test('takes as many statements for ten tournaments as for two', async () => {
    const scene = fresh();
    const director = await scene.person('Nino', 'DIRECTOR');
    const counted = async (): Promise<number> => {
      await needs(director.context);
      const count = countStatements();
      await needs(director.context);
      count.stop();
      return count.sent();
    };
    const add = async (): Promise<void> => {
      must(await closeRegistration(director.context, { tournamentId: await signUp(scene, director, 3) }));
    };
    await add();
    await add();
    const few = await counted();
    for (let more = 0; more < 8; more += 1) await add();
    expect(await needs(director.context)).toHaveLength(10);
    expect(await counted()).toBe(few);
    expect(few).toBeLessThanOrEqual(14);
  });
});

test('games of all tournaments by the time that is left, and what has happened last in them', async () => {
  const scene = fresh();
  const running = await scene.running(['Oscar', 'Kobe', 'Jan']);
  const who = running.director.context;
  const [game] = await running.games();
  const gameId = globalId('BaoGame', game!.id);
  const given = { gameId, seat: 'FIRST', seconds: 86_400, scope: 'GAME', reason: 'No ferry' };
  expect(await act(who, 'extendTime', given)).toMatchObject({ __typename: 'GameSuccess' });
  const source = `query ($id: ID) { viewer { directedGames(first: 20, tournamentId: $id) { edges { node { id clock { expiresAt } } } }
    directedLog(first: 2, tournamentId: $id) { kind tournament { id } } } }`;
  const tournamentId = globalId('RoundRobinTournament', running.id);
  for (const id of [null, tournamentId]) {
    const seen = await api.data(who, source, { id });
    const deadlines = listAt(seen, 'viewer.directedGames.edges').map((edge) => textAt(edge, 'node.clock.expiresAt'));
    expect(deadlines).toHaveLength(6);
    expect(deadlines).toEqual(deadlines.toSorted((one, other) => one.localeCompare(other)));
    expect(at(seen, 'viewer.directedGames.edges.5.node.id')).toBe(gameId);
    expect(listAt(seen, 'viewer.directedLog')).toMatchObject([
      { kind: 'RulingMade', tournament: { id: tournamentId } },
      { kind: 'StageStarted', tournament: { id: tournamentId } },
    ]);
  }
  const other = await scene.person('Somebody', 'DIRECTOR');
  expect(await api.data(other.context, source, { id: tournamentId })).toEqual({
    viewer: { directedGames: { edges: [] }, directedLog: [] },
  });
});
