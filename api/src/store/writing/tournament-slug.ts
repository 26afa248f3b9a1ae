import { asId, type TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** Which tournament has each of these names in addresses, or had it; what nobody has is left out. */
export async function slugOwners(tx: Tx, slugs: readonly string[]): Promise<ReadonlyMap<string, TournamentId>> {
  const rows = await tx.tournamentSlug.findMany({ where: { slug: { in: [...slugs] } } });
  return new Map(rows.map(({ slug, tournamentId }) => [slug, asId<TournamentId>(tournamentId)]));
}

/** Gives a name in addresses to a tournament for good; false when another has it, if only since this moment. */
export async function claimSlug(tx: Tx, slug: string, tournamentId: TournamentId): Promise<boolean> {
  const { count } = await tx.tournamentSlug.createMany({ data: [{ slug, tournamentId }], skipDuplicates: true });
  return count === 1;
}
