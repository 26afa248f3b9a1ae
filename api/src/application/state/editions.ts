import { DAY, between, millis, minus, plus, type Instant } from '../../kernel/time.ts';
import { toInstantOrNull } from '../../store/codecs/instant.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { SERIES_ROLES } from '../../store/series.ts';
import type { Rhythm } from '../../store/writing/recurrence.ts';

/** When an edition opens for players and when it starts. */
export interface PlannedEdition {
  readonly opensAt: Instant;
  readonly startsAt: Instant;
}

/**
 * The edition after one that starts then, in this rhythm: a whole number of its spans later, the first that is still to come. One that
 * should have opened already opens at once. Source: Common 4.11.
 */
export function nextEdition({ weeks, signUpDays }: Rhythm, start: Instant, now: Instant): PlannedEdition {
  const span = weeks * 7 * DAY;
  const spans = Math.max(1, Math.floor(between(start, now) / span) + 1);
  const startsAt = plus(start, millis(spans * span));
  return { startsAt, opensAt: minus(startsAt, millis(signUpDays * DAY)) };
}

/** When a tournament started, or is to start; null: when its director starts it. */
export function startOf({ startedAt, startsAt }: Pick<TournamentRecord, 'startedAt' | 'startsAt'>): Instant | null {
  return toInstantOrNull(startedAt ?? startsAt);
}

/** Whether a player may ask to be entered in what follows a tournament by himself: another edition, or another of its series. */
export function hasFollowers({ recurrence, seriesRole }: TournamentRecord): boolean {
  if (recurrence !== null) return recurrence.endedAt === null;
  return seriesRole !== null && !SERIES_ROLES[seriesRole].namesPlayers;
}
