import { message, type Message } from '../../kernel/message.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { otherSeat, type Seat } from '../../kernel/seat.ts';
import type { TextGame } from './text-game.ts';

/**
 * One step of a plan: to this move of the opponent this reply. `after` is the place in the list of the step whose reply it follows;
 * null: it is about the position as it stands. `mayEndPlay`: the reply may be one after which both have to agree, such as a second pass.
 */
export interface PlannedReply {
  readonly after: number | null;
  readonly move: string;
  readonly reply: string;
  readonly mayEndPlay: boolean;
}

/** The step that cannot be planned, by its place from 0 (null: the list as a whole), and why; `column` in its move or reply. */
export interface PlanRefusal {
  readonly node: number | null;
  readonly message: Message;
  readonly column: number;
}

/** Bounds of one plan. Source: Common 3.5. */
export const MOST_NODES = 500;
export const DEEPEST_PLAN = 100;

/** The longest text of a move in a plan. */
const LONGEST_MOVE = 40;

interface Reached {
  /** after the reply */
  readonly encoded: string;
  readonly depth: number;
  readonly isOver: boolean;
  readonly answered: Set<string>;
}

/**
 * A plan in canonical notation, every step of it played out from the position, in which the opponent of `owner` is to move. Refuses
 * a step that follows none before it or one that ends the game, a second reply to the same move, what is no legal move of
 * either, a plan where chance has a part, a move after which the owner is not to move, a reply that ends the play without saying so, and too large a plan.
 * Source: Common 3.
 */
export function readPlan(
  game: TextGame,
  start: { readonly encoded: string; readonly owner: Seat },
  nodes: readonly PlannedReply[],
): Result<readonly PlannedReply[], PlanRefusal> {
  if (game.chance !== null && nodes.length > 0) {
    return err({ node: null, message: message('plan.refused.chance'), column: 1 });
  }
  if (nodes.length > MOST_NODES) {
    return err({ node: null, message: message('plan.refused.many', { most: MOST_NODES }), column: 1 });
  }
  const root: Reached = { encoded: start.encoded, depth: 0, isOver: false, answered: new Set() };
  const reached: Reached[] = [];
  const read: PlannedReply[] = [];
  for (const [node, step] of nodes.entries()) {
    const from = step.after === null ? root : reached[step.after];
    if (from === undefined) return refuse(node, message('plan.refused.order'));
    if (from.depth >= DEEPEST_PLAN) return refuse(node, message('plan.refused.deep', { most: DEEPEST_PLAN }));
    if (from.isOver) return refuse(node, message('plan.refused.over'));
    const played = playStep(game, { encoded: from.encoded, owner: start.owner }, step);
    if (!played.ok) return err({ node, ...played.error });
    const { move, reply, after } = played.value;
    if (from.answered.has(move)) return refuse(node, message('plan.refused.twice', { move }));
    from.answered.add(move);
    reached.push({ ...after, depth: from.depth + 1, answered: new Set() });
    read.push({ ...step, move, reply });
  }
  return ok(read);
}

interface Step {
  readonly move: string;
  readonly reply: string;
  readonly after: Pick<Reached, 'encoded' | 'isOver'>;
}

function playStep(
  game: TextGame,
  { encoded, owner }: { readonly encoded: string; readonly owner: Seat },
  { move, reply, mayEndPlay }: PlannedReply,
): Result<Step, Omit<PlanRefusal, 'node'>> {
  if (Math.max(move.length, reply.length) > LONGEST_MOVE) {
    return err({ message: message('plan.refused.longMove', { most: LONGEST_MOVE }), column: LONGEST_MOVE + 1 });
  }
  const theirs = game.play(encoded, move);
  if (!theirs.ok) return err({ message: of(move, theirs.error.message), column: theirs.error.column });
  if (theirs.value.mover !== otherSeat(owner))
    return err({ message: message('plan.refused.notTheirs', { move }), column: 1 });
  if (theirs.value.toMove !== owner || theirs.value.agreement !== null) {
    return err({ message: message('plan.refused.notToMove', { move }), column: 1 });
  }
  const own = game.play(theirs.value.encoded, reply);
  if (!own.ok) return err({ message: of(reply, own.error.message), column: own.error.column });
  if (own.value.mover !== owner) return err({ message: message('plan.refused.notYours', { move: reply }), column: 1 });
  if (own.value.agreement !== null && !mayEndPlay) {
    return err({ message: message('plan.refused.endsPlay', { move: reply }), column: 1 });
  }
  const isOver = own.value.toMove !== otherSeat(owner) || own.value.agreement !== null;
  return ok({
    move: theirs.value.notation,
    reply: own.value.notation,
    after: { encoded: own.value.encoded, isOver },
  });
}

function of(move: string, why: Message): Message {
  return message('plan.refused.of', { move, why });
}

function refuse(node: number, why: Message): Result<never, PlanRefusal> {
  return err({ node, message: why, column: 1 });
}
