import type { EntryId, GroupId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Outlook } from '../../rules/formats/format.ts';
import type { AppContext } from '../context.ts';
import { formatOf } from '../state/format-state.ts';
import { tournamentState } from './tournament-state.ts';
import { tournamentOf } from './find.ts';
import { derivedOnce, readingOf } from './reading.ts';

const UNKNOWN: Outlook = { ranks: null, isDisqualified: false };

/** What else is known of a row of a table: what its player can still come to. */
export async function outlookOf(
  context: AppContext,
  row: { readonly groupId: GroupId; readonly entry: EntryId; readonly asOf: Instant | null },
): Promise<Outlook> {
  return (await groupOutlooks(context, row.groupId, row.asOf)).get(row.entry) ?? UNKNOWN;
}

function groupOutlooks(context: AppContext, id: GroupId, asOf: Instant | null): Promise<ReadonlyMap<EntryId, Outlook>> {
  const reading = readingOf(context);
  return derivedOnce(reading, `outlooks ${id} ${asOf ?? ''}`, async () => {
    const group = await reading.groups.load(id);
    if (group === null) return new Map();
    const [tournament, { state }] = await Promise.all([
      tournamentOf(context, group),
      tournamentState(context, group.tournamentId, asOf),
    ]);
    return formatOf(tournament).outlooks(state, group.key);
  });
}
