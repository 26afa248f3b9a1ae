import type { Entropy } from '../../kernel/entropy.ts';
import type { GameId, PlayerId, TournamentId } from '../../kernel/ids.ts';
import { SEATS } from '../../kernel/seat.ts';
import { instant, LAST_INSTANT, type Instant } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import { gamesByIds, type GameRecord } from '../../store/reading/game.ts';
import { earlierMeetings, gamesOfOpenRound, openGameMarks } from '../../store/reading/open-game.ts';
import { tournamentsByIds } from '../../store/reading/tournament.ts';
import { publishRound } from '../commands/tournament/publish-round.ts';
import type { AppContext } from '../context.ts';
import { awaitedSeats } from '../state/awaited.ts';
import type { ChanceFor } from './chance-for.ts';
import { continuationOf, type Continuation } from './continuation.ts';
import type { SandboxStop } from './sandbox.ts';

/** A world whose time goes on only when it is told to. */
export interface StandingWorld {
  readonly db: Db;
  readonly entropy: Entropy;
  readonly chanceFor: ChanceFor;
  /** What its clock showed at first. */
  readonly beganAt: Instant;
  readonly now: () => Instant;
  /** When the next of those is to wake who wait for a time; null: nobody waits. */
  readonly nextAppointment: () => Instant | null;
  /** Ends when nothing is left to do at this time. */
  readonly settled: () => Promise<void>;
  /** Lets who else waits for the processor go first. */
  readonly letBy: () => Promise<void>;
}

/** How far to go. */
export interface Going {
  readonly tournamentId: TournamentId;
  /** null: to the end of the tournament. */
  readonly until: Instant | null;
  /** Who plays himself. */
  readonly own: ReadonlySet<PlayerId>;
  /** Goes on though somebody who plays himself is to move, until his time is over. */
  readonly pastOwnTurns: boolean;
  /** Stops when the round is decided that is played now. */
  readonly round: boolean;
  /** Bots make their moves one by one, each at its time; else a game between bots is played at once. */
  readonly oneByOne: boolean;
  readonly signal: AbortSignal;
}

interface Known {
  readonly mark: string;
  readonly game: GameRecord;
  readonly next: Continuation | null;
}

/**
 * What happens in a world from one thing that is due to the next: what waits for a time, and what bots do in their games. Each value is the
 * instant up to which time may pass; it is to be called again when that has come, or sooner when something else has happened. Returns why it has stopped;
 * it can be told to go on again.
 */
export async function* playForward(world: StandingWorld, going: Going): AsyncGenerator<Instant, SandboxStop> {
  const { db, entropy, now } = world;
  const context: AppContext = { db, now, entropy, actor: { kind: 'system' } };
  const until = going.until ?? LAST_INSTANT;
  const games = new Map<GameId, Known>();
  const round = going.round ? await gamesOfOpenRound(db.prisma, going.tournamentId) : null;
  let hadTurns: ReadonlySet<string> | null = null;
  for (;;) {
    await world.settled();
    await world.letBy();
    if (going.signal.aborted) return 'STOPPED';
    const [tournament] = await tournamentsByIds(db.prisma, [going.tournamentId]);
    const isOver = tournament?.status === 'FINISHED' || tournament?.status === 'CANCELLED';
    if (isOver && going.until === null) return 'ENDED';
    await look(context, games, { ...world, ...going, until });
    if (round !== null && round.size > 0 && !round.values().some((id) => games.has(id))) return 'ROUND';
    const turns = ownTurns(games, going.own);
    hadTurns ??= turns;
    if (!going.pastOwnTurns && waitsForOwn(games, { own: going.own, turns, hadTurns })) return 'YOUR_TURN';
    const first = firstOf(games);
    const appointment = world.nextAppointment();
    const next = Math.min(first?.next?.at ?? LAST_INSTANT, appointment ?? LAST_INSTANT);
    if (next >= LAST_INSTANT && tournament?.roundDueSince != null) {
      const published = await publishRound(context, { tournamentId: going.tournamentId });
      if (published.ok) continue;
    }
    if (next > until || next >= LAST_INSTANT) {
      if (going.until === null) return 'NOTHING_DUE';
      if (now() >= until) return 'UNTIL';
      yield until;
      continue;
    }
    yield instant(Math.max(next, now()));
    if (first?.next == null || first.next.at > now() || (appointment !== null && appointment <= first.next.at))
      continue;
    if (!(await first.next.give(context))) games.set(first.game.id, { ...first, next: null });
  }
}

/** Finds out how every game goes on of which that is not known. */
async function look(
  context: AppContext,
  games: Map<GameId, Known>,
  { until, own, oneByOne, beganAt, chanceFor, letBy }: StandingWorld & Going & { readonly until: Instant },
): Promise<void> {
  const marks = await openGameMarks(context.db.prisma);
  const open = new Set(marks.map(({ gameId }) => gameId));
  for (const gameId of games.keys()) if (!open.has(gameId)) games.delete(gameId);
  const changed = new Map(
    marks.filter(({ gameId, mark }) => games.get(gameId)?.mark !== mark).map(({ gameId, mark }) => [gameId, mark]),
  );
  const meetings = await earlierMeetings(context.db.prisma, [...changed.keys()]);
  for (const game of await gamesByIds(context.db.prisma, [...changed.keys()])) {
    const parts = { now: context.now(), until, own, oneByOne, beganAt, chanceFor, meetings };
    const next = await continuationOf(context, game, parts);
    games.set(game.id, { mark: changed.get(game.id) ?? '', game, next });
    await letBy();
  }
}

/** The turns of those who play themselves. */
function ownTurns(games: ReadonlyMap<GameId, Known>, own: ReadonlySet<PlayerId>): ReadonlySet<string> {
  const awaited = [...games.values()].filter(({ game }) =>
    awaitedSeats(game).some((seat) => own.has(game.players[seat])),
  );
  return new Set(awaited.map(({ game, mark }) => `${game.id} ${mark}`));
}

/** Whether one of them has a turn that he had not when time was told to go on, or has one and none of his opponents is about to move. */
function waitsForOwn(
  games: ReadonlyMap<GameId, Known>,
  {
    own,
    turns,
    hadTurns,
  }: {
    readonly own: ReadonlySet<PlayerId>;
    readonly turns: ReadonlySet<string>;
    readonly hadTurns: ReadonlySet<string>;
  },
): boolean {
  if ([...turns].some((turn) => !hadTurns.has(turn))) return true;
  const isAnswered = [...games.values()].some(
    ({ game, next }) => next !== null && SEATS.some((seat) => own.has(game.players[seat])),
  );
  return turns.size > 0 && !isAnswered;
}

function firstOf(games: ReadonlyMap<GameId, Known>): Known | null {
  let first: Known | null = null;
  for (const known of games.values()) {
    if (known.next !== null && (first?.next == null || known.next.at < first.next.at)) first = known;
  }
  return first;
}
