import { mark } from '../agreement.ts';
import { score } from '../score.ts';
import { hasStone } from '../stones.ts';
import type { GoMove, GoPosition, GoProposal, Point } from '../types.ts';
import { readSgfPoints } from './points.ts';
import { valuesOf } from './root.ts';
import type { SgfNode } from './tree.ts';

/** Dead men who stand in nobody's territory, which no property of SGF says. */
export const DEAD_IN_NO_TERRITORY = 'DEAD';

/**
 * The acts that agree on the territory which a record marks after two passes (TB, TW): stones under the other colour's marks are
 * dead, and those that are marked so; empty points that would count and are not marked neutral; then both accept. None where
 * nothing is marked; null where the marks are no count of this board. Source: Go 5.
 */
export function finalMarks(position: GoPosition, line: readonly SgfNode[]): readonly GoMove[] | null {
  const { settings, stones } = position;
  const { size } = settings;
  const black = marked(line, 'TB', size);
  const white = marked(line, 'TW', size);
  const others = marked(line, DEAD_IN_NO_TERRITORY, size);
  if (black === null || white === null || others === null) return null;
  if (!line.some((node) => isMarked(node)) || position.phase.kind !== 'scoring') return [];
  const dead = [
    ...[...black].filter((point) => hasStone(stones.second, size, point)),
    ...[...white].filter((point) => hasStone(stones.first, size, point)),
    ...others,
  ];
  const moves: GoMove[] = [];
  let proposal: GoProposal = position.phase.proposal;
  const put = (move: Extract<GoMove, { kind: 'mark' }>): void => {
    const after = move.points.length === 0 ? null : mark({ ...position, phase: { kind: 'scoring', proposal } }, move);
    if (after === null || !after.ok || after.value.phase.kind !== 'scoring') return;
    ({ proposal } = after.value.phase);
    moves.push(move);
  };
  put({ kind: 'mark', seat: 'first', mark: 'dead', points: inOrder(dead) });
  const { sides } = score(position, proposal);
  const counted = [...sides.first.territory, ...sides.second.territory];
  const free = counted.filter((point) => !black.has(point) && !white.has(point));
  put({
    kind: 'mark',
    seat: 'first',
    mark: 'neutral',
    points: inOrder(free.filter((point) => isEmpty(position, point))),
  });
  const agreed = score(position, proposal).sides;
  if (!isSame(position, black, agreed.first.territory) || !isSame(position, white, agreed.second.territory))
    return null;
  const { version } = proposal;
  return [...moves, { kind: 'accept', seat: 'first', version }, { kind: 'accept', seat: 'second', version }];
}

const isMarked = (node: SgfNode): boolean => valuesOf(node, 'TB').length + valuesOf(node, 'TW').length > 0;

function marked(line: readonly SgfNode[], id: string, size: number): ReadonlySet<Point> | null {
  const points = new Set<Point>();
  for (const node of line) {
    for (const { raw } of valuesOf(node, id)) {
      const some = raw.trim() === '' ? [] : readSgfPoints(size, raw);
      if (some === null) return null;
      for (const point of some) points.add(point);
    }
  }
  return points;
}

/** Whether the marks are the territory, living stones of the own colour apart, which area counts mark too. */
function isSame({ stones, settings }: GoPosition, marks: ReadonlySet<Point>, territory: readonly Point[]): boolean {
  const counts = new Set(territory);
  const isStone = (point: Point) => [stones.first, stones.second].some((rows) => hasStone(rows, settings.size, point));
  return (
    territory.every((point) => marks.has(point)) && [...marks].every((point) => counts.has(point) || isStone(point))
  );
}

function isEmpty({ stones, settings }: GoPosition, point: Point): boolean {
  return !hasStone(stones.first, settings.size, point) && !hasStone(stones.second, settings.size, point);
}

function inOrder(points: readonly Point[]): readonly Point[] {
  return [...points].sort((one, other) => one - other);
}
