import type { MatchView, RoundView, SideView } from './bracket.ts';

/** What a round meant for one player. */
export type PathStep =
  | { readonly kind: 'BYE'; readonly round: RoundView }
  | {
      readonly kind: 'MATCH';
      readonly round: RoundView;
      readonly match: MatchView;
      /** Where his row is: the place of the match in its round, and of his side in it; both from 0. */
      readonly row: { readonly match: number; readonly side: number };
      readonly side: SideView;
      readonly other: SideView | null;
      readonly outcome: 'WON' | 'LOST' | 'OPEN';
    };

function stepIn(round: RoundView, entryId: string): PathStep | null {
  for (const [index, match] of round.matches.entries()) {
    const at = match.sides.findIndex(({ entry }) => entry.id === entryId);
    const side = match.sides[at];
    if (side === undefined) continue;
    const outcome = match.winner === null ? 'OPEN' : match.winner.id === entryId ? 'WON' : 'LOST';
    const other = match.sides.find((one) => one !== side) ?? null;
    return { kind: 'MATCH', round, match, row: { match: index, side: at }, side, other, outcome };
  }
  return round.bye?.id === entryId ? { kind: 'BYE', round } : null;
}

/** The way of a player through the rounds that are drawn, the first round first; empty: he is in none. */
export const pathOf = (rounds: readonly RoundView[], entryId: string): readonly PathStep[] =>
  rounds.flatMap((round) => stepIn(round, entryId) ?? []);

/** The sizes of a round's boxes, in rem: what the style sheet gives them, so that a line needs no measuring. */
const box = { height: 4.4375, gap: 0.5, border: 0.0625, head: 1.0625, line: 1.625, bye: 1.75 } as const;

/** How far below the top of its round's list the middle of a step's row is, in rem. */
function heightOf(step: PathStep): number {
  const pitch = box.height + box.gap;
  if (step.kind === 'BYE') return step.round.matches.length * pitch + box.bye / 2;
  return step.row.match * pitch + box.border + box.head + (step.row.side + 0.5) * box.line;
}

/** A line from a player's row in one round to his row in the next. */
export interface PathLine {
  /** The number of the round that it leads to. */
  readonly round: number;
  /** For an `svg` of 24 by `height` units at 16 a rem, at the top left of that round's list. */
  readonly d: string;
  readonly height: number;
  /** It leads from a round in which he rested. */
  readonly fromBye: boolean;
}

/** The lines of a path; there is none to a round that is not drawn. */
export function linesOf(path: readonly PathStep[]): readonly PathLine[] {
  return path.slice(1).map((step, index) => {
    const before = path[index]!;
    const [from, to] = [heightOf(before) * 16, heightOf(step) * 16];
    const d = `M0 ${from}C18 ${from} 6 ${to} 24 ${to}`;
    return { round: step.round.number, d, height: Math.max(from, to), fromBye: before.kind === 'BYE' };
  });
}
