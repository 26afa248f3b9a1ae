import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { DAY, HOUR, millis, plus } from '../../api/src/kernel/time.ts';
import { at } from '../support/answer.ts';
import { reportScene } from './report-scene.ts';
import { IN_ONE, openAttention, type AttentionScene } from './attention-scene.ts';

let desk: AttentionScene;

beforeAll(async () => {
  desk = await openAttention(7100);
});
afterAll(() => desk.close());

const PLAYED = { __typename: 'PlayMoveSuccess' };

const text = (instant: number) => new Date(instant).toISOString();

describe('the games of a tournament', () => {
  test('that nobody has begun, in which nothing moves, or whose time runs out; one thing a game', async () => {
    const { api, fresh, needs, kinds, act } = desk;
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
    const { fresh, needs, kinds, act } = desk;
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

test('reports that are in doubt', async () => {
  const { api, fresh, needs } = desk;
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
  const { api, fresh, needs, kinds, act } = desk;
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
  const { api, fresh, needs } = desk;
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
