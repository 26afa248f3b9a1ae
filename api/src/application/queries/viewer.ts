import type { Seat } from '../../kernel/seat.ts';
import { accountById, hasAdministrator, hasPassword, type AccountRecord } from '../../store/reading/account.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import { openGamesOfPlayer, type GameRecord } from '../../store/reading/game.ts';
import { botsOf, type PlayerRecord } from '../../store/reading/player.ts';
import type { Role } from '../../store/role.ts';
import { eventsPage } from '../vocabulary/log.ts';
import type { MoveCause } from '../../store/move-cause.ts';
import type { StoredEvent } from '../vocabulary/event.ts';
import { tournamentsDirectedBy, type TournamentRecord } from '../../store/reading/tournament.ts';
import type { MoveRecord } from '../../store/reading/move.ts';
import type { Actor, AppContext } from '../context.ts';
import type { WatchedEvent } from '../feed/watched-event.ts';
import { inboxTopic } from '../events.ts';
import { isBeyond, onlyTournament } from '../grant.ts';
import { actingPlayer, actingPlayerIn, playerInGame } from '../rights.ts';
import { awaitedSeats } from '../state/awaited.ts';
import { isPaused } from '../state/running-clock.ts';
import { playerOf } from './find.ts';
import { readingOf } from './reading.ts';

const MOST_DIRECTED = 100;

/** Whoever asks, as he sees himself. */
export interface ViewerRecord {
  readonly name: string;
  readonly role: Role;
  /** His account; null where he sees nothing of one: a bot has none, and a token for one tournament is for that alone. */
  readonly account: AccountRecord | null;
}

/** Whoever asks; null when signed out. */
export async function viewer(context: AppContext): Promise<ViewerRecord | null> {
  const { actor, db } = context;
  if (actor.kind === 'bot') {
    const { name } = await playerOf(context, actor.playerId);
    return { name, role: 'PLAYER', account: null };
  }
  const account = actor.kind === 'account' ? await accountById(db.prisma, actor.accountId) : null;
  if (actor.kind !== 'account' || account === null) return null;
  return { name: account.name, role: actor.role, account: onlyTournament(actor) === null ? account : null };
}

/** Whether the account of whoever asks has a password; a link to an address that was not proven takes it away. */
export async function viewerHasPassword({ db }: AppContext, { id }: AccountRecord): Promise<boolean> {
  return hasPassword(db.prisma, id);
}

/** The bots of whoever asks that play, the oldest first. */
export async function viewerBots({ db }: AppContext, { playerId }: AccountRecord): Promise<readonly PlayerRecord[]> {
  return playerId === null ? [] : botsOf(db.prisma, playerId);
}

/** Whether somebody administrates this server. */
export function isSetUp({ db }: AppContext): Promise<boolean> {
  return hasAdministrator(db.prisma);
}

/** The open games of whoever asks: those in which he is to move first, each part by his own deadline. */
export async function viewerGames(context: AppContext): Promise<readonly GameRecord[]> {
  const { actor, db } = context;
  const player = actingPlayer(actor);
  if (player === null) return [];
  const isMine = (game: GameRecord) => (viewerMayMove(context, game) ? 0 : 1);
  const until = ({ clock }: GameRecord) => clock?.deadline ?? Number.POSITIVE_INFINITY;
  const games = (await openGamesOfPlayer(db.prisma, player)).filter((game) => !isBeyond(actor, game));
  return games.toSorted((a, b) => isMine(a) - isMine(b) || compare(until(a), until(b)) || compare(a.id, b.id));
}

/** The tournaments that whoever asks directs, the newest first, at most 100. */
export async function viewerDirects({ actor, db }: AppContext): Promise<readonly TournamentRecord[]> {
  const player = actingPlayer(actor);
  if (player === null) return [];
  return (await tournamentsDirectedBy(db.prisma, player, MOST_DIRECTED)).filter((one) => !isBeyond(actor, one));
}

/** What whoever asks was told in his inbox, the newest first; whose move it is goes without saying. By a token for one tournament of that alone. */
export async function viewerNotices({ actor, db }: AppContext, limit: number): Promise<readonly StoredEvent[]> {
  const player = actingPlayer(actor);
  if (player === null) return [];
  const newest = { limit, after: null, before: null, fromEnd: true };
  const which = { without: ['MyTurn'], tournamentId: onlyTournament(actor) } as const;
  return (await eventsPage(db.prisma, inboxTopic(player), newest, which)).toReversed();
}

/** The seat of whoever asks in a game; null for a spectator. */
export function viewerSeat(actor: Actor, game: GameRecord): Seat | null {
  const { id, players } = game;
  const player = isBeyond(actor, game) ? null : playerInGame(actor, id);
  if (player === null) return null;
  if (players.first === player) return 'first';
  return players.second === player ? 'second' : null;
}

/** Whether a game that is played here waits for whoever asks. */
export function viewerMayMove({ actor, now }: AppContext, game: GameRecord): boolean {
  const seat = viewerSeat(actor, game);
  return seat !== null && awaitedSeats(game).includes(seat) && !isPaused(game, now());
}

/** The entry of whoever asks in a tournament; null if he has none. */
export async function viewerEntry(context: AppContext, tournament: TournamentRecord): Promise<EntryRecord | null> {
  const player = actingPlayerIn(context.actor, tournament);
  if (player === null) return null;
  const entries = await readingOf(context).entriesOf.load(tournament.id);
  return entries.find((entry) => entry.player.id === player) ?? null;
}

function compare<Value extends number | string>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** How a move came to be played, as whoever asks may know it: that it was planned is known to its owner only. */
export async function moveCause(context: AppContext, { cause, gameId, seat }: MoveRecord): Promise<MoveCause> {
  if (cause !== 'PLAN') return cause;
  const game = await readingOf(context).games.load(gameId);
  return game !== null && viewerSeat(context.actor, game) === seat ? 'PLAN' : 'PLAYER';
}

/**
 * An event of the inbox as whoever asks may be told it: by a token for one tournament, what is not of that passes as a heartbeat with
 * its version, so that there is no hole.
 */
export function noticeFor(actor: Actor, event: WatchedEvent): WatchedEvent {
  const only = onlyTournament(actor);
  if (only === null || event.kind === 'InboxSnapshot' || event.kind === 'Heartbeat') return event;
  if ('tournamentId' in event.payload && event.payload.tournamentId === only) return event;
  const { topic, version, at } = event;
  return { topic, version, at, kind: 'Heartbeat', payload: {} };
}
