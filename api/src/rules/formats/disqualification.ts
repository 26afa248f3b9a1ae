import type { EntryId } from '../../kernel/ids.ts';
import { message, type Message } from '../../kernel/message.ts';
import type { FormatState, Outlook } from './format.ts';

/** What a disqualification takes where the rules of a format say nothing else, in words. Source: Common 4.17. */
export const DISQUALIFIED_IS_OUT: Message = message('ruling.disqualified.out');

/** Who is disqualified by the director's word. */
export function disqualifiedOf({ disqualified }: Pick<FormatState, 'disqualified'>): ReadonlySet<EntryId> {
  return new Set(disqualified.map(({ entry }) => entry));
}

/** The same state in which who is disqualified has left the tournament, at that moment or before. Source: Common 4.17. */
export function withDisqualifiedGone(state: FormatState): FormatState {
  const { disqualified, withdrawals } = state;
  const left = new Set(withdrawals.map(({ entry }) => entry));
  const further = disqualified.filter(({ entry }) => !left.has(entry));
  return further.length === 0 ? state : { ...state, withdrawals: [...withdrawals, ...further] };
}

/** Of who is disqualified that he is, and nothing else. */
export function disqualifiedOutlooks(state: FormatState): ReadonlyMap<EntryId, Outlook> {
  return new Map([...disqualifiedOf(state)].map((entry) => [entry, { ranks: null, isDisqualified: true }]));
}

/** The key by which a table puts who is disqualified after everybody else. Source: Common 4.17. */
export function disqualifiedLast(state: Pick<FormatState, 'disqualified'>): (entry: EntryId) => number {
  const out = disqualifiedOf(state);
  return (entry) => (out.has(entry) ? 0 : 1);
}
