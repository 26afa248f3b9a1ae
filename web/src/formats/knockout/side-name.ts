import { readFragment } from '../../graphql/tada.ts';
import { playerNameFragment } from '../../player/player-name.ts';
import type { MatchView, SideView } from './bracket.ts';

/** What a side of a match is called. */
export const sideName = ({ entry }: SideView): string => readFragment(playerNameFragment, entry.player).name;

/** What the two of a match are called, the first side first. */
export function matchNames({ sides }: MatchView): { readonly first: string; readonly second: string } {
  const [first = '', second = ''] = sides.map(sideName);
  return { first, second };
}
