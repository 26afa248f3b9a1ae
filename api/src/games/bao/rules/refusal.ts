import type { LetterMessage } from '../../../kernel/message.ts';
import { FRONT, HOUSE, RING, countFront, isFront, pitName, seedsIn } from './layout.ts';
import { emptiesFrontRow } from './kunamua.ts';
import { isWorking } from './house.ts';
import { handSign } from './hand-sign.ts';
import { hasEnd, tiers } from './moves.ts';
import { reasoned, type BaoReason } from './reasons.ts';
import type { BaoPosition, BaoRefusal, Direction, MoveKind, Start } from './types.ts';

/** A move that was refused, as far as it is known: null is what its text left out. */
export interface Attempt {
  readonly pit: number;
  readonly direction: Direction | null;
  readonly kind: MoveKind | null;
  readonly playsHouse: boolean;
}

/** Says which rule an illegal move breaks. Only to be asked of a move that is illegal. */
export function explain(position: BaoPosition, attempt: Attempt): BaoRefusal {
  if (position.result !== null) return refuse('game-over', 'pit');
  const { pit } = attempt;
  if (!Number.isInteger(pit) || pit < 0 || pit >= RING) {
    return refuse('no-such-pit', 'pit');
  }
  return explainPit(position, pit) ?? explainTier(position, attempt);
}

function explainPit(position: BaoPosition, pit: number): BaoRefusal | null {
  const places = { pit: pitName(position.turn, pit) };
  const seeds = seedsIn(position.pits[position.turn], pit);
  const isMtaji = position.store[position.turn] === 0;
  if (!isMtaji && !isFront(pit)) {
    return refuse('back-row', 'pit', places);
  }
  if (seeds === 0) return refuse('empty-pit', 'pit', places);
  if (isMtaji && seeds === 1) {
    return refuse('single-seed', 'pit', places);
  }
  return null;
}

function explainTier(position: BaoPosition, attempt: Attempt): BaoRefusal {
  for (const tier of tiers(position)) {
    const all = tier.starts(position);
    const ending = all.filter((start) => hasEnd(position, start, tier.kind));
    if (ending.length === 0) continue;
    const ofPit = ending.filter((start) => start.pit === attempt.pit);
    if (ofPit.some((start) => start.direction === attempt.direction)) return explainSign(position, attempt, tier.kind);
    if (all.some((start) => start.pit === attempt.pit && start.direction === attempt.direction)) return neverEnds();
    const [only] = ofPit;
    if (only !== undefined) return explainDirection(position, attempt, { start: only, kind: tier.kind });
    if (tier.kind === 'harvest') return refuse('harvest-possible', 'pit', { pits: names(position, ending) });
    return explainTakata(position, attempt, ending);
  }
  return neverEnds();
}

function explainSign(position: BaoPosition, attempt: Attempt, due: MoveKind): BaoRefusal {
  const places = { pit: pitName(position.turn, attempt.pit) };
  if (due === 'harvest' && attempt.kind === 'takata') {
    return refuse('not-a-takata', 'sign', places);
  }
  if (due === 'takata' && attempt.kind === 'harvest') {
    return refuse('not-a-harvest', 'sign', places);
  }
  if (due === 'takata') {
    return refuse('house-unavailable', 'sign');
  }
  if (attempt.playsHouse && hasEnd(position, asStart(attempt), due)) {
    return refuse('house-not-played', 'sign', places);
  }
  return neverEnds();
}

function asStart(attempt: Attempt): Start {
  return { pit: attempt.pit, direction: attempt.direction ?? 'clockwise' };
}

function explainDirection(
  position: BaoPosition,
  attempt: Attempt,
  only: { readonly start: Start; readonly kind: MoveKind },
): BaoRefusal {
  const pit = pitName(position.turn, attempt.pit);
  const own = position.pits[position.turn];
  if (only.kind === 'takata' && attempt.direction !== null && emptiesFrontRow(own, attempt.pit, attempt.direction)) {
    return refuse('empties-front-row', 'direction', { pit });
  }
  const move = `${pit}${handSign(position, { ...only.start, kind: only.kind })}`;
  const reason = reasoned(only.kind === 'harvest' ? 'only-harvest' : 'only-takata', { pit, move });
  return { kind: 'fixed-direction', part: 'direction', ...reason };
}

function explainTakata(position: BaoPosition, attempt: Attempt, due: readonly Start[]): BaoRefusal {
  const { pit } = attempt;
  const places = { pit: pitName(position.turn, pit), pits: names(position, due) };
  const own = position.pits[position.turn];
  if (pit === position.blocked) return refuse('blocked-pit', 'pit', places);
  if (pit >= FRONT && due.some((start) => isFront(start.pit))) {
    return refuse('front-row-first', 'pit', places);
  }
  if (pit === HOUSE && isWorking(own, position.house[position.turn])) {
    return refuse('working-house', 'pit', places);
  }
  if (seedsIn(own, pit) === 1 && countFront(own, 2) > 0) {
    return refuse('larger-pit-first', 'pit', places);
  }
  return neverEnds();
}

function neverEnds(): BaoRefusal {
  return refuse('never-ends', 'direction');
}

function names(position: BaoPosition, starts: readonly Start[]): { readonly names: readonly string[] } {
  return { names: [...new Set(starts.map((start) => pitName(position.turn, start.pit)))] };
}

function refuse(
  kind: BaoRefusal['kind'] & BaoReason,
  part: BaoRefusal['part'],
  places: LetterMessage['args'] = {},
): BaoRefusal {
  return { kind, part, ...reasoned(kind, places) };
}
