import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { regionAt } from './chain.ts';
import { seenPassed } from './position-key.ts';
import { MOST_RESUMES, refuse } from './refusal.ts';
import { hasStone, pointsOf } from './stones.ts';
import type { GoMove, GoPosition, GoProposal, GoRefusal, Point } from './types.ts';

type Marking = Extract<GoMove, { kind: 'mark' }>;
type Acceptance = Extract<GoMove, { kind: 'accept' }>;

/**
 * The marks edited: whole chains dead or alive, empty points neutral or open. A new version, which nobody has accepted. Refuses an
 * edit that changes nothing. Source: Go 3.
 */
export function mark(position: GoPosition, { mark: kind, points }: Marking): Result<GoPosition, GoRefusal> {
  const { phase } = position;
  if (phase.kind !== 'scoring') return err(refuse(position, 'not-in-scoring'));
  const { proposal } = phase;
  const isOfStones = kind === 'dead' || kind === 'alive';
  const named = new Set<Point>();
  for (const point of points) {
    const meant = isOfStones ? chainOf(position, point) : emptyPoint(position, point);
    if (!meant.ok) return meant;
    for (const each of meant.value) named.add(each);
  }
  const marked = new Set(isOfStones ? proposal.dead : proposal.neutral);
  const before = marked.size;
  for (const point of named) {
    if (kind === 'dead' || kind === 'neutral') marked.add(point);
    else marked.delete(point);
  }
  if (marked.size === before) return err(refuse(position, 'marked-already'));
  const edited = [...marked].sort((one, other) => one - other);
  return ok(proposed(position, { ...proposal, ...(isOfStones ? { dead: edited } : { neutral: edited }) }));
}

/** The marks accepted by one player; the score is agreed when both accepted the same version. */
export function accept(position: GoPosition, { seat, version }: Acceptance): Result<GoPosition, GoRefusal> {
  const { phase } = position;
  if (phase.kind !== 'scoring') return err(refuse(position, 'not-in-scoring'));
  if (version !== phase.proposal.version) return err(refuse(position, 'stale-version'));
  if (phase.proposal.accepted[seat]) return err(refuse(position, 'accepted-already'));
  const proposal = { ...phase.proposal, accepted: { ...phase.proposal.accepted, [seat]: true } };
  const isAgreed = proposal.accepted[otherSeat(seat)];
  return ok({ ...position, phase: { kind: isAgreed ? 'agreed' : 'scoring', proposal } });
}

/** Play taken up again, the opponent of the asker to move first; the marks are thrown away. */
export function resume(position: GoPosition, seat: Seat): Result<GoPosition, GoRefusal> {
  if (position.phase.kind !== 'scoring') return err(refuse(position, 'not-in-scoring'));
  if (position.resumes >= MOST_RESUMES) return err(refuse(position, 'no-more-resumes'));
  const turn = otherSeat(seat);
  return ok({
    ...position,
    turn,
    passes: 0,
    resumes: position.resumes + 1,
    phase: { kind: 'play', offer: null },
    seen: turn === position.turn ? position.seen : seenPassed(position.seen),
  });
}

/** The points of the chain on a point, in rising order; refuses one without a stone. */
export function chainOf(position: GoPosition, point: Point): Result<readonly Point[], GoRefusal> {
  const { stones, settings } = position;
  const { size } = settings;
  if (!isOnBoard(size, point)) return err(refuse(position, 'off-board'));
  const y = Math.floor(point / size);
  const own = hasStone(stones.first, size, point) ? stones.first : stones.second;
  if (!hasStone(own, size, point)) return err(refuse(position, 'no-stone', point));
  return ok(pointsOf(regionAt(own, point - y * size, y), size));
}

function emptyPoint(position: GoPosition, point: Point): Result<readonly Point[], GoRefusal> {
  const { stones, settings } = position;
  const { size } = settings;
  if (!isOnBoard(size, point)) return err(refuse(position, 'off-board'));
  if (hasStone(stones.first, size, point) || hasStone(stones.second, size, point)) {
    return err(refuse(position, 'not-empty', point));
  }
  return ok([point]);
}

function proposed(position: GoPosition, marks: GoProposal): GoPosition {
  const proposal = { ...marks, version: marks.version + 1, accepted: { first: false, second: false } };
  return { ...position, phase: { kind: 'scoring', proposal } };
}

function isOnBoard(size: number, point: Point): boolean {
  return Number.isInteger(point) && point >= 0 && point < size * size;
}
