import { message } from '../../../kernel/message.ts';
import type { TablePlayer } from '../pair-game.ts';
import type { TieBreakScore, TieBreakTable } from './tie-break-rule.ts';

/** Games won. One term for each opponent beaten, in the order of the table. Source: Common 5.2. */
export function wins<Player extends TablePlayer>({ row, players }: TieBreakTable<Player>): TieBreakScore {
  const terms = row.cells
    .filter(({ wins: own }) => own > 0)
    .map(({ opponent, wins: own }) => {
      const name = players.get(opponent)?.name ?? opponent;
      return { text: message('tieBreak.term.won', { n: own, name }), value: own, opponent };
    });
  const order = terms.reduce((sum, { value }) => sum + value, 0);
  return { order, value: order, terms };
}
