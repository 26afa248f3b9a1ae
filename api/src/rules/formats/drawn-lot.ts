import type { EntryId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';

/** Something to be drawn by lot: a name that is its own in the tournament, such as `round-2-players`, and what is drawn, in the order from which it is. */
export interface LotToDraw {
  readonly name: string;
  readonly items: readonly EntryId[];
}

/** Lots that are to be drawn now, all from the seed of this number, from 1; the seed is revealed with them. */
export interface LotsToDraw {
  readonly draw: number;
  readonly lots: readonly LotToDraw[];
}

/** A lot and the order that was drawn. `draw`: the number of its seed; null: no chance, the director has named them. */
export interface DrawnLot extends LotToDraw {
  readonly draw: number | null;
  readonly order: readonly EntryId[];
  readonly at: Instant;
}
