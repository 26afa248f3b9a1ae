const STEPS = [
  { unit: 'day', seconds: 86_400, from: 172_800 },
  { unit: 'hour', seconds: 3_600, from: 7_200 },
  { unit: 'minute', seconds: 60, from: 120 },
  { unit: 'second', seconds: 1, from: 1 },
  { unit: 'millisecond', seconds: 0.001, from: 0 },
] as const;

/** A span of seconds in one unit, to three figures: `1.25 ms`, `14 min`, `3 days`. */
export function spanText(seconds: number, locale: string): string {
  const step = STEPS.find(({ from }) => seconds >= from) ?? STEPS[4];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: step.unit, maximumSignificantDigits: 3 }).format(
    seconds / step.seconds,
  );
}
