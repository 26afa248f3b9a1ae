import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { HOUR } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { countStatements } from '../support/statements.ts';
import { must } from '../support/world.ts';
import { ALL, IN_ONE, openAttention, signUp, type AttentionScene } from './attention-scene.ts';

let desk: AttentionScene;

beforeAll(async () => {
  desk = await openAttention(7000);
});
afterAll(() => desk.close());

describe('the list', () => {
  test('is one of all tournaments for their director and his deputy, page by page, and null for others', async () => {
    const { api, fresh, needs, act } = desk;
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
    const { api, fresh } = desk;
    const somebody = await fresh().person('Somebody');
    const { errors = [] } = await api.ask(somebody.context, ALL, limits);
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  });

  test('takes as many statements for ten tournaments as for two', async () => {
    const { fresh, needs } = desk;
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
  const { api, fresh, act } = desk;
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

test('players whom the last mail did not reach, until one does', async () => {
  const { db, fresh, needs, kinds } = desk;
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
