import type { EntryId } from '../../../kernel/ids.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { laterGroups } from './stages.ts';

/**
 * Who had withdrawn when the end of a stage was approved, or until now if it is not yet: they go no further. Who was still
 * there and was placed in what follows is not among them, whatever he did later. Source: KIBA 8.4, Common 1.5.
 */
export function goneBefore(state: FormatState, stage: string): ReadonlySet<EntryId> {
  const approval = state.approved.find((one) => one.stage === stage);
  const wentOn = new Set(laterGroups(state, stage).flatMap(({ entries }) => entries));
  const gone = state.withdrawals.filter(
    ({ entry, at }) => !wentOn.has(entry) && (approval === undefined || at <= approval.at),
  );
  return new Set(gone.map(({ entry }) => entry));
}
