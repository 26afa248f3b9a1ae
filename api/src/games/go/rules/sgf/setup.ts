import { message, type Message } from '../../../../kernel/message.ts';
import { seatOf } from '../point-text.ts';
import type { GoSetup, Point } from '../types.ts';
import { readSgfPoints } from './points.ts';
import { valuesOf } from './root.ts';
import type { SgfNode } from './tree.ts';

/** What stands before the first move, or the value that cannot stand there. */
export type SgfSetup =
  | { readonly kind: 'read'; readonly setup: GoSetup | null }
  | { readonly kind: 'refused'; readonly message: Message; readonly at: number };

/** Which stone the points of a property get; null: none. */
const STONES = { AB: 'first', AW: 'second', AE: null } as const;

/** Whether a node puts stones up or takes them off by hand. */
export function hasSetup(node: SgfNode): boolean {
  return node.properties.some(({ id }) => id in STONES);
}

/**
 * The set-up of the nodes before the first move. To move is whom PL names, else who moves first, else White after Black's handicap.
 * Null: an empty board and Black to move.
 */
export function readSetup(size: number, nodes: readonly SgfNode[], firstMove: 'B' | 'W' | null): SgfSetup {
  const stones = new Map<Point, 'first' | 'second'>();
  let toMove = firstMove === null ? null : seatOf(firstMove);
  for (const node of nodes) {
    for (const [id, seat] of Object.entries(STONES)) {
      for (const { raw, at } of valuesOf(node, id)) {
        const points = readSgfPoints(size, raw);
        if (points === null)
          return { kind: 'refused', message: message('games.GO.record.notOnBoard', { id, value: raw }), at };
        for (const point of points) {
          if (seat === null) stones.delete(point);
          else stones.set(point, seat);
        }
      }
    }
    for (const { raw, at } of valuesOf(node, 'PL')) {
      toMove = seatOf(raw.trim().slice(0, 1));
      if (toMove === null) return { kind: 'refused', message: message('games.GO.record.noTurn', { value: raw }), at };
    }
  }
  const of = (seat: 'first' | 'second') =>
    [...stones].flatMap(([point, owner]) => (owner === seat ? [point] : [])).sort((one, other) => one - other);
  const [black, white] = [of('first'), of('second')];
  const turn = toMove ?? (isHandicap(black, white) ? 'second' : 'first');
  if (stones.size === 0 && turn === 'first') return { kind: 'read', setup: null };
  return { kind: 'read', setup: { black, white, toMove: turn } };
}

/** Whether stones before the first move are a handicap: two black ones or more, and no white one. */
export function isHandicap(black: readonly Point[], white: readonly Point[]): boolean {
  return black.length >= 2 && white.length === 0;
}
