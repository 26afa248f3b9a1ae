import type { PlayerId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { TournamentRecord } from '../store/reading/tournament.ts';
import type { Actor } from './context.ts';
import { forbidden, type Forbidden } from './errors.ts';

/** The player who acts; null for the server itself and for an account that has none. */
export function actingPlayer(actor: Actor): PlayerId | null {
  return actor.kind === 'account' || actor.kind === 'bot' ? actor.playerId : null;
}

/** Whether somebody directs this tournament: its director, every admin, and the server itself. */
export function directs(actor: Actor, tournament: TournamentRecord): boolean {
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
