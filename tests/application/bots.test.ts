import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { extendTime } from '../../api/src/application/commands/game/extend-time.ts';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { createBots } from '../../api/src/application/commands/player/create-bots.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { createTournament, type CreateTournamentInput } from '../../api/src/application/commands/tournament/create.ts';
import { enterPlayers } from '../../api/src/application/commands/tournament/enter-players.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import type { Actor, AppContext } from '../../api/src/application/context.ts';
import { runBots } from '../../api/src/application/jobs/bots.ts';
import type { PlayerId, TournamentId } from '../../api/src/kernel/ids.ts';
import { millis, SECOND } from '../../api/src/kernel/time.ts';
import { men } from '../../api/src/games/backgammon/rules/board.ts';
import { backgammonGame } from '../../api/src/games/backgammon/rules/one-game.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import { createActivity } from '../../api/src/server/activity.ts';
import { findSignedInAccount } from '../../api/src/store/auth-database.ts';
import { gamesOfTournaments, type GameRecord } from '../../api/src/store/reading/game.ts';
import { manualClock } from '../support/clock.ts';
import { seededEntropy } from '../support/seeded-entropy.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { must, refusal, USUAL_TOURNAMENT } from '../support/world.ts';

const seconds = (count: number) => millis(count * SECOND);
const bot = (name: string) => ({ name, country: 'KE', category: 3, elo: 1500, matches: 0 });

type TestPerson = Awaited<ReturnType<TestServer['signUp']>>;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const entropy = seededEntropy(9);
const as = (actor: Actor): AppContext => ({ db: server.db, now: server.clock.now, entropy, actor });

async function contextOf({ accountId }: TestPerson): Promise<AppContext> {
  const account = await findSignedInAccount(server.db, accountId);
  if (account === null) throw new Error('Nobody');
  return as({ kind: 'account', accountId, ...account });
}

async function newBots(...names: readonly string[]): Promise<readonly PlayerId[]> {
  const bots = names.map(bot);
  return must(await createBots(as({ kind: 'system' }), { game: 'BAO', bots })).playerIds;
}

let directors = 0;

/** A tournament of these players that has begun. */
async function begun(
  playerIds: readonly PlayerId[],
  input: Partial<CreateTournamentInput> = {},
): Promise<{ id: TournamentId; director: AppContext }> {
  const director = await contextOf(await server.signUp(`Salim ${(directors += 1)}`, 'DIRECTOR'));
  const { tournamentId } = must(await createTournament(director, { ...USUAL_TOURNAMENT, ...input }));
  must(await openRegistration(director, { tournamentId }));
  must(await enterPlayers(director, { tournamentId, playerIds, newPlayers: [] }));
  must(await closeRegistration(director, { tournamentId }));
  must(await startTournament(director, { tournamentId }));
  return { id: tournamentId, director };
}

const gamesOf = (id: TournamentId): Promise<readonly GameRecord[]> => gamesOfTournaments(server.db.prisma, [id]);
const plies = async (id: TournamentId): Promise<readonly number[]> => (await gamesOf(id)).map(({ ply }) => ply);

