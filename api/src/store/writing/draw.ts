import type { TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { DrawnLot } from '../../rules/formats/drawn-lot.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { DrawSeedRecord } from '../reading/draw.ts';

/** Stores seeds that nothing was drawn with yet. */
export async function insertDrawSeeds(tx: Tx, seeds: readonly Omit<DrawSeedRecord, 'revealedAt'>[]): Promise<void> {
  const data = seeds.map(({ committedAt, ...seed }) => ({ ...seed, committedAt: toDate(committedAt) }));
  await tx.drawSeed.createMany({ data });
}

/** Notes that something was drawn with a seed, so that everybody may know it. */
export async function revealDrawSeed(tx: Tx, tournamentId: TournamentId, number: number, at: Instant): Promise<void> {
  await tx.drawSeed.update({
    where: { tournamentId_number: { tournamentId, number } },
    data: { revealedAt: toDate(at) },
    select: { number: true },
  });
}

/** Stores what was drawn; lots are never changed. */
export async function insertLots(tx: Tx, tournamentId: TournamentId, lots: readonly DrawnLot[]): Promise<void> {
  const data = lots.map(({ at, items, order, ...lot }) => ({
    ...lot,
    tournamentId,
    items: [...items],
    order: [...order],
    at: toDate(at),
  }));
  await tx.lot.createMany({ data });
}
