import { message } from '../../../kernel/message.ts';
import type { TablePlayer } from '../pair-game.ts';
import { buchholz, buchholzCut, sonnebornBerger, type RestingPlayer } from './buchholz.ts';
import { neustadtl } from './neustadtl.ts';
import { sodos } from './sodos.ts';
import { sos } from './sos.ts';
import { wins } from './wins.ts';
import type { TieBreakRule } from './tie-break-rule.ts';

/** Every tie-break by its code. */
export const TIE_BREAKS = {
  SB: { code: 'SB', name: message('tieBreak.name.SB'), rules: ['KIBA 9.3'], score: neustadtl },
  SODOS: { code: 'SODOS', name: message('tieBreak.name.SODOS'), rules: ['Kuksu 3.2'], score: sodos },
  SOS: { code: 'SOS', name: message('tieBreak.name.SOS'), rules: ['Kuksu 3.1'], score: sos },
  BUCHHOLZ: {
    code: 'BUCHHOLZ',
    name: message('tieBreak.name.BUCHHOLZ'),
    rules: ['Swiss 5.2', 'Swiss 5.3'],
    score: buchholz,
  },
  BUCHHOLZ_CUT: {
    code: 'BUCHHOLZ_CUT',
    name: message('tieBreak.name.BUCHHOLZ_CUT'),
    rules: ['Swiss 5.2', 'Swiss 5.3'],
    score: buchholzCut,
  },
  SONNEBORN_BERGER: {
    code: 'SONNEBORN_BERGER',
    name: message('tieBreak.name.SONNEBORN_BERGER'),
    rules: ['Swiss 5.2'],
    score: sonnebornBerger,
  },
  WINS: { code: 'WINS', name: message('tieBreak.name.WINS'), rules: ['Common 5.2'], score: wins },
} as const satisfies Record<string, TieBreakRule | TieBreakRule<TablePlayer> | TieBreakRule<RestingPlayer>>;
