import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followInboxes } from '../../api/src/application/mail/follow-inboxes.ts';
import { runRulings } from '../../api/src/formats/knockout/application/rulings-job.ts';
import { inboxTopic } from '../../api/src/application/events.ts';
import { DAY, HOUR, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { eventsPage } from '../../api/src/application/vocabulary/log.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { runningJobs, type Jobs } from '../support/running-jobs.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { entryAt, startedKnockout, type Scene } from './knockout-scene.ts';

let db: Db;
let world: World;
let api: Api;
let jobs: Jobs;
let scene: Scene;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  jobs = await runningJobs(world, [runRulings]);
  scene = await startedKnockout(api, world, 9);
});
afterAll(async () => {
  await jobs.stop();
  await api.close();
  await db.close();
});

const DECIDED = { __typename: 'MatchSuccess' };
const TOLD = 'effects { summary }';

/** What a player was told of matches, the oldest first. */
async function newsOf({ playerId }: Person): Promise<readonly unknown[]> {
  const window = { after: null, before: null, limit: 100, fromEnd: false };
  const events = await eventsPage(db.prisma, inboxTopic(playerId), window);
  return events.flatMap(({ kind, payload }) => (kind === 'MyMatchNews' ? [at(payload, 'news')] : []));
}

/** Whether a player goes on from each round that is over, as he was told. */
async function placesOf({ playerId }: Person): Promise<readonly unknown[]> {
  const window = { after: null, before: null, limit: 100, fromEnd: false };
  const events = await eventsPage(db.prisma, inboxTopic(playerId), window);
  return events.flatMap(({ kind, payload }) => (kind === 'MyStageFinished' ? [at(payload, 'qualified')] : []));
}

/** Every lot that was drawn, drawn again by `verifyDraw`: whether its commitment and its order are the same. */
async function verified({ drawCommitments }: Fields): Promise<readonly unknown[]> {
  const source = `query ($id: String!, $seed: String!, $lot: String!, $ids: [ID!]!, $order: [ID!]!, $commit: String) { rules {
    verifyDraw(tournamentId: $id, serverSeed: $seed, lot: $lot, ids: $ids, order: $order, commit: $commit) {
      commitAgrees orderAgrees } } }`;
  const drawn = listAt({ drawCommitments }, 'drawCommitments').flatMap((draw) =>
    listAt(draw, 'lots').map((lot) => ({ draw, lot })),
  );
  return Promise.all(
    drawn.map(async ({ draw, lot }) => {
      const variables = {
        id: draw['tournamentId'],
        seed: draw['seed'],
        commit: draw['commitment'],
        lot: lot['name'],
        ids: at(lot, 'items.*.id'),
        order: at(lot, 'order.*.id'),
      };
      const { rules } = await api.data<{ rules: { verifyDraw: Fields } }>(world.anonymous, source, variables);
      return [lot['name'], rules.verifyDraw['commitAgrees'], rules.verifyDraw['orderAgrees']];
    }),
  );
}

