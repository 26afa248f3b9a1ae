import { drawBelow, streamOf } from './committed-chance.ts';
import type { KeyedHash } from './committed-chance.ts';

/** What every hash of a lot begins with. */
export const DRAW_LABEL = 'draw-v1';

/** Which lot it is: of a tournament, by a name that is its own there, such as `round-2-players`. */
export interface Lot {
  readonly tournamentId: string;
  readonly name: string;
}

const TOURNAMENT_ID = /^[^|\0]{1,200}$/;
const LOT_NAME = /^[a-z0-9-]{1,64}$/;

/** Why this can be no lot, as a sentence; or null. */
export function lotProblem({ tournamentId, name }: Lot): string | null {
  if (!TOURNAMENT_ID.test(tournamentId)) return 'tournamentId: 1 to 200 characters, none of them a |.';
  return LOT_NAME.test(name) ? null : 'lot: 1 to 64 small letters, digits and -.';
}

/**
 * What is drawn by lot, in an order each as likely as another: from the last place to the second each is exchanged with one that is drawn from those not
 * after it (Fisher and Yates). Source: Common 2.5.
 */
export function drawnOrder<Item>(
  hash: KeyedHash,
  { tournamentId, name }: Lot,
  items: readonly Item[],
): readonly Item[] {
  const bytes = streamOf(hash, [DRAW_LABEL, tournamentId, name].join('|'));
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const drawn = drawBelow(bytes, last + 1);
    const [moved] = order.splice(drawn, 1, ...order.slice(last, last + 1));
    if (moved !== undefined) order[last] = moved;
  }
  return order;
}
