import { message } from '../../../kernel/message.ts';
import { asPoints, halfPoints } from '../../../kernel/points.ts';
import type { TieBreakScore, TieBreakTable } from './tie-break-rule.ts';

/** What of an opponent’s points counts, by the quarters of it. */
const FACTORS = ['0', '¼', '½', '¾', '1', '1¼', '1½'] as const;

/**
 * Neustadtl (Sonneborn-Berger): the points of every opponent beaten twice, half the points of one beaten once, a quarter for a
 * draw; `order` is eightfold, so that it is whole. Holds while games are open. One term for each opponent who was not only lost
 * to, in the order of the table: `½ × 7 (Oscar)`. Source: KIBA 9.3, 9.6, Round robin 3.4.
 */
export function neustadtl({ row, players, points }: TieBreakTable): TieBreakScore {
  const met = row.cells
    .map(({ opponent, wins, draws }) => ({ opponent, quarters: 2 * wins + draws }))
    .filter(({ quarters }) => quarters > 0)
    .map(({ opponent, quarters }) => {
      const halves = points.get(opponent) ?? halfPoints(0);
      const name = players.get(opponent)?.name ?? opponent;
      const factor = FACTORS[quarters] ?? `${quarters}/4`;
      const text = message('tieBreak.term.times', { factor, points: asPoints(halves), name });
      return { opponent, eighths: halves * quarters, text };
    });
  const order = met.reduce((sum, { eighths }) => sum + eighths, 0);
  const terms = met.map(({ opponent, eighths, text }) => ({ text, value: eighths / 8, opponent }));
  return { order, value: order / 8, terms };
}
