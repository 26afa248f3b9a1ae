import { otherSeat, SEATS } from '../../../kernel/seat.ts';
import { regionAt } from './chain.ts';
import { place } from './place.ts';
import { play } from './play.ts';
import { timesCome } from './position-key.ts';
import { emptyRows, pointsOf, withoutRows } from './stones.ts';
import { toMove } from './turn.ts';
import type { GoMove, GoPosition, Mark, Point } from './types.ts';

/**
 * Every legal move. In play: stones by their points in rising order, then the pass, then what a repetition allows. While the score is
 * agreed: for each player, the one who is waited for first, accept, the marks (of one chain or empty point each; several of a kind may be joined in one move), resume,
 * dispute. None when the game is over or with the director.
 */
export function legalMoves(position: GoPosition): readonly GoMove[] {
  const { phase } = position;
  if (phase.kind === 'play') return inPlay(position);
  return phase.kind === 'scoring' ? inScoring(position, phase.proposal.version) : [];
}

/** The points where the player to move may put a stone, in rising order. */
export function legalPoints(position: GoPosition): readonly Point[] {
  const { stones, settings } = position;
  if (position.phase.kind !== 'play') return [];
  const empty = pointsOf(emptyRows(stones.first, stones.second, settings.size), settings.size);
  return empty.filter((point) => place(position, point).ok);
}

/** The first point of every chain of both players, in rising order. */
export function chainHeads({ stones, settings }: GoPosition): readonly Point[] {
  const heads = SEATS.flatMap((seat) => {
    const found: Point[] = [];
    for (let rest = [...stones[seat]]; rest.some((row) => row !== 0);) {
      const [head = 0] = pointsOf(rest, settings.size);
      const y = Math.floor(head / settings.size);
      found.push(head);
      rest = withoutRows(rest, regionAt(rest, head - y * settings.size, y));
    }
    return found;
  });
  return heads.sort((one, other) => one - other);
}

function inPlay(position: GoPosition): readonly GoMove[] {
  const stones = legalPoints(position).map((point): GoMove => ({ kind: 'play', point }));
  if (timesCome(position.seen) < 2 && position.phase.kind === 'play' && position.phase.offer === null) {
    return [...stones, { kind: 'pass' }];
  }
  const ends = SEATS.flatMap((seat): readonly GoMove[] => [
    { kind: 'no-result', seat },
    { kind: 'dispute', seat },
  ]);
  return [...stones, { kind: 'pass' }, ...ends.filter((move) => play(position, move).ok)];
}

function inScoring(position: GoPosition, version: number): readonly GoMove[] {
  const { stones, settings } = position;
  const chains = chainHeads(position);
  const empty = pointsOf(emptyRows(stones.first, stones.second, settings.size), settings.size);
  const first = toMove(position) ?? 'first';
  const moves = [first, otherSeat(first)].flatMap((seat): readonly GoMove[] => {
    const marks = (mark: Mark, points: readonly Point[]) =>
      points.map((point): GoMove => ({ kind: 'mark', seat, mark, points: [point] }));
    return [
      { kind: 'accept', seat, version },
      ...marks('dead', chains),
      ...marks('alive', chains),
      ...marks('neutral', empty),
      ...marks('open', empty),
      { kind: 'resume', seat },
      { kind: 'dispute', seat },
    ];
  });
  return moves.filter((move) => play(position, move).ok);
}
