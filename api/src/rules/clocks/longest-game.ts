import { millis, type Millis } from '../../kernel/time.ts';
import type { TimeControl } from './clock.ts';

/** The longest that a game of so many moves lasts in which nobody oversteps his time; null: no clock says. Source: Clocks 7.1, 7.3. */
export function longestGame(control: TimeControl | null, moves: number): Millis | null {
  if (control === null || control.kind === 'untimed') return null;
  return millis(2 * Math.min(control.initial, control.limit) + moves * control.increment);
}
