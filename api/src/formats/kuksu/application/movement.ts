import type { EntryId, GroupId } from '../../../kernel/ids.ts';
import type { Instant } from '../../../kernel/time.ts';
import type { AppContext } from '../../../application/context.ts';
import { tournamentOf } from '../../../application/queries/find.ts';
import { tournamentState } from '../../../application/queries/tournament-state.ts';
import { derivedOnce, readingOf } from '../../../application/queries/reading.ts';
import { tierChanges, type TierChange } from '../rules/tier-change.ts';

/** How the player of a row of a table has come to his tier; null where there are no tiers. */
export async function movementOf(
  context: AppContext,
  row: { readonly groupId: GroupId; readonly entry: EntryId; readonly asOf: Instant | null },
): Promise<TierChange | null> {
  return (await movements(context, row.groupId, row.asOf)).get(row.entry) ?? null;
}

function movements(context: AppContext, id: GroupId, asOf: Instant | null): Promise<ReadonlyMap<EntryId, TierChange>> {
  const reading = readingOf(context);
  return derivedOnce(reading, `movements ${id} ${asOf ?? ''}`, async () => {
    const group = await reading.groups.load(id);
    if (group === null) return new Map();
    const { format } = await tournamentOf(context, group);
    if (format !== 'KUKSU') return new Map();
    const { state } = await tournamentState(context, group.tournamentId, asOf);
    return tierChanges(state, group.key);
  });
}
