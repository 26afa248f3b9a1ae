import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runRulings } from '../../api/src/formats/knockout/application/rulings-job.ts';
import { DAY, HOUR, millis } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { at, textAt, type Fields } from '../support/answer.ts';
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
let stranger: Person;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  jobs = await runningJobs(world, [runRulings]);
  scene = await startedKnockout(api, world, 8, { venue: 'ELSEWHERE', timeControl: null });
  stranger = await world.person('Stranger');
});
afterAll(async () => {
  await jobs.stop();
  await api.close();
  await db.close();
});

describe('refusals, which change nothing', () => {
  const first = () => scene.match(1, 0);
  const ofMatch = async (change: object) => ({ matchId: (await first())['id'], ...change });
  let untouched = '';
  beforeAll(async () => {
    untouched = await fingerprint(db);
  });
  type Asker = 'player' | 'stranger' | 'director' | 'nobody';
  const asker = async (who: Asker) => {
    if (who === 'nobody') return world.anonymous;
    if (who === 'director') return scene.director;
    return who === 'stranger' ? stranger.context : scene.person(await first(), 0).context;
  };

  test.each<[what: string, who: Asker, mutation: string, input: () => Promise<object>, error: string]>([
    ['a match given up by nobody', 'nobody', 'forfeitMatch', () => ofMatch({}), 'NotSignedIn'],
    ['a match given up by a stranger', 'stranger', 'forfeitMatch', () => ofMatch({}), 'Forbidden'],
    ['no match at all', 'director', 'forfeitMatch', async () => ({ matchId: scene.id }), 'NotFound'],
    [
      'a match given up for who does not play it',
      'director',
      'forfeitMatch',
      () => ofMatch({ playerId: 'x' }),
      'NotFound',
    ],
    [
      'a match given up for the opponent',
      'player',
      'forfeitMatch',
      async () => ofMatch({ playerId: textAt(await first(), 'sides.1.entry.player.id') }),
      'Forbidden',
    ],
    [
      'a decision by a player',
      'player',
      'decideMatch',
      async () => ofMatch({ winnerId: entryAt(await first(), 0), reason: 'I say so.' }),
      'Forbidden',
    ],
    [
      'a decision for somebody of another match',
      'director',
      'decideMatch',
      async () => ofMatch({ winnerId: entryAt(await scene.match(1, 1), 0), reason: 'So be it.' }),
      'InvalidInput',
    ],
    [
      'a decision without a reason',
      'director',
      'decideMatch',
      async () => ofMatch({ winnerId: entryAt(await first(), 0), reason: ' ' }),
      'InvalidInput',
    ],
    ['a protest of a stranger', 'stranger', 'raiseProtest', () => ofMatch({ text: 'No.' }), 'Forbidden'],
    ['a protest without words', 'player', 'raiseProtest', () => ofMatch({ text: '' }), 'InvalidInput'],
    [
      'an answer to no protest',
      'director',
      'answerProtest',
      async () => ({ protestId: 'x', answer: 'No.' }),
      'NotFound',
    ],
    [
      'lucky losers when none are missing',
      'director',
      'nameLuckyLosers',
      async () => ({ tournamentId: scene.id, entryIds: [], reason: 'None.' }),
      'WrongStatus',
    ],
    [
      'lucky losers of a player',
      'player',
      'nameLuckyLosers',
      async () => ({ tournamentId: scene.id, entryIds: [], reason: 'None.' }),
      'Forbidden',
    ],
    [
      'times used by a player',
      'player',
      'setTimeUsed',
      async () => ({ gameId: textAt(await first(), 'games.0.id'), first: 1, second: 1, source: 'My watch' }),
      'Forbidden',
    ],
    [
      'times below nothing',
      'director',
      'setTimeUsed',
      async () => ({ gameId: textAt(await first(), 'games.0.id'), first: -1, second: 1, source: 'My watch' }),
      'InvalidInput',
    ],
  ])('%s (by %s)', async (_what, who, mutation, input, error) => {
    expect(await scene.run(await asker(who), mutation, await input())).toMatchObject({ __typename: error });
    expect(await fingerprint(db)).toBe(untouched);
  });
});

