import { HOUR, instant, millis, type Instant, type Millis } from '../../kernel/time.ts';
import { instantBefore, timeBetween, type Rest } from '../../rules/clocks/rest.ts';
import type { MailPreferences } from '../../store/mail-preference.ts';
import { quietSpan } from './quiet-hours.ts';

/** A turn whose clock runs: when it began, when it ends, and when its clock rests meanwhile. */
export interface TurnSpan {
  readonly since: Instant;
  readonly deadline: Instant;
  readonly rests: readonly Rest[];
}

/** A reminder of a turn: how many hours before its deadline, and when it is to be sent. */
export interface ReminderTime {
  readonly hours: number;
  readonly at: Instant;
}

/**
 * The reminders of a turn, the earliest first: when so much time is left as each threshold says, of those below the time that was
 * given when the turn began. One
 * that falls into quiet hours waits for their end; where the deadline would pass before that, it is sent before they begin,
 * but not before the turn does.
 */
export function reminderTimes(turn: TurnSpan, preferences: MailPreferences): readonly ReminderTime[] {
  const given = timeBetween(turn.since, turn.deadline, turn.rests);
  return preferences.reminders
    .filter((hours) => inMillis(hours) < given)
    .map((hours) => ({ hours, at: reminderTime(turn, hours, preferences) }))
    .toSorted((a, b) => a.at - b.at || b.hours - a.hours);
}

/** When the reminder of so many hours is to be sent. */
export function reminderTime(
  { since, deadline, rests }: TurnSpan,
  hours: number,
  preferences: MailPreferences,
): Instant {
  const due = instantBefore(deadline, inMillis(hours), rests);
  const quiet = quietSpan(due, preferences);
  if (quiet === null) return due;
  if (quiet.to < deadline) return quiet.to;
  return instant(Math.min(due, Math.max(quiet.from - 1, since)));
}

function inMillis(hours: number): Millis {
  return millis(hours * HOUR);
}
