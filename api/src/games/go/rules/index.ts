import { message } from '../../../kernel/message.ts';
import { ok } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { GameRules } from '../../../rules/games/game.ts';
import { goAgreed } from './agreed.ts';
import { choose } from './choice.ts';
import { decode } from './decode.ts';
import { draw } from './draw.ts';
import { encode } from './encode.ts';
import { formatMove } from './format-move.ts';
import { legalMoves } from './moves.ts';
import { LARGEST, LARGEST_KOMI, opening, parseConfig, SMALLEST, USUAL_GIVEN } from './opening.ts';
import { outcome } from './outcome.ts';
import { parseMove } from './parse-move.ts';
import { GO_PHASES } from './phases.ts';
import { play } from './play.ts';
import { exportRecord } from './sgf/record-export.ts';
import { importRecord } from './sgf/record-import.ts';
import { splitRecords } from './sgf/record-split.ts';
import { actors, agreement, awaited, mover, toMove } from './turn.ts';
import type { GoConfig, GoMove, GoPosition, GoRefusal, GoTrace } from './types.ts';
import { refusalRules } from './refusal-rules.ts';

/** Go on 5x5 to 25x25 by Japanese or area rules; `RULES.md` lists every rule with its function and test. */
export const go: GameRules<GoConfig, GoPosition, GoMove, GoTrace, GoRefusal> = {
  key: 'GO',
  about: message('games.GO.about'),
  phases: GO_PHASES,
  refusalRules,
  sides: ['Black', 'White'],
  usual: USUAL_GIVEN,
  bounds: {
    size: { least: SMALLEST, most: LARGEST },
    komi: { least: -LARGEST_KOMI / 2, most: LARGEST_KOMI / 2 },
  },
  parseConfig,
  agreed: goAgreed,
  drawsBy: 'komi',
  mayDraw: ({ komi }) => komi % 2 === 0,
  usualLength: ({ size }) => Math.round(0.6 * size * size),
  mayCount: (value) => value === 1,
  initial: opening,
  toMove,
  actors,
  awaited,
  mover,
  agreement,
  legalMoves,
  play,
  taken: ({ captured }) => captured.length,
  choose,
  resign: (_position, seat) => ok({ winner: otherSeat(seat), reason: 'resignation', value: 1 }),
  outcome,
  parseMove,
  formatMove,
  draw,
  encode,
  decode: (text) => decode(text),
  recordFile: { ending: 'sgf', type: 'application/x-go-sgf; charset=utf-8' },
  importRecord,
  exportRecord,
  splitRecords,
};
