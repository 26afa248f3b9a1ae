import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import type { CreateTournamentInput } from '../../api/src/application/commands/tournament/create.ts';
import { advanceTournament } from '../../api/src/application/commands/tournament/advance.ts';
import { closeRegistration } from '../../api/src/application/commands/tournament/close-registration.ts';
import { enterTournament } from '../../api/src/application/commands/tournament/enter.ts';
import { openRegistration } from '../../api/src/application/commands/tournament/open-registration.ts';
import { startTournament } from '../../api/src/application/commands/tournament/start.ts';
import { withdraw } from '../../api/src/application/commands/tournament/withdraw.ts';
import { inboxTopic, tournamentTopic } from '../../api/src/application/events.ts';
import type { GameId, StageId } from '../../api/src/kernel/ids.ts';
import type { Seat } from '../../api/src/kernel/seat.ts';
import { HOUR, millis, SECOND } from '../../api/src/kernel/time.ts';
import type { EventKind, StoredEvent } from '../../api/src/application/vocabulary/event.ts';
import { eventsPage } from '../../api/src/application/vocabulary/log.ts';
import { gamesOfTournaments, type GameRecord } from '../../api/src/store/reading/game.ts';
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
  input: KibaInput = {},
): Promise<KibaEvent> {
  const { director, people, tournamentId } = await enteredKiba(world, players, settings, input);
  must(await closeRegistration(director.context, { tournamentId }));
  must(await startTournament(director.context, { tournamentId }));
  const games = () => gamesOfTournaments(world.db.prisma, [tournamentId]);
  return kibaEvent(world, { id: tournamentId, director, players: people, games });
}

/** How a tournament differs from the usual one; `equal`: all have the same KIBA score, else who entered earlier has more. */
interface KibaInput extends Partial<CreateTournamentInput> {
  readonly equal?: boolean;
}

/** A KIBA tournament whose registration is open, with new people who have entered one second after another. */
export async function enteredKiba(
  world: World,
  players: number,
  settings: object = {},
  { equal = false, ...input }: KibaInput = {},
) {
  const director = await world.person('Director', 'DIRECTOR');
  const tournamentId = await world.draft(director, { format: 'KIBA', settings, venue: 'ELSEWHERE', ...input });
  must(await openRegistration(director.context, { tournamentId }));
  const people: Person[] = [];
  for (const name of names(players)) {
    const person = await world.person(name);
    world.pass(SECOND);
    const elo = equal ? 1500 : 2000 - 10 * people.length;
    await world.db.prisma.rating.create({ data: { playerId: person.playerId, game: 'BAO', elo, matches: 50 } });
    must(await enterTournament(person.context, { tournamentId, playerId: null }));
    people.push(person);
  }
  return { director, people, tournamentId };
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

/** What a player was told of these kinds, the oldest first. */
export async function toldOf(
  { db }: World,
  { playerId }: Person,
  kinds: readonly EventKind[],
): Promise<readonly StoredEvent[]> {
  const window = { after: null, before: null, limit: 1_000, fromEnd: false };
  const events = await eventsPage(db.prisma, inboxTopic(playerId), window);
  return events.filter(({ kind }) => kinds.includes(kind));
}

/** The kinds of the events of a tournament, the oldest first, without those of its tables and pairings. */
export async function happenedIn({ world, id }: KibaEvent): Promise<readonly string[]> {
  const window = { after: null, before: null, limit: 1_000, fromEnd: false };
  const events = await eventsPage(world.db.prisma, tournamentTopic(id), window);
  return events
    .map(({ kind, payload }) => ('change' in payload ? `${kind} ${payload.change}` : kind))
    .filter((kind) => !/^(StandingsChanged|PairingDecided|EntryChanged ENTERED)$/.test(kind));
}
