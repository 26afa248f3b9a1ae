import fc from 'fast-check';
import { play } from '../../api/src/games/backgammon/rules/act.ts';
import { opening, resignationOf } from '../../api/src/games/backgammon/rules/match.ts';
import { legalMoves } from '../../api/src/games/backgammon/rules/moves.ts';
import type { BackgammonMove, BackgammonPosition } from '../../api/src/games/backgammon/rules/types.ts';

/** Matches of a length in which any act is as likely as another, resignations and doubles too; every position of them. */
export const randomMatches = fc
  .record({ length: fc.constantFrom(0, 1, 3, 5, 10), numbers: fc.infiniteStream(fc.nat(1_000_000)) })
  .map(({ length, numbers }) => {
    const draw = (below: number): number => Number(numbers.next().value) % below;
    const positions: Array<readonly [BackgammonPosition, BackgammonMove]> = [];
    let at = opening({ length, resignations: 'BY_THE_BOARD' });
    while (at.phase.kind !== 'over' && positions.length < 1_500) {
      const move = anyAct(at, draw);
      positions.push([at, move]);
      const played = play(at, move);
      if (!played.ok) throw new Error(played.error.message.key);
      at = played.value.position;
    }
    return { length, positions, last: at };
  });

function anyAct(position: BackgammonPosition, draw: (below: number) => number): BackgammonMove {
  const { phase } = position;
  const legal = legalMoves(position);
  const seat = draw(2) === 0 ? 'first' : 'second';
  const as = resignationOf(position, seat);
  if (as !== null && draw(200) === 0) return { kind: 'resign', seat, as };
  const rolls = phase.kind === 'opening' || (phase.kind === 'turn' && draw(8) > 0);
  const chosen = legal[draw(Math.max(1, legal.length))];
  return rolls || chosen === undefined ? { kind: 'roll', dice: [1 + draw(6), 1 + draw(6)] } : chosen;
}
