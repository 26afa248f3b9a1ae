import { fieldText } from '../ui/field-instant.ts';
import { serverNow } from '../ui/server-time.ts';

/** The instant that a field of date and time holds, as the API takes it; null: none. */
export function fieldInstant(text: string): string | null {
  return text === '' || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();
}

/** So many days from now as such a field has it, at the next full hour. */
export function inDays(days: number): string {
  const hour = 3_600_000;
  return fieldText(new Date(Math.ceil(serverNow.value / hour) * hour + days * 24 * hour).toISOString());
}
