import { instant } from '../kernel/time.ts';
import type { Instant } from '../kernel/time.ts';

const ISO = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Reads a date and time of ISO 8601 with its offset (`2026-11-21T08:00:00Z`, `2026-11-21T11:00:00.250+03:00`); digits below
 * a millisecond are cut. Null for anything else, also for a day or an hour that does not exist.
 */
export function parseIsoInstant(text: string): Instant | null {
  const [, year, month, day, hour, minute, second, fraction = '', offset = ''] = ISO.exec(text) ?? [];
  if (year === undefined) return null;
  const fields = [year, month, day, hour, minute, second].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const millisecond = Number(fraction.slice(0, 3).padEnd(3, '0'));
  const local = Date.UTC(
    fields[0],
    fields[1] - 1,
    ...(fields.slice(2) as [number, number, number, number]),
    millisecond,
  );
  if (!new Date(local).toISOString().startsWith(text.slice(0, 19))) return null;
  const shift = offsetMinutes(offset);
  return shift === null ? null : instant(local - shift * 60_000);
}

/** The instant in UTC with milliseconds, as the API writes it: `2026-11-21T08:00:00.000Z`. */
export function formatIsoInstant(at: Instant | Date): string {
  return new Date(at).toISOString();
}

function offsetMinutes(offset: string): number | null {
  if (offset === 'Z') return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(4, 6))];
  if (hours > 23 || minutes > 59) return null;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
