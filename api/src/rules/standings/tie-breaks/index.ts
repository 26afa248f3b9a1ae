import { kiba } from './kiba.ts';
import { neustadtl } from './neustadtl.ts';
import type { TieBreakRule } from './tie-break-rule.ts';

/** Every tie-break by its code. */
export const TIE_BREAKS = {
  SB: { code: 'SB', name: 'Neustadtl', source: 'formats.md A.9.3', score: neustadtl },
  KIBA: { code: 'KIBA', name: 'KIBA score', source: 'formats.md A.9.4', score: kiba },
} as const satisfies Record<string, TieBreakRule>;
