import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { extendTime } from '../../api/src/application/commands/game/extend-time.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { resign } from '../../api/src/application/commands/game/resign.ts';
import { cancelTournament } from '../../api/src/application/commands/tournament/cancel.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { createTournament } from '../../api/src/application/commands/tournament/create.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { leaveTournament } from '../../api/src/application/commands/tournament/leave.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import type { CommandOptions, Effects } from '../../api/src/application/events.ts';
import type { Result } from '../../api/src/kernel/result.ts';
import { DAY, millis } from '../../api/src/kernel/time.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { must, newWorld, personOf, refusal, USUAL_TOURNAMENT, type Person, type World } from '../support/world.ts';

let db: Db;
let world: World;
let director: Person;
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 300);
  director = await world.person('Director', 'DIRECTOR');
});
afterAll(() => db.close());

type Done = Result<{ readonly effects: Effects }, unknown>;
type Command = (options: CommandOptions) => Promise<Done>;

const newPlayers = ['Kobe', 'Jan', 'Sock', 'Peter'].map((name) => ({
  name,
  country: 'it',
  category: 3,
  elo: 1700,
  matches: 10,
}));

const OPENING = GAMES.BAO.initial({ variant: 'KISWAHILI' });
const MOVE = OPENING.ok ? (GAMES.BAO.legalMoves(OPENING.value)[0] ?? '') : '';

async function opened(): Promise<{ tournamentId: Awaited<ReturnType<World['draft']>> }> {
  const tournamentId = await world.draft(director);
  must(await openRegistration(director.context, { tournamentId }));
  return { tournamentId };
}

async function firstGame(input = {}) {
  const tournament = await world.running(['Ana', 'Ben', 'Cleo'], input);
  const [game] = await tournament.games();
  if (game === undefined) throw new Error('no game');
  return { tournament, game, gameId: game.id, first: personOf(tournament.players, game.players.first) };
}

const COMMANDS: ReadonlyArray<readonly [string, () => Promise<Command>]> = [
  [
    'createTournament',
    async () => (options) => createTournament(director.context, { ...USUAL_TOURNAMENT, ...options }),
  ],
  [
    'openRegistration',
    async () => {
      const tournamentId = await world.draft(director);
      return (options) => openRegistration(director.context, { tournamentId, ...options });
    },
  ],
  [
    'enterPlayers',
    async () => {
      const { tournamentId } = await opened();
      return (options) => enterPlayers(director.context, { tournamentId, playerIds: [], newPlayers, ...options });
    },
  ],
  [
    'leaveTournament',
    async () => {
      const { tournamentId } = await opened();
      const { playerId } = await world.person('Ina');
      must(await enterPlayers(director.context, { tournamentId, playerIds: [playerId], newPlayers: [] }));
      return (options) => leaveTournament(director.context, { tournamentId, playerId, ...options });
    },
  ],
  [
    'closeRegistration',
    async () => {
      const { tournamentId } = await opened();
      must(await enterPlayers(director.context, { tournamentId, playerIds: [], newPlayers }));
      return (options) => closeRegistration(director.context, { tournamentId, ...options });
    },
  ],
  [
    'startTournament',
    async () => {
      const { tournamentId } = await opened();
      must(await enterPlayers(director.context, { tournamentId, playerIds: [], newPlayers }));
      must(await closeRegistration(director.context, { tournamentId }));
      return (options) => startTournament(director.context, { tournamentId, ...options });
    },
  ],
  [
    'cancelTournament',
    async () => {
      const { tournamentId } = await opened();
      return (options) =>
        cancelTournament(director.context, { tournamentId, reason: 'The hall is closed.', ...options });
    },
  ],
  [
    'cancelTournament of one that runs',
    async () => {
      const { tournament } = await firstGame();
      return (options) =>
        cancelTournament(tournament.director.context, {
          tournamentId: tournament.id,
          reason: 'The hall is closed.',
          ...options,
        });
    },
  ],
  [
    'withdraw',
    async () => {
      const { tournament, first } = await firstGame();
      return (options) => withdraw(first.context, { tournamentId: tournament.id, playerId: null, ...options });
    },
  ],
  [
    'resign',
    async () => {
      const { gameId, first } = await firstGame();
      return (options) => resign(first.context, { gameId, ...options });
    },
  ],
  [
    'adjudicate',
    async () => {
      const { gameId, tournament } = await firstGame();
      return (options) =>
        adjudicate(tournament.director.context, { gameId, winner: 'first', reason: 'Seen', ...options });
    },
  ],
  [
    'extendTime',
    async () => {
      const { gameId, tournament } = await firstGame();
      const input = { gameId, seat: 'first', seconds: 3_600, reason: 'Ill' } as const;
      return (options) => extendTime(tournament.director.context, { ...input, ...options });
    },
  ],
  [
    'reportResult',
    async () => {
      const { gameId, tournament } = await firstGame({ venue: 'ELSEWHERE' });
      const result = {
        gameId,
        winner: 'second',
        how: 'PLAYED',
        address: 'https://lamu.example/1',
        boardNumber: '1',
        at: null,
      } as const;
      const input = { tournamentId: tournament.id, results: [result] };
      return (options) => reportResult(tournament.director.context, { ...input, ...options });
    },
  ],
];