describe('a knock-out of eight, played elsewhere', () => {
  const log = async (): Promise<readonly unknown[]> => {
    const source =
      'query ($id: ID!) { node(id: $id) { ... on Tournament { log(last: 100) { edges { node { text } } } } } }';
    const { node } = await api.data<{ node: Fields }>(scene.director, source, { id: scene.id });
    return at(node, 'log.edges.*.node.text') as readonly unknown[];
  };

  test('a protest waits for its answer, and there is one at a time', async () => {
    const match = await scene.match(1, 2);
    const player = scene.person(match, 0);
    const protest = { matchId: match['id'], text: 'He never answers.' };
    const done = { __typename: 'MatchSuccess' };
    expect(await scene.run(player.context, 'raiseProtest', protest)).toEqual(done);
    expect(await scene.run(player.context, 'raiseProtest', protest)).toMatchObject({ __typename: 'WrongStatus' });
    const protestId = textAt(await scene.match(1, 2), 'protest.id');
    const answer = { protestId, answer: 'So he loses.', winnerId: entryAt(match, 0) };
    expect(await scene.run(player.context, 'answerProtest', answer)).toMatchObject({ __typename: 'Forbidden' });
    expect(await scene.run(scene.director, 'answerProtest', answer)).toEqual(done);
    expect(await scene.match(1, 2)).toMatchObject({ how: 'DIRECTOR', protest: { answer: 'So he loses.' } });
    expect(await scene.run(player.context, 'raiseProtest', protest)).toMatchObject({ __typename: 'WrongStatus' });
  });

  test('who leaves loses his match', async () => {
    const match = await scene.match(1, 1);
    const player = scene.person(match, 0);
    expect(await scene.run(player.context, 'withdraw', { tournamentId: scene.id })).toMatchObject({
      __typename: 'WithdrawSuccess',
    });
    expect(await scene.match(1, 1)).toMatchObject({ how: 'FORFEIT', winner: { id: entryAt(match, 1) } });
    expect(await log()).toContainEqual(expect.stringMatching(/^Match 2 of P\d and P\d: P\d has won by forfeit\.$/));
  });

  test('a correction that decides the match ends its open board without a result', async () => {
    await scene.win(await scene.match(1, 0), 0, 1);
    const match = await scene.match(1, 0);
    expect(at(match, 'games.*.status')).toEqual(['FINISHED', 'SCHEDULED']);
    const gameId = textAt(match, 'games.0.id');
    const ruled = { gameId, winner: 'FIRST', value: 3, reason: 'It was a backgammon.' };
    expect(await scene.run(scene.director, 'adjudicate', ruled)).toEqual({ __typename: 'GameSuccess' });
    const after = await scene.match(1, 0);
    expect(after).toMatchObject({ how: 'POINTS', state: 'DECIDED', currentGame: null });
    expect(at(after, 'games.*.status')).toEqual(['FINISHED', 'FINISHED']);
  });

  test('with equal points less time used in the last finished game decides, as the director has entered it', async () => {
    await scene.win(await scene.match(1, 3), 0, 1);
    await scene.win(await scene.match(1, 3), 1, 1);
    const match = await scene.match(1, 3);
    expect(match).toMatchObject({ state: 'LAST_WEEK' });
    const [, last, open] = at(match, 'games.*.id') as readonly string[];
    const use = (gameId: string | undefined, first: number, second: number) =>
      scene.run(scene.director, 'setTimeUsed', { gameId, first, second, source: 'The server’s list' });
    expect(await use(last, 90, 30)).toEqual({ __typename: 'GameSuccess' });
    expect(await use(open, 1, 999)).toEqual({ __typename: 'GameSuccess' });
    const source = `query ($id: ID!) { node(id: $id) { ... on ReportedGame { timeUsed timeUsedSource seats { entry { id } } } } }`;
    const { node } = await api.data<{ node: Fields }>(world.anonymous, source, { id: last });
    expect(node).toMatchObject({ timeUsed: [90, 30], timeUsedSource: 'The server’s list' });
    await jobs.pass(millis(7 * DAY + HOUR));
    const quicker = textAt(node, 'seats.1.entry.id');
    expect(await scene.match(1, 3)).toMatchObject({ how: 'RULED', rulingRule: 2, winner: { id: quicker } });
    const told = (await log()).join('\n');
    expect(told).toMatch(/Ruling: Match 4 of P\d and P\d: P\d wins by the rules after the last week\./);
    expect(told).toMatch(/has won by the rules after the last week, with less time used in the last finished game\./);
    expect(told).toMatch(/Quarter-finals: enough matches are decided\. The open match has until /);
    expect(told).toMatch(/Semi-finals: drawn by lot\./);
  });

  test('what is drawn stays: nothing of round 1 is decided otherwise, and no protest comes in any more', async () => {
    const match = await scene.match(1, 3);
    const winnerId = entryAt(match, at(match, 'winner.id') === entryAt(match, 0) ? 1 : 0);
    const decision = { matchId: match['id'], winnerId, reason: 'Too late.' };
    const drawn = { __typename: 'WrongStatus', message: 'The next round is drawn; what is drawn stays.' };
    expect(await scene.run(scene.director, 'decideMatch', decision)).toMatchObject(drawn);
    const { context } = scene.person(match, 0);
    expect(await scene.run(context, 'raiseProtest', { matchId: match['id'], text: 'Unfair.' })).toMatchObject(drawn);
  });
});