describe('bots', () => {
  test('add to the dice, roll and play games of backgammon to the end', async () => {
    const bots = await newBots('Juma', 'Zawadi', 'Neema');
    const { id, director } = await begun(bots, { game: 'BACKGAMMON', gameConfig: {} });
    await server.clock.advance(seconds(1));
    const games = await gamesOf(id);
    expect(games.every(({ ply, toMove }) => ply > 0 && toMove !== null)).toBe(true);
    // The last man of both, so that the rest of a game is a roll; whole games where there is time.
    const start = backgammonGame.initial({ length: 0, resignations: 'BY_THE_BOARD' });
    for (const { id: gameId, ply, toMove } of process.env['BARAZA_LONG'] === '1' ? [] : games) {
      const last = { first: men({ 1: 1 }), second: men({ 1: 1 }) };
      const turn = { ...start, men: last, turn: toMove ?? 'first', rolls: 9, phase: { kind: 'turn' } } as const;
      const at = { score: { first: 0, second: 0 }, crawford: 'before' } as const;
      const position = backgammonGame.encode({ ...turn, config: { ...start.config, at } });
      await server.db.prisma.game.update({ where: { id: gameId }, data: { position, ply: ply + 1 } });
      must(await extendTime(director, { gameId, seat: 'first', seconds: 60, reason: 'So that the bots look again.' }));
    }
    for (let minute = 0; minute < 300 && (await gamesOf(id)).some(({ status }) => status === 'RUNNING'); minute++) {
      await server.clock.advance(seconds(75));
    }
    expect(await server.db.prisma.tournament.findUnique({ where: { id } })).toMatchObject({ status: 'FINISHED' });
    const results = await server.db.prisma.result.findMany({ where: { game: { tournamentId: id } } });
    expect(results).toHaveLength(games.length);
    expect(
      results.every(({ how, winner, value }) => how === 'PLAYED' && winner !== null && value >= 1 && value <= 3),
    ).toBe(true);
  });

  test('answer a person within ten seconds, though nobody looks on', async () => {
    const person = await contextOf(await server.signUp('Asha'));
    const own = person.actor.kind === 'account' ? person.actor.playerId : null;
    if (own === null) throw new Error('Asha has no player');
    const { id } = await begun([own, ...(await newBots('Subira', 'Tumaini'))]);
    const game = (await gamesOf(id)).find(({ players }) => players.first === own);
    if (game?.position == null) throw new Error('Asha has no game');
    const move = GAMES.BAO.legalMoves(game.position)[0] ?? '';
    await server.clock.advance(seconds(60));
    must(await playMove(person, { gameId: game.id, ply: 0, move }));
    await server.clock.advance(seconds(2));
    const plyOf = async () => (await gamesOf(id)).find((one) => one.id === game.id)?.ply;
    expect(await plyOf()).toBe(1);
    await server.clock.advance(seconds(8));
    expect(await plyOf()).toBe(2);
  });

  test('take about a minute among themselves while nobody looks on', async () => {
    const { id } = await begun(await newBots('Juma', 'Zawadi', 'Neema'));
    await server.clock.advance(seconds(44));
    expect(new Set(await plies(id))).toEqual(new Set([0]));
    await server.clock.advance(seconds(32));
    expect(new Set(await plies(id))).toEqual(new Set([1]));
  });

  test('are quick from the moment when somebody looks on, and slow again when he has gone', async () => {
    const { id } = await begun(await newBots('Juma', 'Zawadi', 'Neema'));
    await server.clock.advance(seconds(30));
    const socket = server.socket();
    const watch = socket.watch('subscription { liveBoards(first: 100) { change } }');
    await watch.until(1);
    await server.clock.advance(seconds(2));
    expect(new Set(await plies(id))).toEqual(new Set([0]));
    await server.clock.advance(seconds(7));
    const seen = await plies(id);
    expect(Math.min(...seen)).toBe(1);
    await server.clock.advance(seconds(60));
    expect(Math.min(...(await plies(id)))).toBeGreaterThan(5);
    await socket.close();
    await expect.poll(() => server.composed.followed()).toBe(0);
    const before = await plies(id);
    await server.clock.advance(seconds(40));
    const after = await plies(id);
    expect(after.map((ply, index) => ply - (before[index] ?? 0)).every((moves) => moves <= 1)).toBe(true);
  });

  test('go on after a move that was refused, which is reported', async () => {
    const { id, director } = await begun(await newBots('Juma', 'Zawadi', 'Neema'));
    const quiet = manualClock(server.clock.now());
    const { working, settled } = createActivity();
    quiet.settled = settled;
    const stopping = new AbortController();
    const failures: unknown[] = [];
    const never = () => () => {};
    const { db } = server;
    const { now, sleepUntil } = quiet;
    const report = (failure: unknown) => void failures.push(failure);
    const hearing = { onChanges: never, onReconnect: never, watched: () => true, onWatched: never };
    const ended = runBots({ db, now, sleepUntil, entropy, working, report, signal: stopping.signal, ...hearing });
    await quiet.advance(seconds(1));
    const [decided, ...others] = await gamesOf(id);
    if (decided === undefined) throw new Error('No game');
    must(await adjudicate(director, { gameId: decided.id, winner: 'first', reason: 'A test.' }));
    await quiet.advance(seconds(10));
    expect(failures.map(String)).toEqual([
      expect.stringContaining(`game ${decided.id} was refused: This game is over.`),
    ]);
    expect(new Set((await gamesOf(id)).filter(({ id: one }) => one !== decided.id).map(({ ply }) => ply))).toEqual(
      new Set([1]),
    );
    expect(others).toHaveLength(5);
    stopping.abort();
    await ended;
  });

  test('are made by the server alone', async () => {
    const person = await contextOf(await server.signUp('Mariamu', 'ADMIN'));
    expect(refusal(await createBots(person, { game: 'BAO', bots: [bot('Juma')] })).kind).toBe('forbidden');
  });
});
