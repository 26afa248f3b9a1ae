import type { Instant } from '../../kernel/time.ts';
import { otherSeat } from '../../kernel/seat.ts';
import { flagAt } from '../../rules/clocks/fischer.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { Verdict } from './decide-game.ts';
import { clockOf } from '../state/running-clock.ts';

/** How an open game ends at an instant that nobody's move brings about: so, unless a flag has fallen by then, which decides it on time. */
export function verdictAt(
  game: GameRecord,
  verdict: Pick<Verdict, 'winner' | 'how' | 'rulingId'>,
  at: Instant,
): Verdict {
  const clock = clockOf(game);
  const fallen = clock === null ? null : flagAt(clock, at);
  if (fallen === null) return { ...verdict, reason: null, decidedAt: at };
  return { winner: otherSeat(fallen.seat), how: 'TIME', reason: null, decidedAt: fallen.at };
}
