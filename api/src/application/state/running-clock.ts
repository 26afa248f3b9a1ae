import { invariant } from '../../kernel/assert.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Clock, TimeControl } from '../../rules/clocks/clock.ts';
import { parseTimeControl } from '../../rules/clocks/control-notation.ts';
import { flagAt, stop } from '../../rules/clocks/fischer.ts';
import { restAt } from '../../rules/clocks/rest.ts';
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
  const { remaining, used, running, since, deadline, rests } = game.clock;
  const until = running === null ? deadline : null;
  return { control: controlOf(game.timeControl), remaining, used, running, since, until, rests };
}

/** Whether a pause stops a game at an instant. */
export function isPaused({ status, clock }: Pick<GameRecord, 'status' | 'clock'>, at: Instant): boolean {
  return status === 'RUNNING' && clock !== null && restAt(clock.rests, at) !== null;
}

/** The clock stopped at an instant, or at its deadline if that has passed; nothing is to be agreed any more. */
export function clockStoppedAt(clock: Clock, at: Instant): Clock {
  const fallen = flagAt(clock, at);
  if (fallen !== null) return fallen.clock;
  const stopped = stop(clock, at);
  return stopped.ok ? stopped.value : { ...clock, until: null };
}
