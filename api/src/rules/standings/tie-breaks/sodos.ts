import { message } from '../../../kernel/message.ts';
import { asPoints, halfPoints } from '../../../kernel/points.ts';
import type { TablePlayer } from '../pair-game.ts';
import type { TieBreakScore, TieBreakTable } from './tie-break-rule.ts';

/**
 * SODOS: the points of every opponent beaten, once for each game won; a game without a winner gives nothing. `order` is in
 * half points. Holds while games are open. One term for each opponent beaten, in the order of the table: `6 (Oscar)`.
 * Source: Kuksu 3.2.
 */
export function sodos<Player extends TablePlayer>({ row, players, points }: TieBreakTable<Player>): TieBreakScore {
  const beaten = row.cells
    .filter(({ wins }) => wins > 0)
    .map(({ opponent, wins }) => {
      const halves = wins * (points.get(opponent) ?? halfPoints(0));
      const name = players.get(opponent)?.name ?? opponent;
      return {
        halves,
        term: {
          text: message('tieBreak.term.points', { points: asPoints(halfPoints(halves)), name }),
          value: halves / 2,
          opponent,
        },
      };
    });
  const order = beaten.reduce((sum, { halves }) => sum + halves, 0);
  return { order, value: order / 2, terms: beaten.map(({ term }) => term) };
}
