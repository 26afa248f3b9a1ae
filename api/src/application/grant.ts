import type { AccountId, AnyId, TournamentId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { tournamentsOf } from '../store/reading/tournament-of.ts';
import type { TokenVerb } from '../store/token-verb.ts';
import type { Actor, AppContext, Grant } from './context.ts';
import { forbidden, type Forbidden } from './errors.ts';
import { message } from './texts/say.ts';

/** The grant that somebody comes under; null: he is here himself. */
export function grantOf(actor: Actor): Grant | null {
  return actor.kind === 'account' || actor.kind === 'bot' ? (actor.grant ?? null) : null;
}

/** Whether somebody is here himself, or by a token with one of these verbs. */
export function isGranted(actor: Actor, verbs: readonly TokenVerb[]): boolean {
  const grant = grantOf(actor);
  return grant === null || grant.verbs.some((verb) => verbs.includes(verb));
}

/** The tournament that somebody's token is for alone; null: for all, or he is here himself. */
export function onlyTournament(actor: Actor): TournamentId | null {
  return grantOf(actor)?.tournamentId ?? null;
}

/** What is a tournament, of one, or of none. */
export interface Placed {
  readonly id: AnyId;
  readonly tournamentId?: TournamentId;
}

/** What knows of which tournament a sandbox of somebody's is a copy; null: it is none, or not his. */
export interface CopiedOf {
  copiedOf(owner: AccountId, id: AnyId): TournamentId | null;
}

/** Whether this lies outside the one tournament that somebody's token is for. */
export function isBeyond(actor: Actor, { id, tournamentId }: Placed): boolean {
  const only = onlyTournament(actor);
  return only !== null && (tournamentId ?? id) !== only;
}

/**
 * As whom somebody reads: who comes by a token without READ reads what everybody does.
 */
export function reader(actor: Actor): Actor {
  return isGranted(actor, ['READ']) ? actor : { kind: 'anonymous' };
}

/**
 * Lets a command go on that a token may give: one of its verbs was granted to it, and where the token is for one tournament,
 * the command names something of it and, beside players, nothing else; a sandbox is of the tournament that was copied. `verbs` empty: no
 * token gives it.
 */
export async function withinGrant(
  { actor, db }: Pick<AppContext, 'actor' | 'db'>,
  verbs: readonly TokenVerb[],
  named: readonly AnyId[],
  sandboxes: CopiedOf | null,
): Promise<Result<null, Forbidden>> {
  const grant = grantOf(actor);
  if (grant === null) return ok(null);
  if (verbs.length === 0) return err(forbidden(message('refused.token.never')));
  if (!isGranted(actor, verbs)) return err(forbidden(message('refused.token.verb', { verbs: verbs.join(', ') })));
  const { tournamentId } = grant;
  if (tournamentId === null) return ok(null);
  const tournaments = await tournamentsOf(db.prisma, named);
  const copiedOf = (id: AnyId): TournamentId | null =>
    actor.kind === 'account' ? (sandboxes?.copiedOf(actor.accountId, id) ?? null) : null;
  const isInside = named.length > 0 && named.every((id) => (tournaments.get(id) ?? copiedOf(id)) === tournamentId);
  return isInside ? ok(null) : err(forbidden(message('refused.token.tournament')));
}
