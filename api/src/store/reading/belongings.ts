import type { AccountId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** What an account has beside what its player has played: the names of his bots, and how much of everything else. */
export interface Belongings {
  readonly bots: readonly string[];
  /** that he directs, whether they have ended or not */
  readonly tournaments: number;
  readonly series: number;
  readonly webhooks: number;
  readonly overlays: number;
}

/** What an account has. */
export async function belongingsOf(tx: Tx, id: AccountId): Promise<Belongings> {
  const isHis = { accountId: id };
  const bots = await tx.player.findMany({
    where: { owner: isHis, retiredAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { name: true },
  });
  return {
    bots: bots.map(({ name }) => name),
    tournaments: await tx.tournament.count({ where: { director: isHis } }),
    series: await tx.series.count({ where: { director: isHis } }),
    webhooks: await tx.webhook.count({ where: isHis }),
    overlays: await tx.overlaySlot.count({ where: isHis }),
  };
}
