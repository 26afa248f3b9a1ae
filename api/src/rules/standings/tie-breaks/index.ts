import type { TablePlayer } from '../pair-game.ts';
import { buchholz, buchholzCut, sonnebornBerger, type RestingPlayer } from './buchholz.ts';
import { neustadtl } from './neustadtl.ts';
import { sodos } from './sodos.ts';
import { sos } from './sos.ts';
import type { TieBreakRule } from './tie-break-rule.ts';

/** Every tie-break by its code. */
export const TIE_BREAKS = {
  SB: { code: 'SB', name: 'Neustadtl', rules: ['KIBA 9.3'], score: neustadtl },
  SODOS: { code: 'SODOS', name: 'Sum of defeated opponents’ scores', rules: ['Kuksu 3.2'], score: sodos },
  SOS: { code: 'SOS', name: 'Sum of opponents’ scores', rules: ['Kuksu 3.1'], score: sos },
  BUCHHOLZ: { code: 'BUCHHOLZ', name: 'Buchholz', rules: ['Swiss 5.2', 'Swiss 5.3'], score: buchholz },
  BUCHHOLZ_CUT: {
    code: 'BUCHHOLZ_CUT',
    name: 'Buchholz without the lowest',
    rules: ['Swiss 5.2', 'Swiss 5.3'],
    score: buchholzCut,
  },
  SONNEBORN_BERGER: {
    code: 'SONNEBORN_BERGER',
    name: 'Sonneborn-Berger',
    rules: ['Swiss 5.2'],
    score: sonnebornBerger,
  },
} as const satisfies Record<string, TieBreakRule | TieBreakRule<TablePlayer> | TieBreakRule<RestingPlayer>>;
