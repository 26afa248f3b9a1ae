import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, textAt, type Fields } from '../support/answer.ts';
import { done, gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import type { TestPerson } from '../support/api-client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let tournament: ApiTournament;
let games: readonly OpenGame[];

beforeAll(async () => {
  server = await startServer();
  tournament = await runningTournament(server, ['Ana', 'Bea', 'Cem'], {
    game: 'GO',
    go: { size: 9 },
    timeControl: 'T=(7+1)<=7',
  });
  games = await gamesOf(server, tournament.id);
});
afterAll(() => server.close());

const ERROR = '... on CommandError { code message } ... on InvalidInput { field }';
const GAME = `query ($id: ID!) { game(id: $id) { __typename id ply status toMove viewerCanMove clock { running expiresAt remaining { first second } }
  seats { side } result { how reason seat } tournament { ... on RoundRobinTournament { go { size komi rules koRule } rules { text } } }
  ... on GoGame { phase settings { size komi rules koRule } legalMoves { notation }
    position { encoding size toMove ko captures { black white } score { result } outcome { winner reason } trace { point captured } }
    scoring { version dead neutral accepted until score { result black white } }
    endings { timesCome resumesLeft noResultOfferedBy }
    moment { ply notation summary } at(ply: 1) { notation summary position { encoding trace { point } } } } } }`;
const PLAY = `mutation ($input: PlayMoveInput!) { playMove(input: $input) { __typename ${ERROR} ... on IllegalMove { column } ... on StalePly { actual }
  ... on PlayMoveSuccess { notation repeated game { ply } } } }`;

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
    tournament: { go: settings },
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
  ['a komi with which games are drawn', { komi: 7 }, /drawn/],
])('%s is refused', async (_what, go, message) => {
  const input = { name: 'Go', game: 'GO', go, dryRun: true };
  const query = `mutation ($input: CreateTournamentInput!) { createTournament(input: $input) { __typename ${ERROR} } }`;
  const { createTournament } = await server.data(query, { input }, tournament.director);
  expect(createTournament).toMatchObject({ __typename: 'InvalidInput', field: 'gameConfig' });
  expect(textAt(createTournament, 'message')).toMatch(message);
});

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
    ['an occupied point', 'D5', { code: 'ILLEGAL_MOVE', message: 'D5 is occupied by Black.' }],
    ['suicide', 'E5', { code: 'ILLEGAL_MOVE' }],
    ['a point off the board', 'K1', { code: 'ILLEGAL_MOVE', column: 1 }],
    ['what is no move', 'hello', { code: 'ILLEGAL_MOVE' }],
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
      'ResignInput',
      { gameId: played().id },
      '',
    );
    expect(await game(played().id)).toMatchObject({ status: 'FINISHED', result: { how: 'RESIGNED', seat: 'FIRST' } });
  });
});
