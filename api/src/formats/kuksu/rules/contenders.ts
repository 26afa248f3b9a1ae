import type { EntryId } from '../../../kernel/ids.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { titleBefore } from './field.ts';
import { leagueTables } from './group-table.ts';
import { KUKSU_STAGES, TITLE_GROUP, TOP_LEAGUE } from './stages.ts';

/** Who plays for the title: null where nobody does, or nobody is left to. */
export interface Contenders {
  readonly holder: EntryId | null;
  readonly challenger: EntryId | null;
}

/**
 * The holder and the best of League A, by its table, without those who withdrew before the end of the leagues was approved: the
 * second is asked when the winner is gone. Once the match is arranged, the two who play it.
 * Source: Kuksu 2.1, 11.1, 11.3, 12, Common 1.5.
 */
export function contendersOf(state: FormatState): Contenders {
  const match = state.plan.groups.find(({ key }) => key === TITLE_GROUP);
  if (match !== undefined) {
    const [holder = null, challenger = null] = match.entries;
    return { holder, challenger };
  }
  const approval = state.approved.find(({ stage }) => stage === KUKSU_STAGES.LEAGUES.key);
  const gone = new Set(
    state.withdrawals.filter(({ at }) => approval === undefined || at <= approval.at).map(({ entry }) => entry),
  );
  const { holder } = titleBefore(state.entries);
  const top = state.plan.groups.find(({ key }) => key === TOP_LEAGUE);
  const order = top === undefined ? [] : leagueTables(state)(top).rows.map(({ player }) => player.id);
  return {
    holder: holder === null || gone.has(holder) ? null : holder,
    challenger: order.find((entry) => !gone.has(entry)) ?? null,
  };
}
