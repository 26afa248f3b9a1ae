import { HOUR, instant, type Instant } from '../../kernel/time.ts';

/** A day and time as a clock on the wall of a time zone shows it. */
interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether this is the name of a time zone, such as Africa/Dar_es_Salaam or UTC. */
export function isTimeZone(name: string): boolean {
  // Intl answers this question by throwing only; its own list leaves out names that it knows.
  try {
    return clockOf(name) !== null;
  } catch {
    return false;
  }
}

/** The hour of the day in a time zone, 0 to 23. */
export function localHour(at: Instant, timeZone: string): number {
  return wallTime(at, timeZone).hour;
}

/** The first instant after `after` at which the day in a time zone has this hour on its clock; one that is skipped in spring counts an hour later. */
export function nextLocalHour(after: Instant, hour: number, timeZone: string): Instant {
  const { year, month, day } = wallTime(after, timeZone);
  for (let days = 0; ; days += 1) {
    const at = atWallTime(Date.UTC(year, month - 1, day + days, hour), timeZone);
    if (at > after) return at;
  }
}

/** The last instant up to `until` at which the day in a time zone had this hour on its clock. */
export function lastLocalHour(until: Instant, hour: number, timeZone: string): Instant {
  const { year, month, day } = wallTime(until, timeZone);
  for (let days = 0; ; days += 1) {
    const at = atWallTime(Date.UTC(year, month - 1, day - days, hour), timeZone);
    if (at <= until) return at;
  }
}

/** The instant at which a wall clock shows the time that `shown` is in UTC. */
function atWallTime(shown: number, timeZone: string): Instant {
  const guess = shown - offset(instant(shown), timeZone);
  return instant(shown - offset(instant(guess), timeZone));
}

/** How far the wall clocks of a time zone are ahead of UTC. */
function offset(at: Instant, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallTime(at, timeZone);
  const whole = Math.floor(at / 1_000) * 1_000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
}

function wallTime(at: Instant, timeZone: string): WallTime {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: keyof WallTime): number => parts.get(type) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', ...numeric, ...time });
  clocks.set(timeZone, made);
  return made;
}

/** How many whole hours lie in a duration, at least 0. */
export function wholeHours(duration: number): number {
  return Math.max(0, Math.floor(duration / HOUR));
}
