import { DAY, HOUR, MINUTE, SECOND, type Millis } from '../../kernel/time.ts';

const UNITS = [
  { one: ' day', many: ' days', length: DAY },
  { one: ' h', many: ' h', length: HOUR },
  { one: ' min', many: ' min', length: MINUTE },
  { one: ' s', many: ' s', length: SECOND },
] as const;

/** A duration in English, largest unit first, seconds rounded down: `1 day 12 h`, `2 h 30 min`; `0 s` for nothing. */
export function durationInWords(duration: Millis): string {
  let rest: number = duration;
  const words: string[] = [];
  for (const { one, many, length } of UNITS) {
    const count = Math.floor(rest / length);
    if (count > 0) words.push(`${count}${count === 1 ? one : many}`);
    rest -= count * length;
  }
  return words.length === 0 ? '0 s' : words.join(' ');
}
