import type { GameId, PauseId, PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate, toDateOrNull } from '../codecs/instant.ts';

/** A pause to be stored: of one game, of a player's games, or (both null) of a whole tournament; `reason` null: his days off. */
export interface NewPause {
  readonly id: PauseId;
  readonly tournamentId: TournamentId;
  readonly gameId: GameId | null;
  readonly playerId: PlayerId | null;
  readonly since: Instant;
  readonly until: Instant;
  readonly reason: string | null;
  readonly byId: PlayerId | null;
  /** when its beginning or end is told next */
  readonly dueAt: Instant | null;
}

/** Stores a pause. */
export async function insertPause(tx: Tx, { since, until, dueAt, ...pause }: NewPause): Promise<void> {
  const data = { ...pause, since: toDate(since), until: toDate(until), dueAt: toDateOrNull(dueAt) };
  await tx.pause.create({ data, select: { id: true } });
}

/** Gives a pause another end. */
export async function setPauseEnd(
  tx: Tx,
  id: PauseId,
  { until, dueAt }: { readonly until: Instant; readonly dueAt: Instant | null },
): Promise<void> {
  const data = { until: toDate(until), dueAt: toDateOrNull(dueAt) };
  await tx.pause.update({ where: { id }, data, select: { id: true } });
}
