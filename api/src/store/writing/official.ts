import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { OfficialRole } from '../tournament.ts';

/** Whose help it is. */
interface OfficialKey {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
}

/** Stores that a player helps the director of this tournament; who did so in another role has this one now. */
export async function setOfficial(
  tx: Tx,
  { tournamentId, playerId }: OfficialKey,
  { role, at, byId }: { readonly role: OfficialRole; readonly at: Instant; readonly byId: PlayerId | null },
): Promise<void> {
  const said = { role, appointedById: byId, appointedAt: toDate(at) };
  await tx.official.upsert({
    where: { tournamentId_playerId: { tournamentId, playerId } },
    create: { tournamentId, playerId, ...said },
    update: said,
  });
}

/** Forgets that a player helps the director of this tournament. */
export async function removeOfficial(tx: Tx, key: OfficialKey): Promise<void> {
  await tx.official.delete({ where: { tournamentId_playerId: { ...key } } });
}
