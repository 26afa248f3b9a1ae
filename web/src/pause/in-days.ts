import { fieldText } from '../ui/field-instant.ts';
import { serverNow } from '../ui/server-time.ts';

/** So many days from now as a field of an instant has it, at the next full hour. */
export function inDays(days: number): string {
  const hour = 3_600_000;
  return fieldText(new Date(Math.ceil(serverNow.value / hour) * hour + days * 24 * hour).toISOString());
}
