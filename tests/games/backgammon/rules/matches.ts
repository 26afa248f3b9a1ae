import { opening } from '../../../../api/src/games/backgammon/rules/match.ts';
import type { BackgammonPosition } from '../../../../api/src/games/backgammon/rules/types.ts';

/** A match to so many points before its first roll, changed as a case needs it. */
export const match = (length: number, changes: Partial<BackgammonPosition> = {}): BackgammonPosition => ({
  ...opening({ length, resignations: 'BY_THE_BOARD' }),
  ...changes,
});
/** The same where a side is to roll or double. */
export const atTurn = (length: number, changes: Partial<BackgammonPosition> = {}): BackgammonPosition =>
  match(length, { phase: { kind: 'turn' }, ...changes });
