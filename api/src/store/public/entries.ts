import type { Prisma } from '../generated/prisma/client.ts';
import { TAKES_PART } from '../reading/entry.ts';

/** A player's entries that take part, the newest first, without that which a page begins at. */
export function playerEntries(beginning: string | null) {
  return {
    where: { AND: [TAKES_PART, beginning === null ? {} : { NOT: { id: beginning } }] },
    orderBy: [{ enteredAt: 'desc' }, { id: 'desc' }],
    skip: 0,
  } satisfies Prisma.Player$entriesArgs;
}
