import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Played } from '../../../rules/games/game.ts';
import { accept, mark, resume } from './agreement.ts';
import { place } from './place.ts';
import { seenPassed, timesCome } from './position-key.ts';
import { refuse } from './refusal.ts';
import type { GoMove, GoPhase, GoPosition, GoRefusal, GoTrace, Point } from './types.ts';

/** Play goes on, and nobody has offered no result. */
export const IN_PLAY: GoPhase = { kind: 'play', offer: null };

/** How often a position may come: at this time the director decides. Source: Go 6.2. */
const TOO_OFTEN = 4;

const NOTHING_MOVED: GoTrace = { point: null, captured: [] };

/** The position after a move, and what it did on the board. Source: Go 2, 3, 6. */
export function play(position: GoPosition, move: GoMove): Result<Played<GoPosition, GoTrace>, GoRefusal> {
  const { phase } = position;
  if (phase.kind === 'agreed' || phase.kind === 'no-result') return err(refuse(position, 'game-over'));
  if (phase.kind === 'adjudication') return err(refuse(position, 'with-the-director'));
  if (move.kind === 'play') return phase.kind === 'play' ? stone(position, move.point) : notNow(position);
  const after = act(position, move);
  return after.ok ? ok({ position: after.value, trace: NOTHING_MOVED }) : after;
}

function stone(position: GoPosition, point: Point): Result<Played<GoPosition, GoTrace>, GoRefusal> {
  const placed = place(position, point);
  if (!placed.ok) return placed;
  const { settings, turn, captures, resumes } = position;
  const { stones, captured, ko, high, low } = placed.value;
  const count = position.count + 1 - captured.length;
  const after: GoPosition = {
    settings,
    stones,
    turn: otherSeat(turn),
    ko,
    captures: captured.length === 0 ? captures : { ...captures, [turn]: captures[turn] + captured.length },
    passes: 0,
    resumes,
    phase: IN_PLAY,
    seen: { high, low, before: position.seen },
    count,
    most: Math.max(position.most, count),
  };
  const isNew = count > position.most;
  return ok({ position: isNew ? after : watched(after), trace: { point, captured } });
}

/** The same position, given to the director if it came too often. */
function watched(position: GoPosition): GoPosition {
  const { seen, phase } = position;
  if (phase.kind !== 'play' || timesCome(seen) < TOO_OFTEN) return position;
  return { ...position, phase: { kind: 'adjudication', appeal: 'repetition', proposal: null } };
}

function act(position: GoPosition, move: Exclude<GoMove, { kind: 'play' }>): Result<GoPosition, GoRefusal> {
  switch (move.kind) {
    case 'pass':
      return pass(position);
    case 'mark':
      return mark(position, move);
    case 'accept':
      return accept(position, move);
    case 'resume':
      return resume(position, move.seat);
    case 'dispute':
      return dispute(position);
    case 'no-result':
      return noResult(position, move.seat);
  }
}

function pass(position: GoPosition): Result<GoPosition, GoRefusal> {
  if (position.phase.kind !== 'play') return notNow(position);
  const passes = position.passes + 1;
  const phase: GoPhase = passes < 2 ? IN_PLAY : { kind: 'scoring', proposal: NO_MARKS };
  const after = {
    ...position,
    turn: otherSeat(position.turn),
    ko: null,
    passes,
    phase,
    seen: seenPassed(position.seen),
  };
  return ok(watched(after));
}

/** The marks that both start from: none. */
export const NO_MARKS = { version: 0, dead: [], neutral: [], accepted: { first: false, second: false } } as const;

/** Play given to the director: the marks are disputed, or a position keeps coming back. */
function dispute(position: GoPosition): Result<GoPosition, GoRefusal> {
  const { phase } = position;
  if (phase.kind === 'scoring') {
    return ok({ ...position, phase: { kind: 'adjudication', appeal: 'dispute', proposal: phase.proposal } });
  }
  if (timesCome(position.seen) < 2) return err(refuse(position, 'no-repetition'));
  return ok({ ...position, phase: { kind: 'adjudication', appeal: 'repetition', proposal: null } });
}

/** No result offered after a repetition, or the opponent's offer accepted. Source: Go 6.1. */
function noResult(position: GoPosition, seat: Seat): Result<GoPosition, GoRefusal> {
  const { phase } = position;
  if (phase.kind !== 'play') return notNow(position);
  if (phase.offer === otherSeat(seat)) return ok({ ...position, phase: { kind: 'no-result' } });
  if (phase.offer === seat) return err(refuse(position, 'offered-already'));
  if (timesCome(position.seen) < 2) return err(refuse(position, 'no-repetition'));
  return ok({ ...position, phase: { kind: 'play', offer: seat } });
}

function notNow(position: GoPosition): Result<never, GoRefusal> {
  return err(refuse(position, 'not-in-play'));
}
