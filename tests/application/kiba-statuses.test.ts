import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjudicate } from '../../api/src/application/commands/game/adjudicate.ts';
import { advanceTournament } from '../../api/src/application/commands/tournament/advance.ts';
import { cancelTournament } from '../../api/src/application/commands/tournament/cancel.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterTournament } from '../../api/src/application/commands/tournament/enter.ts';
import { leaveTournament } from '../../api/src/application/commands/tournament/leave.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { replacePlayer } from '../../api/src/application/commands/tournament/replace-player.ts';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { correctEntry } from '../../api/src/application/commands/tournament/correct-entry.ts';
import { setCategory } from '../../api/src/application/commands/tournament/set-category.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { updateTournament } from '../../api/src/application/commands/tournament/update.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import type { CommandOptions } from '../../api/src/application/events.ts';
import { asId, type GameId, type StageId, type TournamentId } from '../../api/src/kernel/ids.ts';
import type { Result } from '../../api/src/kernel/result.ts';
import type { Db } from '../../api/src/store/client.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { openTestDatabase } from '../support/database.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { betterWins, enteredKiba, kibaEvent } from '../support/kiba-event.ts';
import { must, newWorld, type Person, type World } from '../support/world.ts';

const STATUSES = ['DRAFT', 'REGISTRATION', 'CLOSED', 'RUNNING', 'FINISHED', 'CANCELLED'] as const;
type Status = (typeof STATUSES)[number];

/** A tournament of six in one state, with what a command about it needs. */
interface Scene {
  readonly id: TournamentId;
  readonly director: Person;
  readonly player: Person;
  readonly newcomer: Person;
  readonly stageId: StageId;
  readonly game: GameId;
}

let db: Db;
let world: World;
const scenes = new Map<Status, Scene>();
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 800);
  for (const status of STATUSES) scenes.set(status, await sceneOf(status));
});
afterAll(() => db.close());

async function sceneOf(status: Status): Promise<Scene> {
  const { director, people, tournamentId: id } = await enteredKiba(world, status === 'DRAFT' ? 0 : 6);
  const newcomer = await world.person('Newcomer');
  const player = people[0] ?? newcomer;
  const scene = { id, director, player, newcomer, stageId: asId<StageId>('none') };
  const noGame = asId<GameId>('none');
  if (status === 'DRAFT') {
    await db.prisma.tournament.update({ where: { id }, data: { status: 'DRAFT' } });
    return { ...scene, game: noGame };
  }
  const bare = { ...scene, game: noGame };
  if (status === 'REGISTRATION') return bare;
  if (status === 'CANCELLED')
    must(await cancelTournament(director.context, { tournamentId: id, reason: 'The hall is closed.' }));
  if (status === 'CANCELLED') return bare;
  must(await closeRegistration(director.context, { tournamentId: id }));
  if (status === 'CLOSED') return bare;
  must(await startTournament(director.context, { tournamentId: id }));
  const games = () => gamesOfTournaments(db.prisma, [id]);
  const event = kibaEvent(world, { id, director, players: people, games });
  await event.decide(betterWins(event));
  if (status === 'FINISHED') {
    await event.approve();
    await event.decide(betterWins(event));
    await event.decide(betterWins(event));
  }
  const [stage] = await event.stages();
  const [game] = await games();
  return { ...scene, stageId: stage!.id, game: game!.id };
}

type Command = (scene: Scene, options: CommandOptions) => Promise<Result<unknown, { readonly kind: string }>>;

const result = { winner: 'first', how: 'PLAYED', address: null, boardNumber: null, at: null } as const;

