import { message } from '../../../kernel/message.ts';
import { asPoints, halfPoints } from '../../../kernel/points.ts';
import type { TablePlayer } from '../pair-game.ts';
import type { TieBreakScore, TieBreakTable } from './tie-break-rule.ts';

/**
 * SOS: the points of every opponent met, that is with whom a game is decided, once. `order` is in half points. One term for
 * each, in the order of the table: `6 (Oscar)`. Source: Kuksu 3.1.
 */
export function sos<Player extends TablePlayer>({ row, players, points }: TieBreakTable<Player>): TieBreakScore {
  const met = row.cells
    .filter(({ decided }) => decided > 0)
    .map(({ opponent }) => {
      const halves = points.get(opponent) ?? halfPoints(0);
      const name = players.get(opponent)?.name ?? opponent;
      return {
        halves,
        term: {
          text: message('tieBreak.term.points', { points: asPoints(halves), name }),
          value: halves / 2,
          opponent,
        },
      };
    });
  const order = met.reduce((sum, { halves }) => sum + halves, 0);
  return { order, value: order / 2, terms: met.map(({ term }) => term) };
}
