/** One figure of a duration with its unit; 12:34 is one piece without a unit. */
export interface DurationPiece {
  readonly figure: string;
  readonly unit: 'd' | 'h' | 'm' | '';
}

const minute = 60;
const hour = 3_600;
const day = 86_400;
const two = (value: number): string => String(value).padStart(2, '0');

/**
 * What is left of a clock, rounded down: `6d 4h` above 48 h, `31h` from 24 h, `5h 12m` from 1 h, `12:34` below.
 * Takes seconds; nothing below zero.
 */
export function durationPieces(seconds: number): readonly DurationPiece[] {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 2 * day) {
    return [
      { figure: String(Math.floor(left / day)), unit: 'd' },
      { figure: String(Math.floor((left % day) / hour)), unit: 'h' },
    ];
  }
  if (left >= day) return [{ figure: String(Math.floor(left / hour)), unit: 'h' }];
  if (left >= hour) {
    return [
      { figure: String(Math.floor(left / hour)), unit: 'h' },
      { figure: String(Math.floor((left % hour) / minute)), unit: 'm' },
    ];
  }
  return [{ figure: `${Math.floor(left / minute)}:${two(left % minute)}`, unit: '' }];
}

/** The same figures in one string, for a heading or a label: `2d 5h`, `12:34`; takes the sign of a unit in the reader's language. */
export const durationText = (seconds: number, sign: (unit: 'd' | 'h' | 'm') => string): string =>
  durationPieces(seconds)
    .map(({ figure, unit }) => (unit === '' ? figure : figure + sign(unit)))
    .join(' ');
