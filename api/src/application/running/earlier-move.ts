import { invariant } from '../../kernel/assert.ts';
import type { Seat } from '../../kernel/seat.ts';
import { replay } from '../../rules/games/replay.ts';
import type { Tx } from '../../store/client.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { movesInRanges } from '../../store/reading/move.ts';
import { rulesOf } from '../state/game-rules.ts';

/** A move as somebody writes it, at the ply that he means. */
export interface WrittenMove {
  readonly ply: number;
  readonly seat: Seat;
  readonly text: string;
}

/**
 * The canonical text of the move that was made at this ply, if it is the same move of the same seat in whatever notation;
 * null if there is none, or another.
 */
export async function earlierMove(tx: Tx, game: GameRecord, { ply, seat, text }: WrittenMove): Promise<string | null> {
  if (!Number.isSafeInteger(ply) || ply < 0 || ply >= game.ply) return null;
  const moves = await movesInRanges(tx, [{ gameId: game.id, from: 0, to: ply + 1 }]);
  const made = moves.at(-1);
  invariant(made !== undefined && made.ply === ply, `game ${game.id} has a move at ply ${ply}`);
  if (made.seat !== seat) return null;
  if (made.notation === text) return made.notation;
  const rules = rulesOf(game.game);
  if (made.cause === 'CHANCE') return rules.chance?.isAsk(text) === true ? made.notation : null;
  const before = replay(
    rules,
    game.gameConfig,
    moves.slice(0, -1).map(({ notation }) => notation),
  );
  invariant(before.ok, `the moves of game ${game.id} can be replayed`);
  const played = rules.play(before.value, text);
  return played.ok && played.value.notation === made.notation ? made.notation : null;
}
