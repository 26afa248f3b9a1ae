import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import type { CreateTournamentInput } from '../../api/src/application/commands/tournament/create.ts';
import { advanceTournament } from '../../api/src/application/commands/tournament/advance.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import type { GameId, StageId } from '../../api/src/kernel/ids.ts';
import type { Seat } from '../../api/src/kernel/seat.ts';
import { HOUR, millis } from '../../api/src/kernel/time.ts';
import type { GameRecord } from '../../api/src/store/reading/game.ts';
import { groupsOfTournaments, stagesOfTournaments } from '../../api/src/store/reading/stage.ts';
import { tournamentsByIds } from '../../api/src/store/reading/tournament.ts';
import { must, type Person, type RunningTournament, type World } from './world.ts';

/** A KIBA tournament whose games are played elsewhere, so that a test decides them. */
export interface KibaEvent extends RunningTournament {
  readonly world: World;
  stages(): ReturnType<typeof stagesOfTournaments>;
  groups(): ReturnType<typeof groupsOfTournaments>;
  status(): Promise<string>;
  open(): Promise<readonly GameRecord[]>;
  /** Decides open games, all of them at once; who wins is up to `winnerOf`, null: nobody. */
  decide(winnerOf: (game: GameRecord) => Seat | null, games?: readonly GameRecord[]): Promise<void>;
  /** The director approves the stage that waits for him. */
  approve(): Promise<void>;
  withdraw(person: Person): Promise<void>;
}

/** Names for so many players, the strongest first as a list by entry has them. */
export function names(players: number): readonly string[] {
  return Array.from({ length: players }, (_, index) => `P${String(index + 1).padStart(2, '0')}`);
}

/** A KIBA tournament of new people with these settings, entered and started. */
export async function runningKiba(
  world: World,
  players: number,
  settings: object = {},
  input: Partial<CreateTournamentInput> = {},
): Promise<KibaEvent> {
  const running = await world.running(names(players), { format: 'KIBA', settings, venue: 'ELSEWHERE', ...input });
  return kibaEvent(world, running);
}

/** A tournament as a test plays it through. */
export function kibaEvent(world: World, running: RunningTournament): KibaEvent {
  const { prisma } = world.db;
  const { id, director } = running;
  const stages = () => stagesOfTournaments(prisma, [id]);
  const event: KibaEvent = {
    ...running,
    world,
    stages,
    groups: () => groupsOfTournaments(prisma, [id]),
    status: async () => (await tournamentsByIds(prisma, [id]))[0]?.status ?? '',
    open: async () => (await running.games()).filter(({ status }) => status !== 'FINISHED'),
    async decide(winnerOf, games) {
      const open = games ?? (await event.open());
      const results = open.map((game) => report(game.id, winnerOf(game)));
      world.pass(millis(HOUR));
      must(await reportResult(director.context, { tournamentId: id, results }));
    },
    async approve() {
      const waiting = (await stages()).find(({ state }) => state === 'AWAITING_APPROVAL');
      if (waiting === undefined) throw new Error('no stage waits');
      await approveStage(waiting.id);
    },
    async withdraw(person) {
      world.pass(millis(HOUR));
      must(await withdraw(person.context, { tournamentId: id, playerId: null }));
    },
  };
  async function approveStage(stageId: StageId): Promise<void> {
    world.pass(millis(HOUR));
    must(await advanceTournament(director.context, { tournamentId: id, stageId }));
  }
  return event;
}

function report(gameId: GameId, winner: Seat | null) {
  const how = winner === null ? ('NO_RESULT' as const) : ('PLAYED' as const);
  return { gameId, winner, how, address: null, boardNumber: null, at: null };
}

/** The better player wins: who was named first by `names`. */
export function betterWins(event: RunningTournament): (game: GameRecord) => Seat {
  const place = new Map(event.players.map(({ playerId }, index) => [playerId, index]));
  return ({ players }) => ((place.get(players.first) ?? 0) < (place.get(players.second) ?? 0) ? 'first' : 'second');
}
