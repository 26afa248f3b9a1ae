import type { GameId, PlayerId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { TicketRecord } from '../store/reading/ticket.ts';
import type { TournamentRecord } from '../store/reading/tournament.ts';
import type { Actor } from './context.ts';
import { forbidden, type Forbidden } from './errors.ts';

/** The player who acts; null for the server itself and for an account that has none. */
export function actingPlayer(actor: Actor): PlayerId | null {
  return actor.kind === 'account' || actor.kind === 'bot' ? actor.playerId : null;
}

/** The player as whom somebody acts in this game: who acts anyway, and who holds a mailed key to this game and no other. */
export function playerInGame(actor: Actor, game: GameId): PlayerId | null {
  if (actor.kind === 'link' || actor.kind === 'mail') return actor.gameId === game ? actor.playerId : null;
  return actingPlayer(actor);
}

/** All that may be done with a mailed key, by the names of the API. */
const BY_KEY = {
  link: ['playMove', 'resign', 'markDead', 'markNeutral', 'acceptScore', 'resumePlay', 'disputeScore', 'offerNoResult'],
  mail: ['playMove'],
} as const;

/** Whether this command is one that somebody may give at all; holders of mailed keys may give very few. */
export function mayGive(actor: Actor, mutation: string): Result<Actor, Forbidden> {
  if (actor.kind !== 'link' && actor.kind !== 'mail') return ok(actor);
  const isGranted = BY_KEY[actor.kind].some((name) => name === mutation);
  return isGranted
    ? ok(actor)
    : err(forbidden('This link is for playing one game and nothing else: sign in to do this.'));
}

/** Whether somebody directs this tournament or series: its director, every admin, and the server itself. */
export function directs(actor: Actor, tournament: { readonly directorId: PlayerId }): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind !== 'account') return false;
  return actor.role === 'ADMIN' || actor.playerId === tournament.directorId;
}

/** Whether somebody may create tournaments: directors and admins who have a player. */
export function mayCreateTournaments(actor: Actor): boolean {
  return actor.kind === 'account' && actor.role !== 'PLAYER' && actor.playerId !== null;
}

/** Lets only the director of this tournament, an admin or the server go on. */
export function asDirector(actor: Actor, tournament: TournamentRecord): Result<TournamentRecord, Forbidden> {
  if (directs(actor, tournament)) return ok(tournament);
  return err(forbidden('Only the director of this tournament may do this.'));
}

/** Whether somebody may answer and decide a ticket: whoever directs, but nobody in a matter of his own. */
export function judges(actor: Actor, ticket: TicketRecord): boolean {
  const player = actingPlayer(actor);
  return directs(actor, ticket) && (player === null || (player !== ticket.accusedId && player !== ticket.filerId));
}

/** Whether somebody may read a ticket: who filed it, and who may decide it; never whom it is about. */
export function mayReadTicket(actor: Actor, ticket: TicketRecord): boolean {
  return judges(actor, ticket) || actingPlayer(actor) === ticket.filerId;
}
