import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { Played } from '../../../rules/games/game.ts';
import { endOf, gathered, gathering } from './end.ts';
import { seedsIn } from './houses.ts';
import { boardText } from './position-text.ts';
import { refusalOf } from './refusal.ts';
import { sow, type Sown } from './sowing.ts';
import type { Houses, OwareMove, OwarePosition, OwareRefusal, OwareStep, OwareTrace } from './types.ts';

/** What a move makes of a position; refuses one that is not legal. Source: Oware 2 to 5. */
export function play(
  position: OwarePosition,
  { house }: OwareMove,
): Result<Played<OwarePosition, OwareTrace>, OwareRefusal> {
  const refusal = refusalOf(position, house);
  if (refusal !== null) return err(refusal);
  const sown = sow(position, position.turn, house);
  const seen = sown.captured.length > 0 ? [] : [...position.seen, boardText(position.houses)];
  const after = { houses: sown.houses, stores: sown.stores, turn: otherSeat(position.turn), seen };
  const end = endOf(after);
  const trace = stepsOf(position.houses, house, sown);
  if (end === null || end === 'majority') return ok({ position: { ...after, end }, trace });
  return ok({ position: { ...after, ...gathered(after), seen: [], end }, trace: [...trace, ...gathering(after)] });
}

/** How many seeds a move has captured; what is gathered at the end is not. */
export function taken(trace: OwareTrace): number {
  return trace.reduce((sum, step) => (step.kind === 'capture' ? sum + step.seeds : sum), 0);
}

function stepsOf(before: Houses, house: number, { path, captured, isGrandSlam }: Sown): OwareTrace {
  const last = path.at(-1) ?? house;
  const seedsAt = (at: number): number => seedsIn(before, at) + path.filter((fallen) => fallen === at).length;
  return [
    { kind: 'lift', house, seeds: seedsIn(before, house) },
    ...path.map((at): OwareStep => ({ kind: 'sow', house: at })),
    ...captured.map((at): OwareStep => ({ kind: 'capture', house: at, seeds: seedsAt(at) })),
    ...(isGrandSlam ? [{ kind: 'grand-slam', house: last } as const] : []),
  ];
}
