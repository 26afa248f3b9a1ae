import { err, ok, type Result } from '../../../kernel/result.ts';
import { LARGEST_CUBE } from '../rules/turn.ts';
import { MEN } from '../rules/types.ts';
import type { GameKind } from '../rules/types.ts';
import { resignationKind, TIMES, type Resigning } from '../rules/worth.ts';

/** What resigning is worth at this cube, which is as it was before a double that is pending. Source: Backgammon 4. */
export function planResignation(
  cube: number,
  resigning: Resigning,
): Result<{ readonly kind: GameKind; readonly points: number }, string> {
  if (cube < 1 || cube > LARGEST_CUBE || !Number.isInteger(Math.log2(cube))) {
    return err(`cube: a power of two from 1 to ${LARGEST_CUBE}, here is ${cube}.`);
  }
  if (resigning.menOff < 0 || resigning.menOff >= MEN)
    return err(`menOff: from 0 to ${MEN - 1}, here are ${resigning.menOff}.`);
  const kind = resignationKind(resigning);
  return ok({ kind, points: cube * TIMES[kind] });
}
