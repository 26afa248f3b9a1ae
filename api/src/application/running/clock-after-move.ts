import { invariant } from '../../kernel/assert.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Clock } from '../../rules/clocks/clock.ts';
import { awaitAgreement, press, resume } from '../../rules/clocks/fischer.ts';
import type { TextPlayed } from '../../rules/games/text-game.ts';
import { clockStoppedAt } from '../state/running-clock.ts';

/**
 * The clock after a move that came in time. It is pressed when the turn passes on; it stops when the game is over, waits for its
 * director or has something to be agreed, for which both have the game's own time from then on; after that it runs again.
 */
export function clockAfterMove(
  clock: Clock,
  at: Instant,
  { mover, toMove, agreement, outcome }: Pick<TextPlayed, 'mover' | 'toMove' | 'agreement' | 'outcome'>,
): Clock {
  const runs = outcome === null && agreement === null && toMove !== null;
  if (clock.running === null) {
    if (runs) return resume(clock, at, toMove);
    return agreement === null ? clockStoppedAt(clock, at) : clock;
  }
  if (runs && toMove === clock.running) return clock;
  const moved = mover === clock.running ? pressed(clock, at) : clockStoppedAt(clock, at);
  const now = moved.since ?? at;
  if (runs) return { ...moved, running: toMove, since: now };
  const stopped = clockStoppedAt(moved, now);
  return agreement === null ? stopped : awaitAgreement(stopped, now, agreement);
}

function pressed(clock: Clock, at: Instant): Clock {
  const after = press(clock, at);
  invariant(after.ok, 'a move that is made came in time');
  return after.value;
}
