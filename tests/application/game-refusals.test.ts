import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { extendTime } from '../../api/src/application/commands/game/extend-time.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import type { CommandError } from '../../api/src/application/errors.ts';
import { asId, type GameId } from '../../api/src/kernel/ids.ts';
import type { Result } from '../../api/src/kernel/result.ts';
import { DAY, millis } from '../../api/src/kernel/time.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { must, personOf, refusal, type World } from '../support/world.ts';
import { newScene, type Scene } from './refusal-scene.ts';

let db: Db;
let scene: Scene;
let seed = 200;
beforeAll(async () => {
  db = await openTestDatabase();
  scene = await newScene(db, seed);
});
afterAll(() => db.close());

type Refused = Promise<Result<unknown, CommandError>>;

const OPENING = GAMES.BAO.initial({ variant: 'KISWAHILI' });
const MOVE = OPENING.ok ? (GAMES.BAO.legalMoves(OPENING.value)[0] ?? '') : '';
const result = { winner: 'first', how: 'PLAYED', address: null, boardNumber: null, at: null } as const;

test.each<[string, object, (s: Scene) => Refused]>([
  [
    'nobody signed in moves',
    { kind: 'not-signed-in' },
    ({ world, game }) => playMove(world.anonymous, { gameId: game.id, ply: 0, move: MOVE }),
  ],
  [
    'a stranger moves',
    { kind: 'forbidden' },
    ({ stranger, game }) => playMove(stranger.context, { gameId: game.id, ply: 0, move: MOVE }),
  ],
  [
    'the director moves for a player',
    { kind: 'forbidden' },
    ({ director, game }) => playMove(director.context, { gameId: game.id, ply: 0, move: MOVE }),
  ],
  [
    'a move in no game',
    { kind: 'not-found' },
    ({ south }) => playMove(south.context, { gameId: asId<GameId>('nothing'), ply: 0, move: MOVE }),
  ],
  [
    'a move in a game whose id no database can hold',
    { kind: 'not-found' },
    ({ south }) => playMove(south.context, { gameId: asId<GameId>('a\u0000b'), ply: 0, move: MOVE }),
  ],
  [
    'the wrong player moves',
    { kind: 'not-your-turn' },
    ({ north, game }) => playMove(north.context, { gameId: game.id, ply: 0, move: MOVE }),
  ],
  [
    'a move ahead of the game',
    { kind: 'stale-ply', expected: 1, actual: 0 },
    ({ south, game }) => playMove(south.context, { gameId: game.id, ply: 1, move: MOVE }),
  ],
  [
    'a move at a ply below zero',
    { kind: 'stale-ply', expected: -1, actual: 0 },
    ({ south, game }) => playMove(south.context, { gameId: game.id, ply: -1, move: MOVE }),
  ],
  [
    'a text that is no move',
    { kind: 'illegal-move', column: 1 },
    ({ south, game }) => playMove(south.context, { gameId: game.id, ply: 0, move: '💥' }),
  ],
  [
    'a hostile text as a move',
    { kind: 'illegal-move' },
    ({ south, game }) =>
      playMove(south.context, { gameId: game.id, ply: 0, move: `\u0000'; drop table "Move"; --${'x'.repeat(5_000)}` }),
  ],
  [
    'a move in a game that is played elsewhere',
    { kind: 'wrong-status', status: 'ELSEWHERE' },
    ({ elsewhere, reported }) =>
      playMove(personOf(elsewhere.players, reported.players.first).context, {
        gameId: reported.id,
        ply: 0,
        move: MOVE,
      }),
  ],
  [
    'a key that is too long',
    { kind: 'invalid-input', field: 'idempotencyKey' },
    ({ south, game }) =>
      playMove(south.context, { gameId: game.id, ply: 0, move: MOVE, idempotencyKey: 'k'.repeat(201) }),
  ],
  ['a stranger resigns', { kind: 'forbidden' }, ({ stranger, game }) => resign(stranger.context, { gameId: game.id })],
  [
    'resigning a game that is played elsewhere',
    { kind: 'wrong-status' },
    ({ elsewhere, reported }) =>
      resign(personOf(elsewhere.players, reported.players.first).context, { gameId: reported.id }),
  ],
  [
    'a player adjudicates',
    { kind: 'forbidden' },
    ({ south, game }) => adjudicate(south.context, { gameId: game.id, winner: 'first', reason: 'I say so' }),
  ],
  [
    'a director of another tournament adjudicates',
    { kind: 'forbidden' },
    ({ stranger, game }) => adjudicate(stranger.context, { gameId: game.id, winner: 'first', reason: 'I say so' }),
  ],
  [
    'a ruling without a reason',
    { kind: 'invalid-input', field: 'reason' },
    ({ director, game }) => adjudicate(director.context, { gameId: game.id, winner: 'first', reason: '  ' }),
  ],
  [
    'a player extends his own time',
    { kind: 'forbidden' },
    ({ south, game }) => extendTime(south.context, { gameId: game.id, seat: 'first', seconds: 60, reason: 'please' }),
  ],
  [
    'more time below zero',
    { kind: 'invalid-input', field: 'seconds' },
    ({ director, game }) =>
      extendTime(director.context, { gameId: game.id, seat: 'first', seconds: -60, reason: 'less' }),
  ],
  [
    'more time than ten years',
    { kind: 'invalid-input', field: 'seconds' },
    ({ director, game }) =>
      extendTime(director.context, { gameId: game.id, seat: 'first', seconds: 1e9, reason: 'much' }),
  ],
  [
    'more time for a game without a clock',
    { kind: 'wrong-status' },
    ({ elsewhere, reported }) =>
      extendTime(elsewhere.director.context, { gameId: reported.id, seat: 'first', seconds: 60, reason: 'why' }),
  ],
  [
    'a result of a game that is played here',
    { kind: 'wrong-status', status: 'HERE' },
    ({ director, here, game }) =>
      reportResult(director.context, { tournamentId: here.id, results: [{ ...result, gameId: game.id }] }),
  ],
  [
    'a player reports',
    { kind: 'forbidden' },
    ({ elsewhere, reported }) =>
      reportResult(personOf(elsewhere.players, reported.players.first).context, {
        tournamentId: elsewhere.id,
        results: [{ ...result, gameId: reported.id }],
      }),
  ],
  [
    'an empty report',
    { kind: 'invalid-result', index: null },
    ({ elsewhere }) => reportResult(elsewhere.director.context, { tournamentId: elsewhere.id, results: [] }),
  ],
  [
    'a good result and one of another tournament',
    { kind: 'invalid-result', index: 1 },
    ({ elsewhere, reported, game }) =>
      reportResult(elsewhere.director.context, {
        tournamentId: elsewhere.id,
        results: [
          { ...result, gameId: reported.id },
          { ...result, gameId: game.id },
        ],
      }),
  ],
  [
    'the same game twice',
    { kind: 'invalid-result', index: 1 },
    ({ elsewhere, reported }) =>
      reportResult(elsewhere.director.context, {
        tournamentId: elsewhere.id,
        results: [
          { ...result, gameId: reported.id },
          { ...result, gameId: reported.id, winner: 'second' },
        ],
      }),
  ],
  [
    'a game played without a winner',
    { kind: 'invalid-result', index: 0 },
    ({ elsewhere, reported }) =>
      reportResult(elsewhere.director.context, {
        tournamentId: elsewhere.id,
        results: [{ ...result, gameId: reported.id, winner: null }],
      }),
  ],
  [
    'a ruling as a report',
    { kind: 'invalid-result', index: 0 },
    ({ elsewhere, reported }) =>
      reportResult(elsewhere.director.context, {
        tournamentId: elsewhere.id,
        results: [{ ...result, gameId: reported.id, how: 'ADJUDICATED' }],
      }),
  ],
  [
    'a result of tomorrow',
    { kind: 'invalid-result', index: 0 },
    ({ elsewhere, reported, world }) =>
      reportResult(elsewhere.director.context, {
        tournamentId: elsewhere.id,
        results: [{ ...result, gameId: reported.id, at: (world.now() + DAY) as ReturnType<World['now']> }],
      }),
  ],
])('%s: refused, and nothing is changed', async (_name, expected, command) => {
  const before = await fingerprint(db);
  expect(refusal(await command(scene))).toMatchObject({ ...expected, message: expect.stringMatching(/\.$/) });
  expect(await fingerprint(db)).toBe(before);
});

