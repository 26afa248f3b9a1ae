import { message } from '../../../kernel/message.ts';
import { ok } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { GameRules } from '../../../rules/games/game.ts';
import { formatMove, parseMove, resignationText } from './act-text.ts';
import { play } from './act.ts';
import { choose } from './choice.ts';
import { backgammonAgreed, parseConfig } from './config.ts';
import { decode } from './decode.ts';
import { dice } from './chance.ts';
import { draw } from './draw.ts';
import { encode } from './encode.ts';
import { exportRecord } from './mat/export.ts';
import { importRecord } from './mat/import.ts';
import { splitRecords } from './mat/split.ts';
import { opening } from './match.ts';
import { idle, legalMoves, outcome } from './moves.ts';
import { mover, toMove } from './turn.ts';
import { GAME_KINDS } from './types.ts';
import { isGameValue } from './worth.ts';
import type {
  BackgammonConfig,
  BackgammonMove,
  BackgammonPosition,
  BackgammonRefusal,
  BackgammonTrace,
} from './types.ts';
import { refusalRules } from './refusal-rules.ts';

/** Backgammon, a whole match or a single game, as records and planners have it; `RULES.md` lists every rule with its function and test. */
export const backgammon: GameRules<
  BackgammonConfig,
  BackgammonPosition,
  BackgammonMove,
  BackgammonTrace,
  BackgammonRefusal
> = {
  key: 'BACKGAMMON',
  about: message('games.BACKGAMMON.about'),
  phases: { NO_DOUBLE: { about: 'Backgammon: nobody has doubled, or the double is answered.' } },
  refusalRules,
  sides: ['White', 'Black'],
  parseConfig,
  agreed: backgammonAgreed,
  mayDraw: () => false,
  usualLength: () => 50,
  mayCount: isGameValue,
  initial: opening,
  toMove,
  actors: deciders,
  awaited: deciders,
  mover,
  legalMoves,
  play,
  taken: ({ steps }) => steps.filter(({ hit }) => hit).length,
  choose,
  resign: (_position, seat) => ok({ winner: otherSeat(seat), reason: 'resignation', value: 1 }),
  givenUp: (seat, reason) => {
    const as = GAME_KINDS.find((kind) => kind === reason);
    return as === undefined ? null : resignationText(seat, as);
  },
  chance: dice,
  idle,
  outcome,
  parseMove,
  formatMove,
  draw,
  encode,
  decode,
  recordFile: { ending: 'mat', type: 'text/plain; charset=utf-8' },
  importRecord,
  exportRecord,
  splitRecords,
};

function deciders(position: BackgammonPosition): readonly Seat[] {
  const seat = toMove(position);
  return seat === null || seat === 'chance' ? [] : [seat];
}
