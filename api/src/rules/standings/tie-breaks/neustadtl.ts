import { asPoints, halfPoints } from '../../../kernel/points.ts';
import type { TieBreakScore, TieBreakTable } from './tie-break-rule.ts';

const FACTORS = ['0', '½', '1', '1½'] as const;

/**
 * Neustadtl (Sonneborn-Berger): the points of every opponent beaten twice, half the points of one beaten once; `order` is
 * doubled, so that it is whole. Holds while games are open. One term for each opponent beaten at all, in the order of
 * the table: `½ × 7 (Oscar)`. Source: KIBA 9.3, 9.6.
 */
export function neustadtl({ row, players, points }: TieBreakTable): TieBreakScore {
  const beaten = row.cells
    .filter(({ wins }) => wins > 0)
    .map(({ opponent, wins }) => {
      const score = asPoints(points.get(opponent) ?? halfPoints(0));
      const name = players.get(opponent)?.name ?? opponent;
      const text = `${FACTORS[wins] ?? `${wins}/2`} × ${score} (${name})`;
      return { opponent, doubled: score * wins, text };
    });
  const order = beaten.reduce((sum, { doubled }) => sum + doubled, 0);
  const terms = beaten.map(({ opponent, doubled, text }) => ({ text, value: doubled / 2, opponent }));
  return { order, value: order / 2, terms };
}
