import { invariant } from '../../kernel/assert.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Clock, TimeControl } from '../../rules/clocks/clock.ts';
import { parseTimeControl } from '../../rules/clocks/control-notation.ts';
import { flagAt, pause } from '../../rules/clocks/fischer.ts';
import type { GameRecord } from '../../store/reading/game.ts';

/** The time control that a tournament has stored. */
export function controlOf(text: string): TimeControl {
  const control = parseTimeControl(text);
  invariant(control.ok, `the stored time control ${text} is readable`);
  return control.value;
}

/** The clock of a game as it stands in its row; null for a game played elsewhere. */
export function clockOf(game: GameRecord): Clock | null {
  if (game.clock === null || game.timeControl === null) return null;
  const { remaining, used, running, since, deadline } = game.clock;
  const until = running === null ? deadline : null;
  return { control: controlOf(game.timeControl), remaining, used, running, since, until };
}

/** The clock stopped at an instant, or at its deadline if that has passed; nothing is to be agreed any more. */
export function clockStoppedAt(clock: Clock, at: Instant): Clock {
  const fallen = flagAt(clock, at);
  if (fallen !== null) return fallen.clock;
  const paused = pause(clock, at);
  return paused.ok ? paused.value : { ...clock, until: null };
}
