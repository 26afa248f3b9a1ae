import { message, type Message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { GameRules, Outcome, Played } from '../../../rules/games/game.ts';
import { parseMove } from './act-text.ts';
import { play } from './act.ts';
import { parseGameConfig, USUAL_GAME } from './config.ts';
import { LONGEST_MATCH } from './decode.ts';
import { backgammon } from './index.ts';
import { exportRecord } from './mat/export.ts';
import { resignationOf } from './match.ts';
import { refuse } from './refusal.ts';
import { TIMES } from './worth.ts';
import type {
  BackgammonConfig,
  BackgammonMove,
  BackgammonPosition,
  BackgammonRefusal,
  BackgammonTrace,
} from './types.ts';

type Reasoned = BackgammonRefusal & { readonly rule: string };

/** One game of backgammon, alone or at the score of a match, as it is played here; resigning is no move of it. */
export const backgammonGame: GameRules<
  BackgammonConfig,
  BackgammonPosition,
  BackgammonMove,
  BackgammonTrace,
  Reasoned
> = {
  ...backgammon,
  usual: USUAL_GAME,
  bounds: { length: { least: 0, most: LONGEST_MATCH } },
  parseConfig: parseGameConfig,
  resign,
  play: playHere,
  // A record of another place may have resignations that were agreed on.
  exportRecord: (config, head, moves) => exportRecord({ ...config, resignations: 'AS_AGREED' }, head, moves),
  parseMove: (position, text) => {
    const read = parseMove(position, text);
    return read.ok ? read : err(reasoned(read.error));
  },
};

function playHere(
  position: BackgammonPosition,
  move: BackgammonMove,
): Result<Played<BackgammonPosition, BackgammonTrace>, Reasoned> {
  if (move.kind === 'resign' && position.config.resignations === 'BY_THE_BOARD') {
    return err(reasoned(refuse(position, 'resigning-apart')));
  }
  const played = play(position, move);
  return played.ok ? played : err(reasoned(played.error));
}

/** What the game is given up for; not while one's own double is unanswered. Source: Backgammon 4. */
function resign(position: BackgammonPosition, seat: 'first' | 'second'): Result<Outcome, Message> {
  const kind = resignationOf(position, seat);
  if (kind === null) return err(message('games.BACKGAMMON.resign.doubleFirst'));
  return ok({ winner: otherSeat(seat), reason: kind, value: position.cube.value * TIMES[kind] });
}

function reasoned<Refusal extends BackgammonRefusal>(refusal: Refusal): Refusal & Reasoned {
  return { ...refusal, rule: refusal.kind };
}
