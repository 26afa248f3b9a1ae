import { commitmentOf, drawingFrom, hexBytes } from './committed-bytes.ts';

/** What was shown of a lot, as text fields hold it. */
export interface ShownLot {
  /** What the seed was committed for. */
  readonly tournamentId: string;
  /** Which lot of the tournament, such as `round-2-players`. */
  readonly name: string;
  /** In 64 hexadecimal digits. */
  readonly seed: string;
  /** Empty: not compared. */
  readonly commitment: string;
  /** Who was drawn, in the order before the draw. */
  readonly items: readonly string[];
  /** The order that was drawn; empty: not compared. */
  readonly order: readonly string[];
}

/** One place of a drawn order. */
export interface CheckedPlace {
  /** From 1. */
  readonly place: number;
  readonly computed: string;
  /** Null: none was shown. */
  readonly shown: string | null;
  readonly agrees: boolean;
}

/** What came of the check. */
export interface CheckedLot {
  readonly commitment: string;
  /** Null: none was shown. */
  readonly commitmentAgrees: boolean | null;
  readonly places: readonly CheckedPlace[];
  /** The first place that is another's than it should be; null: none. */
  readonly firstDifference: CheckedPlace | null;
}

/** Why a lot cannot be computed from this: the field that is wrong. */
export type LotProblem = 'tournamentId' | 'name' | 'seed' | 'commitment' | 'items' | 'order';

const LABEL = 'draw-v1';
const HASH = /^[0-9a-f]{64}$/i;
const MOST_ITEMS = 2_000;

/** The first field that is wrong, or null. Source: Knock-out 2.7. */
export function lotProblem({ tournamentId, name, seed, commitment, items, order }: ShownLot): LotProblem | null {
  if (tournamentId === '' || /[|\0]/.test(tournamentId)) return 'tournamentId';
  if (!/^[a-z0-9-]{1,64}$/.test(name)) return 'name';
  if (hexBytes(seed)?.length !== 32) return 'seed';
  if (commitment !== '' && !HASH.test(commitment)) return 'commitment';
  if (items.length === 0 || items.length > MOST_ITEMS) return 'items';
  return order.length === 0 || order.length === items.length ? null : 'order';
}

/**
 * Draws once more: from the last place to the second each is exchanged with one drawn from those not after it; then compares. Where `lotProblem`
 * finds none. Source: Knock-out 2.7.
 */
export async function checkLot(shown: ShownLot): Promise<CheckedLot> {
  const seed = hexBytes(shown.seed) ?? new Uint8Array();
  const commitment = await commitmentOf(LABEL, shown.tournamentId, seed);
  const draw = await drawingFrom(seed, [LABEL, shown.tournamentId, shown.name].join('|'));
  const order = [...shown.items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const drawn = await draw(last + 1);
    const [moved, kept] = [order[drawn], order[last]];
    if (moved === undefined || kept === undefined) continue;
    order[last] = moved;
    order[drawn] = kept;
  }
  const places = order.map((computed, index): CheckedPlace => {
    const told = shown.order[index] ?? null;
    return { place: index + 1, computed, shown: told, agrees: told === null || told === computed };
  });
  return {
    commitment,
    commitmentAgrees: shown.commitment === '' ? null : shown.commitment.toLowerCase() === commitment,
    places,
    firstDifference: places.find((place) => !place.agrees) ?? null,
  };
}

/** Lines or words apart by blanks and commas, in order. */
export const readItems = (text: string): readonly string[] => text.split(/[\s,]+/).filter((item) => item !== '');
