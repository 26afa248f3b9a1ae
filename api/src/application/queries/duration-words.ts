import { DAY, HOUR, MINUTE, SECOND, type Millis } from '../../kernel/time.ts';

const UNITS = [
  { word: 'day', length: DAY },
  { word: 'hour', length: HOUR },
  { word: 'minute', length: MINUTE },
  { word: 'second', length: SECOND },
] as const;

/** A duration in English words, largest unit first, seconds rounded down: `1 day 12 hours`; `0 seconds` for nothing. */
export function durationInWords(duration: Millis): string {
  let rest: number = duration;
  const words: string[] = [];
  for (const { word, length } of UNITS) {
    const count = Math.floor(rest / length);
    if (count > 0) words.push(`${count} ${word}${count === 1 ? '' : 's'}`);
    rest -= count * length;
  }
  return words.length === 0 ? '0 seconds' : words.join(' ');
}
