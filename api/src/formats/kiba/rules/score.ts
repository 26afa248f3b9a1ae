import { message } from '../../../kernel/message.ts';
import { groupPairTable } from '../../../rules/formats/pair-table.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import type { NamedScore } from '../../../rules/ratings/list-score.ts';
import type { PairRow } from '../../../rules/standings/pair-standings.ts';

/** What orders KIBA's player list and separates its tables, whatever the game. Source: KIBA 3.1, 9.4. */
export const KIBA_SCORE: NamedScore = { code: 'KIBA', name: message('tieBreak.name.KIBA'), rules: ['KIBA 9.4'] };

/** The table of one planned group as KIBA counts it: points, Neustadtl, KIBA score. Source: KIBA 9.4. */
export function kibaPairTable(state: FormatState, group: string): readonly PairRow[] {
  return groupPairTable({ ...state, listScore: KIBA_SCORE }, group);
}