describe('a knock-out of nine, played here', () => {
  test('it starts with a drawn round of four matches and a bye; later rounds are sealed', async () => {
    const bracket = await scene.bracket();
    expect(at(bracket, 'rounds.*.name')).toEqual(['ROUND', 'QUARTER_FINAL', 'SEMI_FINAL', 'FINAL']);
    expect(at(bracket, 'rounds.*.size')).toEqual([4, 4, 2, 1]);
    expect(at(bracket, 'rounds.0.bye')).not.toBeNull();
    expect(at(bracket, 'rounds.0.matches.*.number')).toEqual([1, 2, 3, 4]);
    expect(at(bracket, 'rounds.1.matches')).toEqual([]);
    const ONE = `query ($id: ID!, $number: Int!) { node(id: $id) { ... on KnockoutTournament {
      round(number: $number) { name matches { number } } } } }`;
    const one = async (number: number) =>
      at(await api.data(world.anonymous, ONE, { id: scene.id, number }), 'node.round');
    expect(await one(1)).toEqual({ name: 'ROUND', matches: [1, 2, 3, 4].map((number) => ({ number })) });
    expect([await one(2), await one(5)]).toEqual([{ name: 'QUARTER_FINAL', matches: [] }, null]);
    const seeds = listAt(bracket, 'drawCommitments').map(({ seed }) => seed !== null);
    expect(seeds).toEqual([true, false, false, false, false, false]);
    expect(await verified(bracket)).toEqual([['round-1-players', true, true]]);
    const bye = scene.running.players.find(({ name }) => name === at(bracket, 'rounds.0.bye.player.name'));
    expect(bye && (await newsOf(bye))).toEqual(['BYE']);
  });

  test('a match is given up: what that means is said before, then it is lost', async () => {
    const match = await scene.match(1, 1);
    const loser = scene.person(match, 1);
    const input = { matchId: match['id'], dryRun: true };
    const dry = await scene.run(
      loser.context,
      'forfeitMatch',
      input,
      `... on MatchSuccess { match { state } ${TOLD} }`,
    );
    expect(at(dry, 'match.state')).toBe('RUNNING');
    expect(at(dry, 'effects.summary')).toContain(
      `Match 2 of ${scene.person(match, 0).name} and ${loser.name}: ${scene.person(match, 0).name} has won by forfeit.`,
    );
    expect(await scene.rights(loser.context, match)).toEqual([true, true, false]);
    expect(await scene.rights(scene.director, match)).toEqual([false, false, true]);
    expect(await scene.run(loser.context, 'forfeitMatch', { matchId: match['id'] })).toEqual(DECIDED);
    expect(await scene.rights(loser.context, match)).toEqual([false, false, false]);
    expect(await scene.match(1, 1)).toMatchObject({ how: 'FORFEIT', winner: { id: entryAt(match, 0) } });
    expect(await newsOf(loser)).toEqual(['DECIDED']);
    const again = await scene.run(loser.context, 'forfeitMatch', { matchId: match['id'] });
    expect(again).toMatchObject({ __typename: 'WrongStatus', message: 'This match is decided.' });
  });

  test('games count their points, and the winner of one opens the next', async () => {
    const match = await scene.match(1, 0);
    await scene.win(match, 1, 1);
    const after = await scene.match(1, 0);
    expect(after).toMatchObject({ state: 'RUNNING', nextOpener: { id: entryAt(match, 1) } });
    expect(at(after, 'sides.*.points')).toEqual([0, 1]);
    await scene.win(after, 0, 4);
    const won = await scene.match(1, 0);
    expect(won).toMatchObject({ how: 'POINTS', winner: { id: entryAt(match, 0) } });
    expect(at(won, 'course.*.points')).toEqual([
      [0, 1],
      [4, 1],
    ]);
    expect(at(won, 'course.*.game.id')).toEqual(at(won, 'games.*.id'));
  });

  test('the director’s word decides a match, and with it begins the last week of the open one', async () => {
    const [match, open] = [await scene.match(1, 2), await scene.match(1, 3)];
    await scene.win(open, 0, 1);
    const input = { matchId: match['id'], winnerId: entryAt(match, 1), reason: 'He was promised it.' };
    const dry = await scene.run(
      scene.director,
      'decideMatch',
      { ...input, dryRun: true },
      `... on MatchSuccess { ${TOLD} }`,
    );
    expect(at(dry, 'effects.summary')).toContainEqual(expect.stringMatching(/^Round 1: enough matches are decided/));
    expect(await scene.run(scene.director, 'decideMatch', input)).toEqual(DECIDED);
    const bracket = await scene.bracket();
    const endsAt = new Date(world.now() + 7 * DAY).toISOString();
    expect(at(bracket, 'rounds.0.lastWeek')).toEqual({ needed: 3, decided: 3, endsAt });
    expect(await scene.match(1, 3)).toMatchObject({ state: 'LAST_WEEK' });
    expect(await newsOf(scene.person(open, 1))).toEqual(['LAST_WEEK']);
    await followInboxes(world);
    const mails = await db.prisma.outboxMail.findMany({ where: { kind: 'MATCH_NEWS' } });
    expect(mails.filter(({ payload }) => at(payload, 'news') === 'LAST_WEEK')).toHaveLength(2);
  });

  test('under protest the ruling waits for the director, whose answer lets it be made', async () => {
    const match = await scene.match(1, 3);
    const late = scene.person(match, 1);
    const protest = { matchId: match['id'], text: 'He has stalled since he leads.' };
    expect(await scene.run(late.context, 'raiseProtest', protest)).toEqual(DECIDED);
    expect(await newsOf(scene.running.director)).toEqual(['PROTESTED']);
    await jobs.pass(millis(7 * DAY + HOUR));
    const waiting = await scene.match(1, 3);
    expect(waiting).toMatchObject({ state: 'PROTESTED', winner: null });
    const answer = { protestId: textAt(waiting, 'protest.id'), answer: 'He has moved every day.' };
    expect(await scene.run(scene.director, 'answerProtest', answer)).toEqual(DECIDED);
    expect(await scene.match(1, 3)).toMatchObject({ how: 'RULED', rulingRule: 1, winner: { id: entryAt(match, 0) } });
    expect(await newsOf(late)).toEqual(['LAST_WEEK', 'ANSWERED', 'DECIDED']);
    const again = await scene.run(scene.director, 'answerProtest', answer);
    expect(again).toMatchObject({ __typename: 'WrongStatus', message: expect.stringMatching(/final/) });
  });

  const needed = async (): Promise<readonly unknown[]> => {
    const source = `{ viewer { attention(first: 50) { edges { node { ... on RoundAttention { kind deed missing } } } } } }`;
    const all = listAt(at(await api.data(scene.director, source), 'viewer.attention.edges.*.node'));
    return all.filter(({ kind }) => kind !== undefined);
  };

  test('one place of round 2 has no loser to be drawn for it: the director names him, and nobody else fits', async () => {
    expect(at(await scene.bracket(), 'rounds.1')).toMatchObject({ drawnAt: null, missingLuckyLosers: 1 });
    expect(await needed()).toEqual([{ kind: 'PLACES_TO_NAME', deed: 'NAME_PLAYERS', missing: 1 }]);
    const first = await scene.matches(1);
    const losers = [1, 2].map((index) => {
      const match = first[index]!;
      return entryAt(match, at(match, 'winner.id') === entryAt(match, 0) ? 1 : 0);
    });
    const name = (entryIds: readonly string[]) =>
      scene.run(scene.director, 'nameLuckyLosers', { tournamentId: scene.id, entryIds, reason: 'He was ill.' });
    const before = await fingerprint(db);
    for (const wrong of [[], losers, [entryAt(first[0]!, 0)], [entryAt(first[0]!, 1)], ['nobody']]) {
      expect(await name(wrong)).toMatchObject({ __typename: 'InvalidInput' });
    }
    expect(await fingerprint(db)).toBe(before);
    expect(await name([losers[0]!])).toEqual({ __typename: 'TournamentSuccess' });
    expect(await needed()).toEqual([]);
    const second = await scene.matches(2);
    expect(second.map((match) => at(match, 'sides.*.isLuckyLoser'))).toEqual([
      [false, true],
      [false, true],
      [false, true],
      [false, false],
    ]);
    const named = second.flatMap((match) => listAt(match, 'sides')).find((side) => at(side, 'entry.id') === losers[0]);
    expect(at(named, 'from.number')).toBe(2);
    expect(await name([losers[1]!])).toMatchObject({ __typename: 'WrongStatus' });
    expect(await scene.rights(scene.director, first[0]!)).toEqual([false, false, false]);
    const places = await Promise.all([0, 1].map((side) => placesOf(scene.person(first[1]!, side))));
    expect(places).toEqual([[true], [true]]);
    expect(await placesOf(scene.person(first[2]!, losers[1] === entryAt(first[2]!, 0) ? 0 : 1))).toEqual([false]);
  });

  test('when nothing tells two players apart after the week, the director does', async () => {
    for (const index of [0, 1, 2]) await scene.win(await scene.match(2, index), 0, 3);
    await jobs.pass(millis(7 * DAY + HOUR));
    const match = await scene.match(2, 3);
    expect(match).toMatchObject({ state: 'AWAITING_DIRECTOR' });
    const input = { matchId: match['id'], winnerId: entryAt(match, 0), reason: 'By the toss of a coin.' };
    expect(await scene.run(scene.director, 'decideMatch', input)).toEqual(DECIDED);
    expect(at(await scene.bracket(), 'rounds.2.matches.*.number')).toEqual([9, 10]);
  });

  test('its whole bracket takes a bounded number of queries, however many matches it has', async () => {
    const query = db.pool.query.bind(db.pool);
    let queries = 0;
    // Prisma sends every query outside a transaction through the pool.
    Object.assign(db.pool, { query: (...args: Parameters<typeof query>) => ((queries += 1), query(...args)) });
    await scene.bracket();
    Object.assign(db.pool, { query });
    expect(queries).toBeGreaterThan(0);
    expect(queries).toBeLessThanOrEqual(15);
  });

  test('it ends with a champion, and every lot of it can be drawn again by anybody', async () => {
    for (const [round, index] of [
      [3, 0],
      [3, 1],
      [4, 0],
    ] as const) {
      await scene.win(await scene.match(round, index), 0, 3);
    }
    const bracket = await scene.bracket();
    const winner = at(await scene.match(4, 0), 'sides.0.entry.player.name');
    expect(bracket).toMatchObject({ status: 'FINISHED', champion: { player: { name: winner } } });
    const final = await scene.match(4, 0);
    const late = { matchId: final['id'], winnerId: entryAt(final, 1), reason: 'Too late.' };
    expect(await scene.run(scene.director, 'decideMatch', late)).toMatchObject({
      message: 'Matches are decided while their tournament runs.',
    });
    expect(await verified(bracket)).toEqual([
      ['round-1-players', true, true],
      ['round-2-losers', true, true],
      ['round-2-players', true, true],
      ['round-2-ruled', true, true],
      ['round-3-players', true, true],
      ['round-4-players', true, true],
    ]);
  });
});
