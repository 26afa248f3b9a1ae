import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { FormatSettings } from '../../rules/formats/any-format.ts';
import type { Tx } from '../client.ts';
import { toDate, toDateOrNull } from '../codecs/instant.ts';
import type { GameKey } from '#games/rules';
import type { FormatKey } from '#formats/rules';
import type { TournamentStatus, Venue } from '../tournament.ts';

/** A tournament to be stored as a draft. `settings` and `gameConfig` are as their owners have completed them. */
export interface NewTournament {
  readonly id: TournamentId;
  readonly name: string;
  /** its name in addresses, which is its own already */
  readonly slug: string;
  readonly description: string | null;
  readonly format: FormatKey;
  readonly settings: FormatSettings;
  readonly game: GameKey;
  readonly gameConfig: FormatSettings;
  readonly venue: Venue;
  readonly timeControl: string | null;
  readonly directorId: PlayerId;
  readonly maxPlayers: number;
  readonly startsAt: Instant | null;
  readonly startsWhenFull?: boolean;
  readonly lateEntry?: boolean;
  readonly takesBots?: boolean;
  /** how many days off each player may take; 0 where nothing is said */
  readonly daysOff?: number;
  readonly holdsRounds: boolean;
  readonly createdAt: Instant;
}

/** Stores a tournament as a draft. */
export async function insertTournament(tx: Tx, tournament: NewTournament): Promise<void> {
  const { settings, gameConfig, startsAt, createdAt, ...columns } = tournament;
  await tx.tournament.create({
    data: {
      ...columns,
      settings,
      gameConfig,
      startsAt: toDateOrNull(startsAt),
      createdAt: toDate(createdAt),
    },
    select: { id: true },
  });
}

/** What can be changed of a tournament until it starts. */
export type ChangedTournament = Pick<
  NewTournament,
  | 'name'
  | 'slug'
  | 'description'
  | 'settings'
  | 'maxPlayers'
  | 'startsAt'
  | 'startsWhenFull'
  | 'lateEntry'
  | 'takesBots'
  | 'daysOff'
  | 'holdsRounds'
>;

/** Changes what was agreed for a tournament. */
export async function updateTournament(tx: Tx, id: TournamentId, changed: ChangedTournament): Promise<void> {
  const { startsAt, ...columns } = changed;
  await tx.tournament.update({
    where: { id },
    data: { ...columns, startsAt: toDateOrNull(startsAt) },
    select: { id: true },
  });
}

/** Sets until when the invited answer; null: nobody is asked any more. */
export async function setAcceptUntil(tx: Tx, id: TournamentId, until: Instant | null): Promise<void> {
  await tx.tournament.update({ where: { id }, data: { acceptUntil: toDateOrNull(until) }, select: { id: true } });
}

/** Sets when open matches of a tournament are ruled on by themselves; null: not so far. */
export async function setRulingsAt(tx: Tx, id: TournamentId, at: Instant | null): Promise<void> {
  await tx.tournament.update({ where: { id }, data: { rulingsAt: toDateOrNull(at) }, select: { id: true } });
}

/** Sets whether a running tournament holds what is to be played next. */
export async function setHoldsRounds(tx: Tx, id: TournamentId, holdsRounds: boolean): Promise<void> {
  await tx.tournament.update({ where: { id }, data: { holdsRounds }, select: { id: true } });
}

/** Sets since when something waits to be published by the director; null: nothing does. */
export async function setRoundDue(tx: Tx, id: TournamentId, since: Instant | null): Promise<void> {
  await tx.tournament.update({ where: { id }, data: { roundDueSince: toDateOrNull(since) }, select: { id: true } });
}

/** Sets when a tournament starts by itself. */
export async function setStartsAt(tx: Tx, id: TournamentId, startsAt: Instant): Promise<void> {
  await tx.tournament.update({ where: { id }, data: { startsAt: toDate(startsAt) }, select: { id: true } });
}

/** Notes that its director has ended a tournament as it stands. */
export async function setEndedEarly(tx: Tx, id: TournamentId, at: Instant): Promise<void> {
  await tx.tournament.update({ where: { id }, data: { endedEarlyAt: toDate(at) }, select: { id: true } });
}

/** Lets a finished tournament go on. */
export async function reopenTournament(tx: Tx, id: TournamentId): Promise<void> {
  await tx.tournament.update({ where: { id }, data: { status: 'RUNNING', finishedAt: null }, select: { id: true } });
}

/** Moves a tournament on to another state; when that is its start or its end, `at` is noted as such. */
export async function setTournamentStatus(
  tx: Tx,
  id: TournamentId,
  status: TournamentStatus,
  at: Instant,
): Promise<void> {
  const started = status === 'RUNNING' ? { startedAt: toDate(at) } : {};
  const finished = status === 'FINISHED' || status === 'CANCELLED' ? { finishedAt: toDate(at) } : {};
  await tx.tournament.update({ where: { id }, data: { status, ...started, ...finished }, select: { id: true } });
}
