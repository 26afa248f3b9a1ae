import { useNameOf } from '../../player/namesakes.ts';
import type { MatchView, SideView } from './bracket.ts';

/** Names the sides of matches, namesakes told apart. */
export function useSideNames() {
  const nameOf = useNameOf();
  /** What a side of a match is called. */
  const sideName = ({ entry }: SideView): string => nameOf(entry.player);
  return {
    sideName,
    /** What the two of a match are called, the first side first. */
    matchNames({ sides }: MatchView): { readonly first: string; readonly second: string } {
      const [first = '', second = ''] = sides.map(sideName);
      return { first, second };
    },
  };
}