test.each(COMMANDS)('%s as a dry run changes nothing, and tells what it then does', async (_name, prepare) => {
  const command = await prepare();
  const before = await fingerprint(db);
  const told = must(await command({ dryRun: true })).effects;
  expect(told.dryRun).toBe(true);
  expect(await fingerprint(db)).toBe(before);
  const done = must(await command({})).effects;
  expect(await fingerprint(db)).not.toBe(before);
  const kinds = ({ events }: Effects) => events.map(({ kind }) => kind);
  expect(kinds(told)).toEqual(kinds(done));
  expect(kinds(done)).not.toEqual([]);
  // What can still be reached is told to who asks before he acts, and to nobody else.
  expect(told.standings.map((change) => ({ ...change, reach: null }))).toEqual(done.standings);
});

test.each(COMMANDS)('%s under a key is done once, and answers the same again for 7 days', async (name, prepare) => {
  const command = await prepare();
  const done = must(await command({ idempotencyKey: name }));
  const after = await fingerprint(db);
  expect(must(await command({ idempotencyKey: name }))).toEqual(JSON.parse(JSON.stringify(done)));
  expect(await fingerprint(db)).toBe(after);
});

test("playMove under a key is done once; the key is the caller's own, and not good for another input", async () => {
  const { tournament, game, gameId, first } = await firstGame();
  const input = { gameId, ply: 0, move: MOVE, idempotencyKey: 'mine' };
  expect(must(await playMove(first.context, input)).repeated).toBe(false);
  expect(must(await playMove(first.context, input)).repeated).toBe(true);
  const conflict = refusal(await playMove(first.context, { ...input, ply: 1 }));
  expect(conflict.kind).toBe('idempotency-conflict');
  const second = personOf(tournament.players, game.players.second);
  expect(refusal(await playMove(second.context, { ...input, ply: 1, move: 'x' })).kind).toBe('illegal-move');
  expect(await db.prisma.commandKey.count({ where: { key: 'mine' } })).toBe(1);
});

test('a key is forgotten after 7 days: what was asked then is asked anew', async () => {
  const input = { ...USUAL_TOURNAMENT, idempotencyKey: 'weekly' };
  const one = must(await createTournament(director.context, input));
  world.pass(millis(7 * DAY - 1));
  expect(must(await createTournament(director.context, input)).tournamentId).toBe(one.tournamentId);
  world.pass(millis(1));
  expect(must(await createTournament(director.context, input)).tournamentId).not.toBe(one.tournamentId);
});

test('the same key sent ten times at once creates one tournament', async () => {
  const before = await db.prisma.tournament.count();
  const input = { ...USUAL_TOURNAMENT, idempotencyKey: 'at once' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => createTournament(director.context, input)));
  expect(new Set(answers.map((answer) => must(answer).tournamentId)).size).toBe(1);
  expect(await db.prisma.tournament.count()).toBe(before + 1);
});