test('played here, with no game finished, less time used in the running one decides: the clocks have counted it', async () => {
  const bao = { game: 'BAO', gameConfig: { variant: 'KISWAHILI' }, timeControl: 'T=(20+1)<=30' } as const;
  const here = await startedKnockout(api, world, 8, { ...bao, settings: { length: 1 } });
  for (const index of [0, 1, 2]) {
    const match = await here.match(1, index);
    const decision = { matchId: match['id'], winnerId: entryAt(match, 0), reason: 'Agreed.' };
    expect(await here.run(here.director, 'decideMatch', decision)).toEqual({ __typename: 'MatchSuccess' });
  }
  const open = await here.match(1, 3);
  const [gameId] = at(open, 'games.*.id') as readonly string[];
  const used = { gameId, first: 1, second: 1, source: 'A guess' };
  expect(await here.run(here.director, 'setTimeUsed', used)).toMatchObject({ __typename: 'WrongStatus' });
  await jobs.pass(millis(7 * DAY + HOUR));
  const ruled = await here.match(1, 3);
  expect(ruled).toMatchObject({ how: 'RULED', rulingRule: 3, winner: { id: entryAt(open, 1) } });
});

test('results that are reported late begin a week that is long over: everybody still has a day', async () => {
  const late = await startedKnockout(api, world, 8, { venue: 'ELSEWHERE', timeControl: null, settings: { length: 1 } });
  const reported = new Date(world.now() + HOUR).toISOString();
  await jobs.pass(millis(30 * DAY));
  const results = (await late.matches(1)).slice(0, 3).map((match) => {
    return { gameId: textAt(match, 'games.0.id'), winner: 'FIRST', how: 'PLAYED', at: reported };
  });
  const told = await late.run(late.director, 'reportResult', { tournamentId: late.id, results });
  expect(told).toMatchObject({ __typename: 'ReportResultSuccess' });
  const endsAt = new Date(world.now() + DAY).toISOString();
  expect(at(await late.bracket(), 'rounds.0.lastWeek')).toMatchObject({ decided: 3, endsAt });
  await jobs.pass(millis(23 * HOUR));
  expect(await late.match(1, 3)).toMatchObject({ state: 'LAST_WEEK' });
  await jobs.pass(millis(2 * HOUR));
  expect(await late.match(1, 3)).toMatchObject({ state: 'AWAITING_DIRECTOR' });
});

test('before the start there are commitments only, and trying the start shows an example and no seed', async () => {
  const director = await world.person('Dalila', 'DIRECTOR');
  const made = await scene.run(
    director.context,
    'createTournament',
    {
      name: 'Try',
      format: 'KNOCKOUT',
      game: 'BACKGAMMON',
      maxPlayers: 8,
      formatSettings: { knockout: { length: 5, lastWeekDays: 3 } },
    },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const tournamentId = textAt(made, 'tournament.id');
  const step = (name: string, input: object = {}, fields = '') =>
    scene.run(director.context, name, { tournamentId, ...input }, fields);
  await step('openRegistration');
  const newPlayers = Array.from({ length: 5 }, (_, index) => ({ name: `N${index}`, country: 'KE' }));
  expect(await step('enterPlayers', { newPlayers })).toMatchObject({ __typename: 'EnterTournamentSuccess' });
  await step('closeRegistration');
  const dry = await step('startTournament', { dryRun: true }, '... on ArrangedSuccess { effects { summary } }');
  expect(at(dry, 'effects.summary')).toContainEqual(
    expect.stringMatching(/^Round 1: drawn by lot\. This is an example/),
  );
  const source = `query ($id: ID!) { node(id: $id) { ... on KnockoutTournament {
    formatSettings { ... on KnockoutSettings { length lastWeekDays thresholdPercent } } drawCommitments { commitment seed revealedAt } rounds { name size } } } }`;
  const { node } = await api.data<{ node: Fields }>(world.anonymous, source, { id: tournamentId });
  expect(node).toMatchObject({ formatSettings: { length: 5, lastWeekDays: 3, thresholdPercent: 75 } });
  expect(at(node, 'drawCommitments.*.seed')).toEqual([null, null, null]);
  expect(at(node, 'rounds.*.size')).toEqual([2, 2, 1]);
  expect(await step('startTournament')).toEqual({ __typename: 'ArrangedSuccess' });
});
