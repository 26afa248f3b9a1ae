import { message } from '../../../kernel/message.ts';
import { ok } from '../../../kernel/result.ts';
import { otherSeat, type Seat } from '../../../kernel/seat.ts';
import type { GameRules } from '../../../rules/games/game.ts';
import { plainRecords } from '../../../rules/games/plain-records.ts';
import { choose } from './choice.ts';
import { decode } from './decode.ts';
import { draw } from './draw.ts';
import { encode } from './encode.ts';
import { outcome } from './end.ts';
import { formatMove, parseMove } from './move-text.ts';
import { legalMoves } from './moves.ts';
import { opening, owareAgreed, parseConfig, type OwareConfig } from './opening.ts';
import { play, taken } from './play.ts';
import { refusalRules } from './reasons.ts';
import type { OwareMove, OwarePosition, OwareRefusal, OwareTrace } from './types.ts';

const awaited = ({ turn, end }: OwarePosition): readonly Seat[] => (end === null ? [turn] : []);

const SIDES = ['South', 'North'] as const;

/** Oware in its tournament form, abapa; `RULES.md` lists every rule with its function and test. */
export const oware: GameRules<OwareConfig, OwarePosition, OwareMove, OwareTrace, OwareRefusal> = {
  key: 'OWARE',
  about: message('games.OWARE.about'),
  sides: SIDES,
  parseConfig,
  agreed: owareAgreed,
  mayDraw: () => true,
  usualLength: () => 80,
  mayCount: (value) => value === 1,
  initial: opening,
  toMove: ({ turn, end }) => (end === null ? turn : null),
  actors: awaited,
  awaited,
  mover: ({ turn }) => turn,
  legalMoves,
  refusalRules,
  play,
  taken,
  choose,
  resign: (_position, seat) => ok({ winner: otherSeat(seat), reason: 'resignation', value: 1 }),
  outcome,
  parseMove,
  formatMove,
  draw,
  encode,
  decode,
  recordFile: { ending: 'txt', type: 'text/plain; charset=utf-8' },
  ...plainRecords({ sides: SIDES, initial: opening, parseMove, play, formatMove }),
};
