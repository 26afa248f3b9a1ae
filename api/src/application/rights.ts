import type { AnyId, GameId, PlayerId, TournamentId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { TicketRecord } from '../store/reading/ticket.ts';
import type { TournamentRecord } from '../store/reading/tournament.ts';
import type { TokenVerb } from '../store/token-verb.ts';
import type { OfficialRole } from '../store/tournament.ts';
import type { Actor } from './context.ts';
import { forbidden, type Forbidden } from './errors.ts';
import { isBeyond, isGranted, onlyTournament, type Placed } from './grant.ts';
import { message } from './texts/say.ts';

/** The player who acts; null for the server itself and for an account that has none. */
export function actingPlayer(actor: Actor): PlayerId | null {
  return actor.kind === 'account' || actor.kind === 'bot' || actor.kind === 'join' ? actor.playerId : null;
}

/** The player who acts in a tournament or series, or in what is of one; null also where his token is for another tournament. */
export function actingPlayerIn(actor: Actor, placed: Placed): PlayerId | null {
  return isBeyond(actor, placed) ? null : actingPlayer(actor);
}

/** The player as whom somebody acts in this game: who acts anyway, and who holds a mailed key to this game and no other. */
export function playerInGame(actor: Actor, game: GameId): PlayerId | null {
  if (actor.kind === 'link' || actor.kind === 'mail') return actor.gameId === game ? actor.playerId : null;
  return actingPlayer(actor);
}

/** All that may be done with a mailed key, by the names of the API. */
const BY_KEY = {
  link: [
    'playMove',
    'resign',
    'markDead',
    'markNeutral',
    'acceptScore',
    'resumePlay',
    'disputeScore',
    'offerNoResult',
    'setDiceString',
  ],
  mail: ['playMove'],
  join: ['enterTournament', 'leaveTournament'],
} as const;

/** Whether this command is one that somebody may give at all; holders of mailed keys may give very few. */
export function mayGive(actor: Actor, mutation: string): Result<Actor, Forbidden> {
  if (actor.kind !== 'link' && actor.kind !== 'mail' && actor.kind !== 'join') return ok(actor);
  const isGranted = BY_KEY[actor.kind].some((name) => name === mutation);
  return isGranted ? ok(actor) : err(forbidden(message('refused.linkForPlaying')));
}

/** A tournament, as far as it says who may do what in it. */
interface Directed extends Led {
  readonly officials: readonly { readonly playerId: PlayerId; readonly role: OfficialRole }[];
}

/** A tournament or series, or what is of a tournament, as far as it says whose own it is. */
interface Led {
  readonly id: AnyId;
  readonly tournamentId?: TournamentId;
  readonly directorId: PlayerId;
}

/**
 * What may be done about a tournament: everything; all but appointing its officials and cancelling it; or telling results
 * and times used.
 */
export type Power = 'lead' | 'direct' | 'report';

/** Beside that, seeing what its director alone sees beside what everybody does. */
type Right = Power | 'observe';

const RIGHTS: Readonly<Record<OfficialRole, readonly Right[]>> = {
  DEPUTY: ['direct', 'report', 'observe'],
  REPORTER: ['report'],
  OBSERVER: ['observe'],
};

/** With which verbs a token lets its owner do this. */
const GRANTED: Readonly<Record<Right, readonly TokenVerb[]>> = {
  lead: ['DIRECT'],
  direct: ['DIRECT'],
  report: ['REPORT', 'DIRECT'],
  observe: ['READ', 'DIRECT'],
};

/** As what somebody acts in a tournament; the director of one is that, admin or not. */
export type TournamentRole = 'DIRECTOR' | 'ADMIN' | OfficialRole;

/** As what somebody acts in this tournament; null: as a player or a spectator. */
export function tournamentRole(actor: Actor, tournament: Directed): TournamentRole | null {
  if (actor.kind !== 'account' || isBeyond(actor, tournament)) return null;
  const office =
    actor.playerId === null || actor.lacksSecondFactor === true ? null : officeIn(actor.playerId, tournament);
  return actor.role === 'ADMIN' && office !== 'DIRECTOR' ? 'ADMIN' : office;
}

/** As what a player directs this tournament or helps to; null: as nothing. */
export function officeIn(
  player: PlayerId,
  { directorId, officials }: Pick<Directed, 'directorId' | 'officials'>,
): Exclude<TournamentRole, 'ADMIN'> | null {
  if (player === directorId) return 'DIRECTOR';
  return officials.find(({ playerId }) => playerId === player)?.role ?? null;
}

/** Whether somebody may do this about a tournament. The only place that decides it. Source: Common 4.5. */
export function may(actor: Actor, tournament: Directed, right: Right): boolean {
  if (isBeyond(actor, tournament) || !isGranted(actor, GRANTED[right])) return false;
  if (leads(actor, tournament)) return true;
  if (actor.kind !== 'account' || actor.lacksSecondFactor === true) return false;
  return actor.playerId !== null && playerMay(actor.playerId, tournament, right);
}

/** Whether this player, whoever acts for him, may do this about a tournament: as its director or one of those who help him. */
export function playerMay(
  player: PlayerId,
  { directorId, officials }: Pick<Directed, 'directorId' | 'officials'>,
  right: Right,
): boolean {
  if (player === directorId) return true;
  return officials.some(({ playerId, role }) => playerId === player && RIGHTS[role].includes(right));
}

/** Whether somebody directs this tournament: its director, his deputies, every admin, and the server itself. */
export function directs(actor: Actor, tournament: Directed): boolean {
  return may(actor, tournament, 'direct');
}

/** Whether somebody sees what the director of this tournament sees: who directs it, and its observers. */
export function observes(actor: Actor, tournament: Directed): boolean {
  return may(actor, tournament, 'observe');
}

/** The director of a tournament and his deputies, without those whom a matter is about: who is told that it waits for him. */
export function decisionMakers(
  { directorId, officials }: Pick<Directed, 'directorId' | 'officials'>,
  about: readonly (PlayerId | null)[] = [],
): readonly PlayerId[] {
  const deputies = officials.filter(({ role }) => role === 'DEPUTY').map(({ playerId }) => playerId);
  return [directorId, ...deputies].filter((player) => !about.includes(player));
}

/** Whether a tournament or series is somebody's own: its director's, every admin's, and the server's itself. */
export function leads(actor: Actor, tournament: Led): boolean {
  if (actor.kind === 'system') return true;
  if (isBeyond(actor, tournament) || !isGranted(actor, GRANTED.lead)) return false;
  if (actor.kind !== 'account' || actor.lacksSecondFactor === true) return false;
  return actor.role === 'ADMIN' || actor.playerId === tournament.directorId;
}

/** Whether somebody may look after the accounts of others: every admin, and the server itself. */
export function mayAdminister(actor: Actor): boolean {
  return actor.kind === 'system' || (actor.kind === 'account' && actor.role === 'ADMIN');
}

/** Whether somebody may say who a player without an account is: every admin, and who directs all his tournaments. Source: Ratings 2.4. */
export function mayDecideWhoHeIs(actor: Actor, tournaments: readonly Directed[]): boolean {
  if (mayAdminister(actor)) return true;
  return tournaments.length > 0 && tournaments.every((tournament) => directs(actor, tournament));
}

/** Whether somebody may create tournaments: directors and admins who have a player, but by no token for one tournament. */
export function mayCreateTournaments(actor: Actor): boolean {
  if (actor.kind !== 'account' || onlyTournament(actor) !== null) return false;
  return actor.role !== 'PLAYER' && actor.playerId !== null;
}

/** Lets only those go on who may do this about the tournament. */
export function asDirector(
  actor: Actor,
  tournament: TournamentRecord,
  power: Power = 'direct',
): Result<TournamentRecord, Forbidden> {
  return may(actor, tournament, power) ? ok(tournament) : err(forbidden(message(`refused.tournament.only.${power}`)));
}

/** Whether somebody may answer and decide a ticket: whoever directs, but nobody in a matter of his own. */
export function judges(actor: Actor, ticket: TicketRecord): boolean {
  return directs(actor, ticket) && !isOwnMatter(actor, ticket);
}

/** Whether somebody may read a ticket: who filed it, and who sees what the director sees; never whom it is about. */
export function mayReadTicket(actor: Actor, ticket: TicketRecord): boolean {
  return (observes(actor, ticket) && !isOwnMatter(actor, ticket)) || actingPlayerIn(actor, ticket) === ticket.filerId;
}

/** Whether somebody may add a word to a ticket: who filed it, and who may decide it. */
export function mayAnswerTicket(actor: Actor, ticket: TicketRecord): boolean {
  return judges(actor, ticket) || actingPlayerIn(actor, ticket) === ticket.filerId;
}

function isOwnMatter(actor: Actor, { accusedId, filerId }: TicketRecord): boolean {
  const player = actingPlayer(actor);
  return player !== null && (player === accusedId || player === filerId);
}
