import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { extendTime } from '../../api/src/application/commands/game/extend-time.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { cancelTournament } from '../../api/src/application/commands/tournament/cancel.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { createTournament } from '../../api/src/application/commands/tournament/create.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { enterTournament } from '../../api/src/application/commands/tournament/enter.ts';
import { leaveTournament } from '../../api/src/application/commands/tournament/leave.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import type { CommandError } from '../../api/src/application/errors.ts';
import { asId, type GameId, type TournamentId } from '../../api/src/kernel/ids.ts';
import type { Result } from '../../api/src/kernel/result.ts';
import { DAY, millis } from '../../api/src/kernel/time.ts';
import { GAMES } from '../../api/src/rules/games/registry.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import {
  must,
  newWorld,
  personOf,
  refusal,
  USUAL_TOURNAMENT,
  type Person,
  type RunningTournament,
  type World,
} from '../support/world.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
  scene = await newScene();
});
afterAll(() => db.close());

/** A scene: a running tournament of three, here, and one elsewhere; South and North of its first game. */
interface Scene {
  readonly world: World;
  readonly here: RunningTournament;
  readonly elsewhere: RunningTournament;
  readonly game: GameRecord;
  readonly reported: GameRecord;
  readonly south: Person;
  readonly north: Person;
  readonly stranger: Person;
  readonly director: Person;
}

let seed = 200;
let scene: Scene;

async function newScene(): Promise<Scene> {
  const world = newWorld(db, (seed += 1));
  const here = await world.running(['Ana', 'Ben', 'Cleo']);
  const elsewhere = await world.running(['Dan', 'Eve', 'Fay'], { venue: 'ELSEWHERE' });
  const [game] = await here.games();
  const [reported] = await elsewhere.games();
  if (game === undefined || reported === undefined) throw new Error('no games');
  const stranger = await world.person('Stranger', 'DIRECTOR');
  const south = personOf(here.players, game.players.first);
  const north = personOf(here.players, game.players.second);
  return { world, here, elsewhere, game, reported, south, north, stranger, director: here.director };
}

type Refused = Promise<Result<unknown, CommandError>>;

const OPENING = GAMES.BAO.initial({ variant: 'KISWAHILI' });
const MOVE = OPENING.ok ? (GAMES.BAO.legalMoves(OPENING.value)[0] ?? '') : '';
const person = { name: 'Gus', country: null, category: 3, elo: 1500, matches: 0 };
const result = { winner: 'first', how: 'PLAYED', address: null, boardNumber: null, at: null } as const;
const nowhere = asId<TournamentId>('nowhere');

test.each<[string, object, (s: Scene) => Refused]>([
  // a move
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
  // resigning, rulings
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
  // a tournament's life
  [
    'a player creates a tournament',
    { kind: 'forbidden' },
    ({ south }) => createTournament(south.context, USUAL_TOURNAMENT),
  ],
  [
    'a tournament without a name',
    { kind: 'invalid-input', field: 'name' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, name: ' ' }),
  ],
  [
    'a name of 81 characters',
    { kind: 'invalid-input', field: 'name' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, name: 'n'.repeat(81) }),
  ],
  [
    'a name with a control character',
    { kind: 'invalid-input', field: 'name' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, name: 'a\u0000b' }),
  ],
  [
    'a name that turns the reading direction',
    { kind: 'invalid-input', field: 'name' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, name: 'a\u202Eb' }),
  ],
  [
    'a name of which nothing can be seen',
    { kind: 'invalid-input', field: 'name' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, name: '\u200D\u200C' }),
  ],
  [
    'a name with half a character',
    { kind: 'invalid-input', field: 'name' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, name: 'a\uD800' }),
  ],
  [
    'a time control that does not parse',
    { kind: 'invalid-time-control', column: 3 },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, timeControl: 'T=[3+1]<=7' }),
  ],
  [
    '35 players',
    { kind: 'invalid-input', field: 'maxPlayers' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, maxPlayers: 35 }),
  ],
  [
    'at most 5 players with the KIBA preset',
    { kind: 'invalid-input', field: 'maxPlayers' },
    ({ director }) =>
      createTournament(director.context, { ...USUAL_TOURNAMENT, settings: { preset: 'KIBA' }, maxPlayers: 5 }),
  ],
  [
    'a preset that there is not',
    { kind: 'invalid-input', field: 'settings' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, settings: { preset: 'FIDE' } }),
  ],
  [
    'a variant that there is not',
    { kind: 'invalid-input', field: 'gameConfig' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, gameConfig: { variant: 'OMWESO' } }),
  ],
  [
    'a format that is not played yet',
    { kind: 'invalid-input', field: 'format' },
    ({ director }) => createTournament(director.context, { ...USUAL_TOURNAMENT, format: 'KNOCKOUT', settings: {} }),
  ],
  [
    'a start in the past',
    { kind: 'invalid-input', field: 'startsAt' },
    ({ director, world }) => createTournament(director.context, { ...USUAL_TOURNAMENT, startsAt: world.now() }),
  ],
  [
    'another director opens registration',
    { kind: 'forbidden' },
    ({ stranger, here }) => openRegistration(stranger.context, { tournamentId: here.id }),
  ],
  [
    'registration of a running tournament is opened',
    { kind: 'wrong-status', status: 'RUNNING' },
    ({ director, here }) => openRegistration(director.context, { tournamentId: here.id }),
  ],
  [
    'registration of a running tournament is closed',
    { kind: 'wrong-status', status: 'RUNNING' },
    ({ director, here }) => closeRegistration(director.context, { tournamentId: here.id }),
  ],
  [
    'a running tournament is started',
    { kind: 'wrong-status', status: 'RUNNING' },
    ({ director, here }) => startTournament(director.context, { tournamentId: here.id }),
  ],
  [
    'a running tournament is cancelled',
    { kind: 'wrong-status', status: 'RUNNING' },
    ({ director, here }) => cancelTournament(director.context, { tournamentId: here.id }),
  ],
  [
    'no tournament is started',
    { kind: 'not-found' },
    ({ director }) => startTournament(director.context, { tournamentId: nowhere }),
  ],
  [
    'a running tournament is entered',
    { kind: 'wrong-status', status: 'RUNNING' },
    ({ stranger, here }) => enterTournament(stranger.context, { tournamentId: here.id, playerId: null }),
  ],
  [
    'a player enters another',
    { kind: 'forbidden' },
    ({ south, stranger, here }) =>
      enterTournament(south.context, { tournamentId: here.id, playerId: stranger.playerId }),
  ],
  [
    'a player enters many',
    { kind: 'forbidden' },
    ({ south, here }) => enterPlayers(south.context, { tournamentId: here.id, playerIds: [], newPlayers: [person] }),
  ],
  [
    'nobody is entered',
    { kind: 'invalid-input', field: 'playerIds' },
    ({ director, here }) => enterPlayers(director.context, { tournamentId: here.id, playerIds: [], newPlayers: [] }),
  ],
  [
    'a player of no known country',
    { kind: 'invalid-input', field: 'newPlayers.0.country' },
    ({ director, here }) =>
      enterPlayers(director.context, {
        tournamentId: here.id,
        playerIds: [],
        newPlayers: [{ ...person, country: 'K' }],
      }),
  ],
  [
    'a player of category 4',
    { kind: 'invalid-input', field: 'newPlayers.1.category' },
    ({ director, here }) =>
      enterPlayers(director.context, {
        tournamentId: here.id,
        playerIds: [],
        newPlayers: [person, { ...person, category: 4 }],
      }),
  ],
  [
    'a running tournament is left',
    { kind: 'wrong-status', status: 'RUNNING' },
    ({ south, here }) => leaveTournament(south.context, { tournamentId: here.id, playerId: null }),
  ],
  [
    'a stranger leaves',
    { kind: 'not-found' },
    ({ stranger, here }) => leaveTournament(stranger.context, { tournamentId: here.id, playerId: null }),
  ],
  [
    'a stranger withdraws',
    { kind: 'not-found' },
    ({ stranger, here }) => withdraw(stranger.context, { tournamentId: here.id, playerId: null }),
  ],
  [
    'a player withdraws another',
    { kind: 'forbidden' },
    ({ south, north, here }) => withdraw(south.context, { tournamentId: here.id, playerId: north.playerId }),
  ],
  // reports
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
  const { south, north, director, game } = await newScene();
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
  const { south, north, game } = await newScene();
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

