import { millis, SECOND, type Millis } from '../../kernel/time.ts';

/** How long bots think at their turns. */
export interface Thinking {
  /** What the bot's clock had when it began to run. */
  readonly remaining: Millis;
  /** Whether somebody waits or looks on: a human opponent, or a spectator. */
  readonly isAwaited: boolean;
  /** From 0 to below 1: where in the range of times this turn lies. */
  readonly draw: number;
}

const AWAITED = { least: 3 * SECOND, most: 9 * SECOND };
const ALONE = { least: 45 * SECOND, most: 75 * SECOND };

/** A bot takes no more than this part of its time for one move, so that it never loses on time. */
const PART_OF_CLOCK = 10;

/** How long a bot takes for a move: some seconds when it is awaited, about a minute when not, and little of its own time. */
export function thinkingTime({ remaining, isAwaited, draw }: Thinking): Millis {
  const { least, most } = isAwaited ? AWAITED : ALONE;
  return millis(Math.floor(Math.min(least + draw * (most - least), remaining / PART_OF_CLOCK)));
}
