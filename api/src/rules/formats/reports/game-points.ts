import { message, type Message } from '../../../kernel/message.ts';

/**
 * What is odd about these points of one game of backgammon, or null: it gives one, two or three times a power of two, and three at most where nobody
 * doubles. Source: Knock-out 4.2.
 */
export function pointsWarning(points: number, isCrawford: boolean): Message | null {
  const cube = points % 3 === 0 ? points / 3 : points;
  if (!Number.isInteger(Math.log2(cube))) return message('report.refused.impossiblePoints', { points });
  return isCrawford && points > 3 ? message('report.refused.crawfordPoints', { points }) : null;
}
