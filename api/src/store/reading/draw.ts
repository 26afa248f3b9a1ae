import { asId, type EntryId, type TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { DrawnLot } from '../../rules/formats/drawn-lot.ts';
import type { Tx } from '../client.ts';
import { toInstant } from '../codecs/instant.ts';

/** A seed of a tournament's lots. `sealed`: the seed, encrypted; `revealedAt` null: nothing was drawn with it, and it is secret. */
export interface DrawSeedRecord {
  readonly tournamentId: TournamentId;
  readonly number: number;
  readonly commitment: string;
  readonly sealed: string;
  readonly committedAt: Instant;
  readonly revealedAt: Instant | null;
}

/** A lot of a tournament that was drawn. */
export interface LotRecord extends DrawnLot {
  readonly tournamentId: TournamentId;
}

/** The seeds of these tournaments by number. */
export async function drawSeedsOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly DrawSeedRecord[]> {
  const rows = await tx.drawSeed.findMany({
    where: { tournamentId: { in: [...tournaments] } },
    orderBy: { number: 'asc' },
  });
  return rows.map(({ tournamentId, number, commitment, sealed, committedAt, revealedAt }) => ({
    tournamentId: asId<TournamentId>(tournamentId),
    number,
    commitment,
    sealed,
    committedAt: toInstant(committedAt),
    revealedAt: revealedAt === null ? null : toInstant(revealedAt),
  }));
}

/** What was drawn in these tournaments, the oldest first, together by name. */
export async function lotsOfTournaments(tx: Tx, tournaments: readonly TournamentId[]): Promise<readonly LotRecord[]> {
  const rows = await tx.lot.findMany({
    where: { tournamentId: { in: [...tournaments] } },
    orderBy: [{ at: 'asc' }, { name: 'asc' }],
  });
  return rows.map(({ tournamentId, name, draw, items, order, at }) => ({
    tournamentId: asId<TournamentId>(tournamentId),
    name,
    draw,
    items: items.map((id) => asId<EntryId>(id)),
    order: order.map((id) => asId<EntryId>(id)),
    at: toInstant(at),
  }));
}
