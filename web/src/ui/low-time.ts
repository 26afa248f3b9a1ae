const hour = 3_600;

/**
 * Whether the time left calls for haste: below an hour, or, on a clock that never shows two hours, below a tenth of
 * the most that it can show. Both in seconds.
 */
export function isLowTime(left: number, limit: number): boolean {
  return left < (limit < 2 * hour ? limit / 10 : hour);
}
