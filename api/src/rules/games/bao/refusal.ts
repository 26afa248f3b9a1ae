import { FRONT, HOUSE, RING, countFront, isFront, pitName, seedsIn } from './layout.ts';
import { emptiesFrontRow } from './kunamua.ts';
import { isWorking } from './house.ts';
import { handSign } from './hand-sign.ts';
import { hasEnd, tiers } from './moves.ts';
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
  if (position.result !== null) return refuse('game-over', 'pit', 'The game is over.');
  const { pit } = attempt;
  if (!Number.isInteger(pit) || pit < 0 || pit >= RING) {
    return refuse('no-such-pit', 'pit', 'There is no such pit.');
  }
  return explainPit(position, pit) ?? explainTier(position, attempt);
}

function explainPit(position: BaoPosition, pit: number): BaoRefusal | null {
  const name = pitName(position.turn, pit);
  const seeds = seedsIn(position.pits[position.turn], pit);
  const isMtaji = position.store[position.turn] === 0;
  if (!isMtaji && !isFront(pit)) {
    return refuse('back-row', 'pit', `In kunamua a move starts in the front row, and ${name} is in the back row.`);
  }
  if (seeds === 0) return refuse('empty-pit', 'pit', `${name} is empty.`);
  if (isMtaji && seeds === 1) {
    return refuse('single-seed', 'pit', `${name} holds one seed, and in mtaji a move needs two or more.`);
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
    if (tier.kind === 'harvest') return harvestPossible(position, ending);
    return explainTakata(position, attempt, ending);
  }
  return neverEnds();
}

function explainSign(position: BaoPosition, attempt: Attempt, due: MoveKind): BaoRefusal {
  const name = pitName(position.turn, attempt.pit);
  if (due === 'harvest' && attempt.kind === 'takata') {
    return refuse('not-a-takata', 'sign', `The move from ${name} is a harvest, so it is not kutakata.`);
  }
  if (due === 'takata' && attempt.kind === 'harvest') {
    return refuse('not-a-harvest', 'sign', `The move from ${name} is kutakata, so nothing is harvested.`);
  }
  if (due === 'takata') {
    return refuse('house-unavailable', 'sign', 'Kutakata ends in a working house, which cannot be played.');
  }
  if (attempt.playsHouse && hasEnd(position, asStart(attempt), due)) {
    return refuse('house-not-played', 'sign', `The move from ${name} never ends, or never has the house to play.`);
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
  const name = pitName(position.turn, attempt.pit);
  const own = position.pits[position.turn];
  if (only.kind === 'takata' && attempt.direction !== null && emptiesFrontRow(own, attempt.pit, attempt.direction)) {
    const why = `${name} is the only filled front pit, and sown that way it leaves the front row empty.`;
    return refuse('empties-front-row', 'direction', why);
  }
  const sign = handSign(position, { ...only.start, kind: only.kind });
  const noun = only.kind === 'harvest' ? 'harvest' : 'kutakata';
  return refuse('fixed-direction', 'direction', `From ${name} the only ${noun} is ${name}${sign}.`);
}

function explainTakata(position: BaoPosition, attempt: Attempt, due: readonly Start[]): BaoRefusal {
  const { pit } = attempt;
  const name = pitName(position.turn, pit);
  const own = position.pits[position.turn];
  if (pit === position.blocked) return refuse('blocked-pit', 'pit', `${name} is blocked by kutakatia for this turn.`);
  if (pit >= FRONT && due.some((start) => isFront(start.pit))) {
    const why = `Kutakata is possible in the front row from ${names(position, due)}, so ${name} cannot start.`;
    return refuse('front-row-first', 'pit', why);
  }
  if (pit === HOUSE && isWorking(own, position.house[position.turn])) {
    const why = `${name} is a house with six seeds or more, so kutakata starts from another front pit.`;
    return refuse('working-house', 'pit', why);
  }
  if (seedsIn(own, pit) === 1 && countFront(own, 2) > 0) {
    const why = `${name} holds one seed, and a front pit with two or more goes first: ${names(position, due)}.`;
    return refuse('larger-pit-first', 'pit', why);
  }
  return neverEnds();
}

function harvestPossible(position: BaoPosition, starts: readonly Start[]): BaoRefusal {
  const why = `A harvest is possible from ${names(position, starts)}, so kutakata is not allowed.`;
  return refuse('harvest-possible', 'pit', why);
}

function neverEnds(): BaoRefusal {
  return refuse('never-ends', 'direction', 'This move would never end, so it is not allowed.');
}

function names(position: BaoPosition, starts: readonly Start[]): string {
  const list = [...new Set(starts.map((start) => pitName(position.turn, start.pit)))];
  const last = list.pop() ?? '';
  return list.length === 0 ? last : `${list.join(', ')} and ${last}`;
}

function refuse(kind: BaoRefusal['kind'], part: BaoRefusal['part'], message: string): BaoRefusal {
  return { kind, part, message };
}
