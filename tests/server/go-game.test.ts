import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, millis, SECOND } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { done, gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import type { TestPerson } from '../support/api-client.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { ERROR, GAME, PLAY } from './go-documents.ts';
import { mutationOf } from '../support/mutation.ts';

let server: TestServer;
let tournament: ApiTournament;
let games: readonly OpenGame[];

beforeAll(async () => {
  server = await startServer();
  tournament = await runningTournament(server, ['Ana', 'Bea', 'Cem'], {
    game: 'GO',
    gameSettings: { go: { size: 9 } },
    timeControl: 'T=(7+1)<=7',
  });
  games = await gamesOf(server, tournament.id);
});
afterAll(() => server.close());

/** A person of the tournament. */
function person(name: string): TestPerson {
  const known = tournament.players.get(name);
  if (known === undefined) throw new Error(`${name} does not play`);
  return known;
}

async function game(id: string, by?: TestPerson): Promise<Fields> {
  return (await server.data(GAME, { id }, by))['game'] as Fields;
}

/** Plays moves one after another, Black's first, and answers what became of the last. */
async function play(of: OpenGame, moves: readonly string[], from = 0): Promise<Fields> {
  let answer: Fields = {};
  for (const [index, move] of moves.entries()) {
    const letter = /^[BW] /.test(move) ? move[0] : null;
    const isFirst = letter === null ? (from + index) % 2 === 0 : letter === 'B';
    const by = person(isFirst ? of.first : of.second);
    answer = (await server.data(PLAY, { input: { gameId: of.id, ply: from + index, move } }, by))['playMove'] as Fields;
  }
  return answer;
}

test('what was agreed for all games is told by tournament and game', async () => {
  const [some] = games;
  const shown = await game(some!.id);
  const settings = { size: 9, komi: 6.5, rules: 'JAPANESE', koRule: 'SIMPLE' };
  expect(shown).toMatchObject({
    __typename: 'GoGame',
    phase: 'PLAY',
    settings,
    toMove: 'FIRST',
    seats: [{ side: 'Black' }, { side: 'White' }],
    tournament: { gameSettings: settings },
    clock: { running: 'FIRST', remaining: { first: 7 * 86_400 } },
    scoring: null,
    endings: { timesCome: 1, resumesLeft: 2, noResultOfferedBy: null },
  });
  expect(at(shown, 'tournament.rules.0.text')).toBe('Go on 9x9 by Japanese rules, komi 6.5.');
  expect(at(shown, 'legalMoves')).toHaveLength(82);
});

test.each([
  ['a board that is too small', { size: 4 }, /size/],
  ['a komi in quarters', { komi: 6.25 }, /komi/],
])('%s is refused', async (_what, go, message) => {
  const input = { name: 'Go', game: 'GO', format: 'ROUND_ROBIN', gameSettings: { go }, dryRun: true };
  const query = `mutation ($input: CreateTournamentInput!) { createTournament(input: $input) { __typename ${ERROR} } }`;
  const { createTournament } = await server.data(query, { input }, tournament.director);
  expect(createTournament).toMatchObject({ __typename: 'InvalidInput', field: 'gameSettings' });
  expect(textAt(createTournament, 'message')).toMatch(message);
});

/** Runs a mutation of a person and answers its member of the union. */
async function act(name: string, mutation: string, input: Fields, fields = ''): Promise<Fields> {
  const query = mutationOf(mutation, `__typename ${ERROR} ${fields}`);
  const by = name === 'Director' ? tournament.director : person(name);
  return (await server.data(query, { input }, by))[mutation] as Fields;
}

describe('the play', () => {
  const played = () => games[0]!;

  test('stones are played, taken and told over a WebSocket', async () => {
    const watch = server.socket().watch(
      `subscription ($id: ID!) { gameEvents(gameId: $id) { __typename version ... on MovePlayed { move { notation seat taken }
        moment { ply summary ... on GoMoment { position { captures { black } trace { captured } } } } } } }`,
      { id: played().id },
    );
    await watch.until(1);
    expect(await play(played(), ['d5', 'E5', 'E4', 'A9', 'F5', 'B9'])).toMatchObject({ notation: 'B9' });
    expect(await play(played(), ['E6'], 6)).toMatchObject({ __typename: 'PlayMoveSuccess', game: { ply: 7 } });
    const last = await watch.find(({ data }) => at(data, 'gameEvents.moment.ply') === 7);
    expect(last.data?.['gameEvents']).toMatchObject({
      move: { notation: 'E6', seat: 'FIRST', taken: 1 },
      moment: { summary: 'Black E6, took 1 stone.', position: { captures: { black: 1 }, trace: { captured: ['E5'] } } },
    });
    expect(await game(played().id, person(played().second))).toMatchObject({
      viewerCanMove: true,
      position: { captures: { black: 1, white: 0 }, toMove: 'SECOND' },
      at: { notation: 'D5', summary: 'Black D5.', position: { trace: { point: 'D5' } } },
    });
  });

  test.each([
    ['an occupied point', 'D5', { code: 'ILLEGAL_MOVE', rule: 'occupied-by-black' }],
    ['suicide', 'E5', { code: 'ILLEGAL_MOVE', rule: 'suicide' }],
    ['a point off the board', 'K1', { column: 1, rule: 'column-beyond' }],
    ['what is no move', 'hello', { code: 'ILLEGAL_MOVE', rule: 'no-row' }],
    ['marks in play', 'W dead A9', { code: 'ILLEGAL_MOVE', message: 'The score is agreed after both have passed.' }],
    ['an act of the opponent', 'B no-result', { code: 'ILLEGAL_MOVE' }],
  ])('%s is refused and changes nothing', async (_what, move, refusal) => {
    const input = { gameId: played().id, ply: 7, move };
    expect((await server.data(PLAY, { input }, person(played().second)))['playMove']).toMatchObject(refusal);
    expect(await game(played().id)).toMatchObject({ ply: 7 });
  });

  test('the wrong player, an old ply and a move that stands already are answered by name', async () => {
    const ask = async (name: string, ply: number, move: string) =>
      (await server.data(PLAY, { input: { gameId: played().id, ply, move } }, person(name)))['playMove'];
    expect(await ask(played().first, 7, 'A1')).toMatchObject({ __typename: 'NotYourTurn' });
    expect(await ask(played().second, 5, 'A1')).toMatchObject({ __typename: 'StalePly', actual: 7 });
    expect(await ask(played().first, 6, 'e6')).toMatchObject({ notation: 'E6', repeated: true });
  });

  test('a game is resigned', async () => {
    await done(
      (query, variables) => server.ask(query, variables, person(played().second)),
      'resign',
      { gameId: played().id },
      '',
    );
    expect(await game(played().id)).toMatchObject({
      status: 'FINISHED',
      result: { how: 'RESIGNED', seat: 'FIRST', score: null },
      lastPoint: 'E6',
    });
    const record = await rawRequest(server.url, `/games/${played().id}.sgf`);
    expect(record.headers['content-type']).toBe('application/x-go-sgf; charset=utf-8');
    expect(record.body.toString()).toMatch(/^\(;GM\[1\]/);
  });
});

// A wall of Black on column D, of White on column E, Black's lone stone in White's land, and both pass.
const WALLS = [...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((row) => [`D${row}`, `E${row}`]), ...['J9', 'pass', 'pass']];

describe('the score', () => {
  const scored = () => games[1]!;
  const marks = async () => at(await game(scored().id), 'scoring');

  test('two passes stop the clocks; three days are given to agree', async () => {
    expect(await play(scored(), WALLS)).toMatchObject({ __typename: 'PlayMoveSuccess' });
    const shown = await game(scored().id, person(scored().second));
    expect(shown).toMatchObject({
      phase: 'SCORING',
      viewerCanMove: true,
      clock: { running: null, expiresAt: null },
      moment: { summary: 'Black passed: both have passed, the score is to be agreed.' },
      scoring: { version: 0, dead: [], neutral: [], accepted: [], score: { result: 'B+20.5' } },
    });
    const acts = listAt(shown, 'legalMoves').map(({ notation }) => notation);
    expect(acts).toEqual(expect.arrayContaining(['B accept 0', 'W accept 0', 'W dead J9', 'B neutral J1', 'W resume']));
    expect(acts).not.toContain('pass');
    expect(Date.parse(textAt(shown, 'scoring.until')) - server.clock.now()).toBe(3 * DAY);
    const suggested = '{ game(id: $id) { ... on GoGame { scoring { suggestedDead } } } }';
    expect(at(await server.data(`query ($id: ID!) ${suggested}`, { id: scored().id }), 'game.scoring')).toEqual({
      suggestedDead: ['J9'],
    });
  });

  test('marks take whole chains, get versions and wipe acceptances', async () => {
    const [black, white, gameId] = [scored().first, scored().second, scored().id];
    expect(await act(white, 'acceptScore', { gameId, version: 0 })).toMatchObject({ __typename: 'GoActSuccess' });
    expect(await marks()).toMatchObject({ accepted: ['SECOND'] });
    expect(await act(white, 'markDead', { gameId, points: ['j9'] })).toMatchObject({ __typename: 'GoActSuccess' });
    expect(await marks()).toMatchObject({ version: 1, dead: ['J9'], accepted: [], score: { result: 'W+16.5' } });
    await act(black, 'markDead', { gameId, points: ['E9'], version: 1 });
    expect(await marks()).toMatchObject({ version: 2, dead: expect.arrayContaining(['E1', 'E9', 'J9']) });
    await act(black, 'markDead', { gameId, points: ['E4'], alive: true });
    await act(black, 'markNeutral', { gameId, points: ['J1'] });
    expect(await marks()).toMatchObject({ version: 4, dead: ['J9'], neutral: ['J1'], score: { result: 'W+15.5' } });
    await act(black, 'markNeutral', { gameId, points: ['J1'], open: true });
    expect(await marks()).toMatchObject({ version: 5, neutral: [], score: { result: 'W+16.5' } });
  });

  test.each([
    ['a version that is old', 'acceptScore', { version: 4 }, { __typename: 'StaleMarks' }],
    ['marks that were seen before', 'markDead', { points: ['D1'], version: 2 }, { __typename: 'StaleMarks' }],
    ['a point without a stone', 'markDead', { points: ['A1'] }, { message: 'A1 has no stone.' }],
    ['a stone as neutral', 'markNeutral', { points: ['D1'] }, { __typename: 'IllegalMove' }],
    ['marks that stand', 'markDead', { points: ['J9'] }, { __typename: 'IllegalMove' }],
    ['no point', 'markDead', { points: ['Z9'] }, { __typename: 'InvalidInput', field: 'points' }],
    ['no points', 'markDead', { points: [] }, { __typename: 'InvalidInput', field: 'points' }],
    ['an end without result', 'offerNoResult', {}, { __typename: 'WrongPhase' }],
    ['a count by a player', 'adjudicateScore', { reason: 'I say so' }, { __typename: 'Forbidden' }],
  ])('%s is refused by name and changes nothing', async (_what, mutation, input, refusal) => {
    const { ply } = await game(scored().id);
    expect(await act(scored().first, mutation, { gameId: scored().id, ...input })).toMatchObject(refusal);
    expect(await game(scored().id)).toMatchObject({ ply });
  });

  test('who does not play here acts in no score, and there is none in play', async () => {
    const third = ['Ana', 'Bea', 'Cem'].find((name) => name !== scored().first && name !== scored().second)!;
    expect(await act(third, 'acceptScore', { gameId: scored().id, version: 5 })).toMatchObject({
      __typename: 'Forbidden',
    });
    const other = games[2]!;
    expect(await act(other.first, 'acceptScore', { gameId: other.id, version: 0 })).toMatchObject({
      code: 'WRONG_PHASE',
    });
    expect(await act(other.first, 'resumePlay', { gameId: 'R2FtZTp4' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('play is resumed by the opponent of who asked, and his clock runs on', async () => {
    expect(await act(scored().first, 'resumePlay', { gameId: scored().id })).toMatchObject({
      __typename: 'GoActSuccess',
    });
    expect(await game(scored().id)).toMatchObject({
      phase: 'PLAY',
      toMove: 'SECOND',
      clock: { running: 'SECOND' },
      scoring: null,
      endings: { resumesLeft: 1 },
      moment: { summary: 'Black resumed play: White is to move.' },
    });
    const { ply } = await game(scored().id);
    for (const [index, name] of [scored().second, scored().first].entries()) {
      const input = { gameId: scored().id, ply: Number(ply) + index, move: 'pass' };
      await server.data(PLAY, { input }, person(name));
    }
  });

  test('both accept the same marks: the game is over, the score stands and counts', async () => {
    const [black, white, gameId] = [scored().first, scored().second, scored().id];
    await act(black, 'markDead', { gameId, points: ['J9'], idempotencyKey: 'mine' });
    const again = await act(black, 'markDead', { gameId, points: ['J9'], idempotencyKey: 'mine' });
    expect(again).toMatchObject({ __typename: 'GoActSuccess' });
    await act(black, 'acceptScore', { gameId, version: 1 });
    expect(await game(gameId, person(black))).toMatchObject({ viewerCanMove: false, status: 'RUNNING' });
    await act(white, 'acceptScore', { gameId, version: 1 });
    expect(await game(gameId)).toMatchObject({
      status: 'FINISHED',
      phase: 'AGREED',
      result: { how: 'PLAYED', seat: 'SECOND', reason: 'score', score: 'W+16.5' },
      lastPoint: null,
      recordEnding: 'sgf',
      position: { outcome: { winner: 'SECOND', reason: 'score' }, score: { result: 'W+16.5' } },
      scoring: { accepted: ['FIRST', 'SECOND'], until: null },
      moment: { summary: 'White accepted the marks as they stand: the score is W+16.5.' },
    });
    expect(await act(black, 'acceptScore', { gameId, version: 1 })).toMatchObject({ code: 'GAME_OVER' });
  });
});

describe('the director', () => {
  const disputed = () => games[2]!;

  test('gets a game whose players have not agreed in time; nobody has lost', async () => {
    const inbox = server.socket(tournament.director).watch('subscription { myEvents { __typename text } }');
    await inbox.until(1);
    await play(disputed(), WALLS);
    await server.clock.advance(millis(3 * DAY + SECOND));
    const told = await inbox.find(({ data }) => at(data, 'myEvents.__typename') === 'MyRulingNeeded');
    expect(textAt(told.data, 'myEvents.text')).toMatch(/waits for your decision/);
    expect(await game(disputed().id)).toMatchObject({
      status: 'RUNNING',
      phase: 'ADJUDICATION',
      toMove: null,
      viewerCanMove: false,
      clock: { running: null },
      scoring: { until: null },
    });
    const late = await act(disputed().second, 'acceptScore', { gameId: disputed().id, version: 0 });
    expect(late).toMatchObject({ __typename: 'WrongPhase', message: 'The score is agreed after both have passed.' });
  });

  test('counts it with his own marks, first as a preview', async () => {
    const input = { gameId: disputed().id, dead: ['J9'], reason: 'The stone has no room.' };
    const effects = '... on GameSuccess { effects { events { kind } } }';
    expect(await act('Director', 'adjudicateScore', { ...input, dead: ['A1'] })).toMatchObject({ field: 'dead' });
    expect(await act('Director', 'adjudicateScore', { ...input, dryRun: true }, effects)).toMatchObject({
      __typename: 'GameSuccess',
    });
    expect(await game(disputed().id)).toMatchObject({ status: 'RUNNING' });
    await act('Director', 'adjudicateScore', input);
    expect(await game(disputed().id)).toMatchObject({
      status: 'FINISHED',
      result: { how: 'ADJUDICATED', seat: 'SECOND', reason: 'W+16.5. The stone has no room.' },
    });
  });
});
