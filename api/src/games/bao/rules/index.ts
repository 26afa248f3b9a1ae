import { message } from '../../../kernel/message.ts';
import { ok } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { GameRules } from '../../../rules/games/game.ts';
import { baoAgreed } from './agreed.ts';
import { choose } from './choice.ts';
import { decode } from './decode.ts';
import { draw } from './draw.ts';
import { encode } from './encode.ts';
import { formatMove } from './format-move.ts';
import { legalMoves } from './moves.ts';
import { opening, parseConfig, USUAL } from './opening.ts';
import { parseMove } from './parse-move.ts';
import { play } from './play.ts';
import { exportRecord } from './record-export.ts';
import { importRecord } from './record-import.ts';
import { splitRecords } from './record-split.ts';
import { taken } from './taken.ts';
import type { BaoConfig, BaoMove, BaoPosition, BaoRefusal, BaoTrace } from './types.ts';
import { BAO_SCORE } from './score.ts';
import { refusalRules } from './refusal-rules.ts';

/** Bao la kiswahili and bao la kujifunza after KIBA's rules; `RULES.md` lists every rule with its function and test. */
export const bao: GameRules<BaoConfig, BaoPosition, BaoMove, BaoTrace, BaoRefusal> = {
  key: 'BAO',
  about: message('games.BAO.about'),
  refusalRules,
  sides: ['South', 'North'],
  listScore: BAO_SCORE,
  usual: USUAL,
  parseConfig,
  agreed: baoAgreed,
  mayDraw: () => false,
  usualLength: () => 60,
  mayCount: (value) => value === 1,
  initial: opening,
  toMove: (position) => (position.result === null ? position.turn : null),
  actors: (position) => (position.result === null ? [position.turn] : []),
  awaited: (position) => (position.result === null ? [position.turn] : []),
  mover: ({ turn }) => turn,
  legalMoves,
  play,
  taken,
  choose,
  resign: (_position, seat) => ok({ winner: otherSeat(seat), reason: 'resignation', value: 1 }),
  outcome: ({ result }) => (result === null ? null : { winner: result.winner, reason: result.reason, value: 1 }),
  parseMove,
  formatMove,
  draw,
  encode,
  decode,
  recordFile: { ending: 'txt', type: 'text/plain; charset=utf-8' },
  importRecord,
  exportRecord,
  splitRecords,
};
