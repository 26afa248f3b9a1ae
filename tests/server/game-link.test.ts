import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameLink, LINK_PATH } from '../../api/src/application/mail/game-link.ts';
import { replyAddress } from '../../api/src/application/mail/reply-key.ts';
import { idNamed } from '../../api/src/graphql/global-id.ts';
import type { GameId } from '../../api/src/kernel/ids.ts';
import type { Seat } from '../../api/src/kernel/seat.ts';
import { DAY, millis, MINUTE } from '../../api/src/kernel/time.ts';
import { gamesByIds, type GameRecord } from '../../api/src/store/reading/game.ts';
import { at, textAt } from '../support/answer.ts';
import type { Answer } from '../support/client.ts';
import { socketClient } from '../support/client.ts';
import { gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { seededEntropy } from '../support/seeded-entropy.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { mutationOf } from '../support/mutation.ts';

let server: TestServer;
let tournament: ApiTournament;
let games: readonly OpenGame[];
const entropy = seededEntropy(77);
const ORIGIN = 'https://baraza.example';

beforeAll(async () => {
  server = await startServer();
  tournament = await runningTournament(server, ['Asha', 'Zuhura', 'Kobe']);
  games = await gamesOf(server, tournament.id);
});
afterAll(() => server.close());

/** The game that Asha begins against this opponent. */
const ashaAgainst = (second: string) => games.find((one) => one.first === 'Asha' && one.second === second)!;

async function record({ id }: OpenGame): Promise<GameRecord> {
  const [game] = await gamesByIds(server.db.prisma, [idNamed<GameId>(id, ['BaoGame'])]);
  return game!;
}

async function tokenFor(game: OpenGame, seat: Seat): Promise<string> {
  const link = await gameLink(
    { db: server.db, now: server.clock.now, entropy, actor: { kind: 'system' } },
    await record(game),
    seat,
    ORIGIN,
  );
  expect(link.startsWith(`${ORIGIN}${LINK_PATH}#`)).toBe(true);
  return link.slice(link.indexOf('#') + 1);
}

async function askWith(token: string, query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Link ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}

const OPEN = `query ($token: String!) { gameLink(token: $token) { __typename
  ... on GameLink { seat expiresAt player { name } game { id viewerSeat } } ... on LinkRefused { reason message } } }`;
const STATE = 'query ($id: ID!) { game(id: $id) { ply viewerSeat viewerCanMove } viewer { name } }';
const PLAY = `mutation ($input: PlayMoveInput!) { playMove(input: $input) { __typename
  ... on PlayMoveSuccess { notation repeated } ... on CommandError { code message } } }`;

describe('a link of a mail', () => {
  test('opens its game, plays there, and opens it again after the move with no more rights than before', async () => {
    const game = ashaAgainst('Zuhura');
    const token = await tokenFor(game, 'first');
    expect((await server.data(OPEN, { token })).gameLink).toMatchObject({
      __typename: 'GameLink',
      seat: 'FIRST',
      player: { name: 'Asha' },
      game: { id: game.id, viewerSeat: null },
    });
    expect(at(await askWith(token, STATE, { id: game.id }), 'data')).toEqual({
      game: { ply: 0, viewerSeat: 'FIRST', viewerCanMove: true },
      viewer: null,
    });
    const input = { gameId: game.id, ply: 0, move: 'A6>*' };
    expect(at(await askWith(token, PLAY, { input }), 'data.playMove.__typename')).toBe('PlayMoveSuccess');
    expect(at(await askWith(token, PLAY, { input }), 'data.playMove.repeated')).toBe(true);
    expect(at(await askWith(token, STATE, { id: game.id }), 'data.game')).toEqual({
      ply: 1,
      viewerSeat: 'FIRST',
      viewerCanMove: false,
    });
    const again = await askWith(token, PLAY, { input: { ...input, ply: 1 } });
    expect(at(again, 'data.playMove.code')).toBe('NOT_YOUR_TURN');
  });

  test('lets its holder watch and move over a WebSocket', async () => {
    const game = ashaAgainst('Kobe');
    const token = await tokenFor(game, 'first');
    const socket = socketClient(`${server.url}/graphql`, { authorization: `Link ${token}` });
    const input = { gameId: game.id, ply: 0, move: 'A6>*' };
    expect(at(await socket.ask(PLAY, { input }), 'data.playMove.__typename')).toBe('PlayMoveSuccess');
    await socket.close();
  });

  const others: ReadonlyArray<readonly [string, (tokens: { id: string }) => [mutation: string, input: object]]> = [
    ['a move in another game of the same player', () => ['playMove', { gameId: otherGame(), ply: 0, move: 'A6>*' }]],
    ['the end of another game of the same player', () => ['resign', { gameId: otherGame() }]],
    ['a new tournament', () => ['createTournament', { name: 'Mine', game: 'BAO', format: 'ROUND_ROBIN' }]],
    ['leaving the tournament', () => ['withdraw', { tournamentId: tournament.id }]],
    ['a ruling', ({ id }) => ['adjudicate', { gameId: id, winner: 'FIRST', reason: 'Why not' }]],
    ['more time', ({ id }) => ['extendTime', { gameId: id, seat: 'FIRST', seconds: 60, reason: 'More' }]],
    ['taking links back', () => ['revokeGameLinks', {}]],
  ];
  const otherGame = () => games.find((one) => one.first === 'Zuhura' && one.second === 'Asha')!.id;

  test.each(others)('grants nothing else: not %s', async (_what, deed) => {
    const game = ashaAgainst('Zuhura');
    const token = await tokenFor(game, 'first');
    const [mutation, input] = deed({ id: game.id });
    const before = await server.data(STATE, { id: otherGame() });
    const answer = await askWith(token, mutationOf(mutation, '... on CommandError { code message }'), { input });
    expect(at(answer, `data.${mutation}.code`)).toBe('FORBIDDEN');
    expect(await server.data(STATE, { id: otherGame() })).toEqual(before);
  });

  const flipped = (text: string, at: number) =>
    `${text.slice(0, at)}${text.charAt(at) === '0' ? '1' : '0'}${text.slice(at + 1)}`;
  const forgeries: ReadonlyArray<readonly [string, (token: string) => string | Promise<string>]> = [
    ['no token', () => ''],
    ['some words', () => 'open sesame'],
    ['a token with another seal', (token) => flipped(token, token.length - 5)],
    ['a token without its seal', (token) => token.slice(0, -26)],
    ['a token with a later end', (token) => token.replace(/-([sn])-\w+-/, '-$1-zzzzzz-')],
    ['a token of the opponent’s seat', (token) => token.replace('-s-', '-n-')],
    ['a token of another game', (token) => `${idNamed<GameId>(ashaAgainst('Kobe').id, ['BaoGame'])}${token.slice(16)}`],
    ['a token of no game', (token) => `0000000000000000${token.slice(16)}`],
    [
      'the key of a reply address',
      async () => {
        const game = await record(ashaAgainst('Zuhura'));
        const address = await replyAddress(
          { db: server.db, now: server.clock.now, entropy, actor: { kind: 'system' } },
          game,
          'first',
          'b.example',
        );
        return address.slice('move+'.length, address.indexOf('@')).replace(/-s\w+-/, '-s-');
      },
    ],
  ];

  test.each(forgeries)('that is %s opens nothing and changes nothing', async (_what, forge) => {
    const game = ashaAgainst('Zuhura');
    const token = await forge(await tokenFor(game, 'first'));
    expect((await server.data(OPEN, { token })).gameLink).toMatchObject({
      __typename: 'LinkRefused',
      reason: 'FORGED',
    });
    const before = (await record(game)).ply;
    const answer = await askWith(token === '' ? 'x' : token, PLAY, {
      input: { gameId: game.id, ply: before, move: 'a6>*' },
    });
    expect(answer.data).toBeUndefined();
    expect(at(answer, 'errors.0.extensions.code')).toBe('LINK_FORGED');
    expect((await record(game)).ply).toBe(before);
  });

  test('that was taken back opens nothing, ends what is watched by it, and a later one opens again', async () => {
    const game = games.find((one) => one.first === 'Kobe' && one.second === 'Zuhura')!;
    const token = await tokenFor(game, 'first');
    const socket = socketClient(`${server.url}/graphql`, { authorization: `Link ${token}` });
    const watch = socket.watch(
      'subscription ($id: ID!) { gameEvents(gameId: $id) { __typename ... on MovePlayed { game { viewerSeat } } } }',
      { id: game.id },
    );
    await watch.until(1);
    const kobe = tournament.players.get('Kobe')!;
    const revoke = 'mutation { revokeGameLinks(input: {}) { ... on RevokeGameLinksSuccess { revokedAt } } }';
    expect(textAt(await server.data(revoke, {}, kobe), 'revokeGameLinks.revokedAt')).toContain('2026-11-21');
    expect(JSON.stringify(await watch.ended)).toContain('SESSION_ENDED');
    await socket.close();
    expect(at(await server.data(OPEN, { token }), 'gameLink.reason')).toBe('FORGED');
    const later = await tokenFor(game, 'first');
    expect(at(await server.data(OPEN, { token: later }), 'gameLink.__typename')).toBe('GameLink');
  });

  test('opens its game until a day beyond the deadline, and nothing from then on', async () => {
    const game = ashaAgainst('Zuhura');
    const { clock: stored } = await record(game);
    const deadline = stored!.deadline!;
    const token = await tokenFor(game, 'second');
    await server.clock.advanceTo(deadline);
    await server.clock.advance(millis(DAY - MINUTE));
    expect(at(await server.data(OPEN, { token }), 'gameLink.__typename')).toBe('GameLink');
    await server.clock.advance(millis(2 * MINUTE));
    expect(at(await server.data(OPEN, { token }), 'gameLink.reason')).toBe('EXPIRED');
    const answer = await askWith(token, STATE, { id: game.id });
    expect(at(answer, 'errors.0.extensions.code')).toBe('LINK_EXPIRED');
    expect(at(answer, 'errors.0.message')).toContain('time of this link is over');
  });
});
