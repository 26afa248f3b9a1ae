import type { FragmentOf } from '../../graphql/tada.ts';
import type { playerNameFragment } from '../../player/player-name.ts';

/** What one lot drew: everybody in it in the order before, and in the order drawn. */
export interface LotView {
  readonly name: string;
  readonly items: readonly { readonly id: string }[];
  readonly order: readonly { readonly id: string; readonly player: FragmentOf<typeof playerNameFragment> }[];
}

/** The draw of a round; `seed` null: not drawn yet. */
export interface DrawView {
  /** What stands for the tournament in its commitments and lots. */
  readonly tournamentId: string;
  readonly seed: string | null;
  readonly lots: readonly LotView[];
}