/** Each command with the states in which it is not refused for the state; RUNNING is at the end of the qualification. */
const COMMANDS: Readonly<Record<string, readonly [Command, readonly Status[]]>> = {
  openRegistration: [
    ({ director, id }, options) => openRegistration(director.context, { tournamentId: id, ...options }),
    ['DRAFT', 'CLOSED'],
  ],
  enterTournament: [
    ({ newcomer, id }, options) => enterTournament(newcomer.context, { tournamentId: id, playerId: null, ...options }),
    ['REGISTRATION'],
  ],
  leaveTournament: [
    ({ player, id }, options) => leaveTournament(player.context, { tournamentId: id, playerId: null, ...options }),
    ['REGISTRATION'],
  ],
  setCategory: [
    ({ director, player, id }, options) =>
      setCategory(director.context, { tournamentId: id, playerId: player.playerId, category: 1, ...options }),
    ['REGISTRATION'],
  ],
  correctEntry: [
    ({ director, player, id }, options) =>
      correctEntry(director.context, { tournamentId: id, playerId: player.playerId, elo: 1_700, ...options }),
    ['REGISTRATION', 'CLOSED'],
  ],
  closeRegistration: [
    ({ director, id }, options) => closeRegistration(director.context, { tournamentId: id, ...options }),
    ['REGISTRATION'],
  ],
  updateTournament: [
    ({ director, id }, options) =>
      updateTournament(director.context, { tournamentId: id, settings: { groups: 2 }, ...options }),
    ['DRAFT', 'REGISTRATION', 'CLOSED'],
  ],
  startTournament: [
    ({ director, id }, options) => startTournament(director.context, { tournamentId: id, ...options }),
    ['CLOSED'],
  ],
  cancelTournament: [
    ({ director, id }, options) =>
      cancelTournament(director.context, { tournamentId: id, reason: 'The hall is closed.', ...options }),
    ['DRAFT', 'REGISTRATION', 'CLOSED', 'RUNNING'],
  ],
  withdraw: [
    ({ player, id }, options) => withdraw(player.context, { tournamentId: id, playerId: null, ...options }),
    ['RUNNING'],
  ],
  advanceTournament: [
    ({ director, id, stageId }, options) =>
      advanceTournament(director.context, { tournamentId: id, stageId, ...options }),
    ['RUNNING'],
  ],
  adjudicate: [
    ({ director, game }, options) =>
      adjudicate(director.context, { gameId: game, winner: 'second', reason: 'Seen', ...options }),
    ['RUNNING', 'FINISHED'],
  ],
};

const CASES = Object.entries(COMMANDS).flatMap(([name, [command, allowed]]) =>
  STATUSES.map((status) => [name, status, command, allowed.includes(status)] as const),
);

test.each(CASES)('%s of a tournament that is %s', async (_name, status, command, isAllowed) => {
  const scene = scenes.get(status)!;
  const before = await fingerprint(db);
  const answer = await command(scene, { dryRun: true });
  expect(await fingerprint(db)).toEqual(before);
  if (isAllowed) expect(answer.ok).toBe(true);
  else expect(answer.ok ? null : answer.error.kind).toMatch(/^(wrong-status|not-found)$/);
  const isKnown = !answer.ok && answer.error.kind === 'wrong-status';
  if (isKnown) expect(answer.error).toMatchObject({ status });
});

test.each(STATUSES)(
  'results are reported while it runs, players replaced from the registration on: %s',
  async (status) => {
    const { id, director, player, newcomer, stageId, game } = scenes.get(status)!;
    const reported = await reportResult(director.context, { tournamentId: id, results: [{ gameId: game, ...result }] });
    const expected = status === 'RUNNING' ? { kind: 'already-decided' } : { kind: 'wrong-status', status };
    expect(reported).toMatchObject({ ok: false, error: expected });
    const input = { tournamentId: id, stageId, out: player.playerId, into: newcomer.playerId, newPlayer: null };
    const replaced = await replacePlayer(director.context, { ...input, reason: 'Ill', dryRun: true });
    const refused = status === 'RUNNING' ? { kind: 'already-decided' } : { kind: 'wrong-status', status };
    const isBefore = status === 'REGISTRATION' || status === 'CLOSED';
    expect(replaced).toMatchObject(isBefore ? { ok: true } : { ok: false, error: refused });
  },
);
