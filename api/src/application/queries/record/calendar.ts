import type { PlayerId } from '../../../kernel/ids.ts';
import { otherSeat, SEATS, type Seat } from '../../../kernel/seat.ts';
import type { Instant } from '../../../kernel/time.ts';
import { calendarOf, playerOfCalendar, type CalendarRecord } from '../../../store/reading/calendar.ts';
import { openGamesOfPlayer, type GameRecord } from '../../../store/reading/game.ts';
import type { AppContext } from '../../context.ts';
import { onlyTournament } from '../../grant.ts';
import { gameTopic } from '../../events.ts';
import { tournamentOf } from '../find.ts';
import { entryName } from '../game-names.ts';
import { ownTurn } from '../own-turn.ts';
import { readingOf } from '../reading.ts';

/** What a player has to do in a game, usually a move. */
export interface MoveDue {
  readonly game: GameRecord;
  readonly opponent: string;
  readonly seat: Seat;
  readonly tournament: string;
  /** When his turn began. */
  readonly since: Instant;
  /** The last instant at which he may move. */
  readonly deadline: Instant;
  /** What is due is not a move but to agree with the opponent. */
  readonly isAgreement: boolean;
  /** Grows whenever anything of this has changed: the version of the game's events. */
  readonly version: number;
}

/** The calendar of whoever asks; null while he has none, for who does not play, and by a token for one tournament. */
export function viewerCalendar({ actor, db }: AppContext): Promise<CalendarRecord | null> {
  const player = actor.kind === 'account' && onlyTournament(actor) === null ? actor.playerId : null;
  return player === null ? Promise.resolve(null) : calendarOf(db.prisma, player);
}

/** Whose calendar has this token; null when nobody's has it, or no longer. */
export function calendarOwner({ db }: AppContext, token: string): Promise<PlayerId | null> {
  return playerOfCalendar(db.prisma, token);
}

/** The moves that a player has to make while a clock runs for him, and what he has to agree on, the most urgent first. */
export async function movesDue(context: AppContext, player: PlayerId): Promise<readonly MoveDue[]> {
  const games = await openGamesOfPlayer(context.db.prisma, player);
  const due = await Promise.all(games.map((game) => moveDue(context, player, game)));
  return due
    .flatMap((one) => one ?? [])
    .toSorted((a, b) => a.deadline - b.deadline || (a.game.id < b.game.id ? -1 : 1));
}

async function moveDue(context: AppContext, player: PlayerId, game: GameRecord): Promise<MoveDue | null> {
  const turn = ownTurn(game, player);
  const seat = SEATS.find((one) => game.players[one] === player);
  if (turn === null || seat === undefined) return null;
  const [opponent, tournament, version] = await Promise.all([
    entryName(context, game.entries[otherSeat(seat)]),
    tournamentOf(context, game),
    readingOf(context).versions.load(gameTopic(game.id)),
  ]);
  return {
    game,
    opponent,
    seat,
    tournament: tournament.name,
    since: turn.since,
    deadline: turn.deadline,
    isAgreement: turn.agreement !== null,
    version,
  };
}
