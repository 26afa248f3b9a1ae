import { message } from '../../../kernel/message.ts';
import type { NamedScore } from '../../../rules/ratings/list-score.ts';

/** What players of bao stand by besides their Elo. Source: KIBA 3.1, 9.4. */
export const BAO_SCORE: NamedScore = { code: 'KIBA', name: message('tieBreak.name.KIBA'), rules: ['KIBA 9.4'] };
