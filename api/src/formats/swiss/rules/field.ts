import type { EntryId } from '../../../kernel/ids.ts';
import { playerList } from '../../../rules/ratings/player-list.ts';
import type { FormatEntry, FormatState } from '../../../rules/formats/format.ts';
import { SWISS_GROUP } from './plan.ts';

/** The order of the field that the player list gives. Source: Swiss 2.1. */
export function listedField(entries: readonly FormatEntry[]): readonly EntryId[] {
  return playerList(entries).map(({ id }) => id);
}

/** The order of the field as it has started, which its director may have changed; before the start, that of the player list. */
export function fieldOf({ plan, entries }: Pick<FormatState, 'plan' | 'entries'>): readonly EntryId[] {
  return plan.groups.find(({ key }) => key === SWISS_GROUP)?.entries ?? listedField(entries);
}
