/** An instant as a field of date and time writes it: this device's own time, to the minute; empty for none. */
export function fieldText(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