test('a game that is over takes no move, no resignation and no time; its last move is still known', async () => {
  const { south, north, director, game } = await newScene(db, (seed += 1));
  must(await playMove(south.context, { gameId: game.id, ply: 0, move: MOVE }));
  must(await resign(north.context, { gameId: game.id }));
  const before = await fingerprint(db);
  const over = { kind: 'game-over' };
  expect(refusal(await playMove(north.context, { gameId: game.id, ply: 1, move: MOVE }))).toMatchObject(over);
  expect(refusal(await resign(south.context, { gameId: game.id }))).toMatchObject(over);
  const time = { gameId: game.id, seat: 'first', seconds: 60, reason: 'late' } as const;
  expect(refusal(await extendTime(director.context, time))).toMatchObject(over);
  expect(must(await playMove(south.context, { gameId: game.id, ply: 0, move: MOVE })).repeated).toBe(true);
  expect(await fingerprint(db)).toBe(before);
});

test('the same move twice is one move: written otherwise it is known again, another move at that ply is stale', async () => {
  const { south, north, game } = await newScene(db, (seed += 1));
  const input = { gameId: game.id, ply: 0, move: MOVE };
  expect(must(await playMove(south.context, input)).repeated).toBe(false);
  const before = await fingerprint(db);
  expect(must(await playMove(south.context, input))).toMatchObject({ notation: MOVE, repeated: true });
  const short = MOVE.replace('*', '').slice(1);
  expect(must(await playMove(south.context, { ...input, move: short }))).toMatchObject({
    notation: MOVE,
    repeated: true,
  });
  const [, other = ''] = OPENING.ok ? GAMES.BAO.legalMoves(OPENING.value) : [];
  const stale = { kind: 'stale-ply', expected: 0, actual: 1 };
  expect(refusal(await playMove(south.context, { ...input, move: other }))).toMatchObject(stale);
  expect(refusal(await playMove(north.context, input))).toMatchObject(stale);
  expect(await fingerprint(db)).toBe(before);
});

test('time that has run out cannot be extended: the game is lost first', async () => {
  const { world, director, game } = await newScene(db, (seed += 1));
  world.pass(millis(3 * DAY + 1));
  const time = { gameId: game.id, seat: 'first', seconds: 60, reason: 'late' } as const;
  expect(refusal(await extendTime(director.context, time)).kind).toBe('game-over');
  const results = await db.prisma.result.findMany({ where: { gameId: game.id } });
  expect(results.map(({ how, winner }) => [how, winner])).toEqual([['TIME', 'second']]);
});
