import type { EntryId } from '../../../kernel/ids.ts';

/** What is told of a board of a match: that it was started, who has won it by how many points, or that nobody has, as it ended drawn. */
export type BoardNews =
  | { readonly kind: 'started' }
  | { readonly kind: 'won'; readonly winner: EntryId; readonly points: number }
  | { readonly kind: 'drawn' };

/** How a board has ended. */
export type BoardEnd = Exclude<BoardNews, { readonly kind: 'started' }>;

/** Whether two tell the same. */
export function isSameNews(one: BoardNews, other: BoardNews): boolean {
  if (one.kind === 'won' && other.kind === 'won') return one.winner === other.winner && one.points === other.points;
  return one.kind === other.kind;
}
