import { numberText } from '../i18n/number-text.ts';

/** Points and sums with halves as they are printed: 3.5 is `3½`, 0.5 is `½`; quarters stay decimal; minus is U+2212. */
export function halfText(value: number): string {
  const sign = value < 0 ? '−' : '';
  const size = Math.abs(value);
  const whole = Math.floor(size);
  if (size === whole) return `${sign}${whole}`;
  if (size - whole === 0.5) return `${sign}${whole === 0 ? '' : whole}½`;
  return `${sign}${numberText(size, { maximumFractionDigits: 2 })}`;
}
