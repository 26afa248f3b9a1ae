import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Instant } from '../../../kernel/time.ts';
import type { Venue } from '../../../store/tournament.ts';
import { invalidInput, type InvalidInput } from '../../errors.ts';
import { readNumber, readText } from '../../input-text.ts';
import { message } from '../../texts/say.ts';

/** The name of a tournament or a series, one line. */
export function readName(text: string): Result<string, InvalidInput> {
  return readText('name', text, { longest: 80 });
}

/** What a director says of a tournament or a series, in lines; null for nothing. */
export function readDescription(text: string | null): Result<string | null, InvalidInput> {
  if (text === null || text.trim() === '') return ok(null);
  return readText('description', text, { longest: 2_000, hasLines: true });
}

/** How many days off each player may take: none where no clock runs here. */
export function readDaysOff(days: number, venue: Venue): Result<number, InvalidInput> {
  if (venue === 'ELSEWHERE' && days !== 0) return err(invalidInput('daysOff', message('refused.daysOff.elsewhere')));
  return readNumber('daysOff', days, { least: 0, most: 365 });
}

/** When a tournament starts by itself, which lies in the future; null: when the director starts it. */
export function readStart(startsAt: Instant | null, now: Instant): Result<Instant | null, InvalidInput> {
  if (startsAt !== null && startsAt <= now)
    return err(invalidInput('startsAt', message('refused.tournament.startInFuture')));
  return ok(startsAt);
}
