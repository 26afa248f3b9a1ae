/** A difference with its sign: +16, −16 (a true minus), ±0. */
export function signedText(difference: number): string {
  if (difference === 0) return '±0';
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}
