import { between, HOUR, instant, millis, minus, type Instant, type Millis } from '../../kernel/time.ts';
import type { MailPreferences } from '../../store/mail-preference.ts';
import { quietSpan } from './quiet-hours.ts';

/** A turn whose clock runs: when it began and when it ends. */
export interface TurnSpan {
  readonly since: Instant;
  readonly deadline: Instant;
}

/** A reminder of a turn: how many hours before its deadline, and when it is to be sent. */
export interface ReminderTime {
  readonly hours: number;
  readonly at: Instant;
}

/**
 * The reminders of a turn, the earliest first: at each threshold below the time that was given when the turn began. One
 * that falls into quiet hours waits for their end; where the deadline would pass before that, it is sent before they begin,
 * but not before the turn does.
 */
export function reminderTimes(turn: TurnSpan, preferences: MailPreferences): readonly ReminderTime[] {
  const given = between(turn.since, turn.deadline);
  return preferences.reminders
    .filter((hours) => inMillis(hours) < given)
    .map((hours) => ({ hours, at: reminderTime(turn, hours, preferences) }))
    .toSorted((a, b) => a.at - b.at || b.hours - a.hours);
}

/** When the reminder of so many hours is to be sent. */
export function reminderTime({ since, deadline }: TurnSpan, hours: number, preferences: MailPreferences): Instant {
  const due = minus(deadline, inMillis(hours));
  const quiet = quietSpan(due, preferences);
  if (quiet === null) return due;
  if (quiet.to < deadline) return quiet.to;
  return instant(Math.min(due, Math.max(quiet.from - 1, since)));
}

function inMillis(hours: number): Millis {
  return millis(hours * HOUR);
}
