import { err } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { Instant } from '../../../kernel/time.ts';
import { parseTimeControl } from '../../../rules/clocks/control-notation.ts';
import { fischerState } from '../../../rules/clocks/fischer-state.ts';
import type { FischerState } from '../../../rules/clocks/fischer-state.ts';
import { say, STRANGER } from '../../texts/say.ts';

/** A clock as it was lived; `control` is text such as `T=(3+1)<=7`. */
export interface PlannedClock {
  readonly control: string;
  readonly startedAt: Instant;
  readonly presses: readonly Instant[];
  readonly now: Instant;
}

const MOST_PRESSES = 5_000;

/** The state of a Fischer clock after its presses. Source: Clocks 1. */
export function planFischerClock({ control: text, ...lived }: PlannedClock): Result<FischerState, string> {
  if (lived.presses.length > MOST_PRESSES) {
    return err(`presses: at most ${MOST_PRESSES}, here are ${lived.presses.length}.`);
  }
  if (lived.now < lived.startedAt) return err('now: lies before startedAt.');
  const control = parseTimeControl(text);
  if (!control.ok) return err(`control: ${say(STRANGER, control.error.message)}, at column ${control.error.column}.`);
  if (control.value.kind !== 'fischer') return err('control: only a Fischer clock such as T=(3+1)<=7 can be planned.');
  const state = fischerState({ control: control.value, ...lived });
  return state.ok ? state : err(state.error.message);
}
