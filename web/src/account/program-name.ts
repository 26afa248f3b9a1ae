const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** What a browser says of itself, as people call it: `Firefox, Windows`; null where it says neither. */
export function programName(userAgent: string): string | null {
  const found = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([sign]) => userAgent.includes(sign))?.[1] ?? []);
  return found.length === 0 ? null : found.join(', ');
}