test.each([
  ['2 players', 'FREE', 2],
  ['5 players with the KIBA preset', 'KIBA', 5],
])('%s cannot start, and it is said why', async (_name, preset, players) => {
  const { world, director } = await newScene();
  const tournamentId = await world.draft(director, { settings: { preset } });
  must(await openRegistration(director.context, { tournamentId }));
  const newPlayers = Array.from({ length: players }, (_, index) => ({ ...person, name: `Player ${index}` }));
  must(await enterPlayers(director.context, { tournamentId, playerIds: [], newPlayers }));
  must(await closeRegistration(director.context, { tournamentId }));
  const before = await fingerprint(db);
  const error = refusal(await startTournament(director.context, { tournamentId }));
  expect(error).toMatchObject({ kind: 'player-count', players, issues: [{ blocking: true }] });
  expect(await fingerprint(db)).toBe(before);
});

test('a full tournament takes nobody, a known player enters once, and who leaves makes room', async () => {
  const { world, director, south, north, stranger } = await newScene();
  const tournamentId = await world.draft(director, { maxPlayers: 3 });
  const enter = (who: Person) => enterTournament(who.context, { tournamentId, playerId: null });
  expect(refusal(await enter(south))).toMatchObject({ kind: 'wrong-status', status: 'DRAFT' });
  must(await openRegistration(director.context, { tournamentId }));
  must(await enter(south));
  expect(refusal(await enter(south)).kind).toBe('already-entered');
  const twice = { tournamentId, playerIds: [north.playerId, north.playerId], newPlayers: [] };
  expect(refusal(await enterPlayers(director.context, twice)).kind).toBe('already-entered');
  must(await enterPlayers(director.context, { tournamentId, playerIds: [north.playerId], newPlayers: [person] }));
  expect(refusal(await enter(stranger))).toMatchObject({ kind: 'tournament-full', maxPlayers: 3 });
  must(await leaveTournament(south.context, { tournamentId, playerId: null }));
  must(await enter(stranger));
  must(await closeRegistration(director.context, { tournamentId }));
  expect(refusal(await enter(south))).toMatchObject({ kind: 'wrong-status', status: 'CLOSED' });
});

test('time that has run out cannot be extended: the game is lost first', async () => {
  const { world, director, game } = await newScene();
  world.pass(millis(3 * DAY + 1));
  const time = { gameId: game.id, seat: 'first', seconds: 60, reason: 'late' } as const;
  expect(refusal(await extendTime(director.context, time)).kind).toBe('game-over');
  const results = await db.prisma.result.findMany({ where: { gameId: game.id } });
  expect(results.map(({ how, winner }) => [how, winner])).toEqual([['TIME', 'second']]);
});
