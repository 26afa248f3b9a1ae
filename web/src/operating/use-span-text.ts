import { useI18n } from 'vue-i18n';

const STEPS = [
  { unit: 'day', seconds: 86_400, from: 172_800 },
  { unit: 'hour', seconds: 3_600, from: 7_200 },
  { unit: 'minute', seconds: 60, from: 120 },
  { unit: 'second', seconds: 1, from: 1 },
  { unit: 'millisecond', seconds: 0.001, from: 0 },
] as const;

/** Tells a span of seconds in one unit, to three figures: `1.25 ms`, `14 min`, `3 days`. */
export function useSpanText(): (seconds: number) => string {
  const { t } = useI18n();
  return (seconds) => {
    const { unit, seconds: one } = STEPS.find(({ from }) => seconds >= from) ?? STEPS[4];
    return t(`language.span.${unit}`, { n: Number((seconds / one).toPrecision(3)) });
  };
}
