import { BAR, OFF, POINTS } from './types.ts';
import type { Board, Dice, Play, Step } from './types.ts';

/** A board on which steps are made and taken back; lists as in `Men`. */
interface Table {
  readonly mover: number[];
  readonly other: number[];
}

/**
 * Every legal play of a roll, each resulting board once, in the order of its rearmost man: both dice, all four of a doublet, or as
 * many as can be used; of two dice of which either can be used but not both, the larger. Where none can be used, one play without steps. A
 * man hit on the way makes another board than none. Source: Backgammon 2.
 */
export function legalPlays(board: Board, dice: Dice): readonly Play[] {
  const found = dice[0] === dice[1] ? doublet(board, dice[0]) : twoDice(board, dice);
  return found.length === 0 ? [{ steps: [], after: board }] : found.map((steps) => playOf(board, steps));
}

/** The board after steps, each taken as possible. */
export function playOf(board: Board, steps: readonly Step[]): Play {
  const mover = [...board.mover];
  if (steps.every(({ hit }) => !hit)) {
    for (const step of steps) move(mover, step, 1);
    return { steps, after: { mover, other: board.other } };
  }
  const table = { mover, other: [...board.other] };
  for (const step of steps) make(table, step);
  return { steps, after: table };
}

function twoDice(board: Board, dice: Dice): ReadonlyArray<readonly Step[]> {
  const larger = Math.max(...dice);
  const smaller = Math.min(...dice);
  const table = { mover: [...board.mover], other: [...board.other] };
  const both: Array<readonly Step[]> = [];
  const seen = new Set<number>();
  const singles: Readonly<Record<number, Step[]>> = { [larger]: [], [smaller]: [] };
  for (const [die, then] of [
    [larger, smaller],
    [smaller, larger],
  ] as const) {
    for (const first of possible(table, die, BAR)) {
      singles[die]?.push(first);
      make(table, first);
      for (const second of possible(table, then, BAR)) {
        const key = resultKey(first, second);
        if (seen.has(key)) continue;
        seen.add(key);
        both.push([first, second]);
      }
      unmake(table, first);
    }
  }
  if (both.length > 0) return both;
  const usable = [larger, smaller].find((die) => (singles[die]?.length ?? 0) > 0) ?? larger;
  return (singles[usable] ?? []).map((step) => [step]);
}

/**
 * Every way to use as many steps of one die as can be. A legal play stays legal, and hits the same men, with its steps ordered from the
 * rearmost man on, and two such orders that differ lead to different boards; so no other orders are looked at.
 */
function doublet(board: Board, die: number): ReadonlyArray<readonly Step[]> {
  const table = { mover: [...board.mover], other: [...board.other] };
  const line: Step[] = [];
  let found: Array<readonly Step[]> = [];
  let most = 1;
  const deepen = (rearmost: number): void => {
    const next = line.length === 4 ? [] : possible(table, die, rearmost);
    if (next.length === 0 && line.length >= most) {
      if (line.length > most) found = [];
      most = line.length;
      found.push([...line]);
    }
    for (const step of next) {
      make(table, step);
      line.push(step);
      deepen(step.from);
      line.pop();
      unmake(table, step);
    }
  };
  deepen(BAR);
  return found;
}

/** The steps of one die from points up to `rearmost`, the rearmost first. */
function possible({ mover, other }: Table, die: number, rearmost: number): readonly Step[] {
  if ((mover[BAR - 1] ?? 0) > 0) {
    const to = BAR - die;
    const theirs = other[POINTS - to] ?? 0;
    return theirs > 1 ? [] : [{ from: BAR, to, hit: theirs === 1 }];
  }
  const steps: Step[] = [];
  let highest = POINTS;
  while (highest > 0 && (mover[highest - 1] ?? 0) === 0) highest--;
  for (let from = Math.min(highest, rearmost); from >= 1; from--) {
    if ((mover[from - 1] ?? 0) === 0) continue;
    const to = from - die;
    if (to > 0) {
      const theirs = other[POINTS - to] ?? 0;
      if (theirs <= 1) steps.push({ from, to, hit: theirs === 1 });
    } else if (highest <= 6 && (to === 0 || from === highest)) steps.push({ from, to: OFF, hit: false });
  }
  return steps;
}

function make({ mover, other }: Table, step: Step): void {
  move(mover, step, 1);
  if (step.hit) takeOut(other, step.to, 1);
}

function unmake({ mover, other }: Table, step: Step): void {
  move(mover, step, -1);
  if (step.hit) takeOut(other, step.to, -1);
}

function move(mover: number[], { from, to }: Step, men: 1 | -1): void {
  mover[from - 1] = (mover[from - 1] ?? 0) - men;
  if (to !== OFF) mover[to - 1] = (mover[to - 1] ?? 0) + men;
}

function takeOut(other: number[], point: number, men: 1 | -1): void {
  other[POINTS - point] = (other[POINTS - point] ?? 0) - men;
  other[BAR - 1] = (other[BAR - 1] ?? 0) + men;
}

/** A number for what two steps make of a board: where men went from and to, a stop on the way left out, and where men were hit. */
function resultKey(one: Step, two: Step): number {
  const hits = pair(one.hit ? one.to : 0, two.hit ? two.to : 0);
  if (one.to === two.from) return (hits * 1_024 + one.from) * 1_024 + two.to;
  if (two.to === one.from) return (hits * 1_024 + two.from) * 1_024 + one.to;
  return (hits * 1_024 + pair(one.from, two.from)) * 1_024 + pair(one.to, two.to);
}

function pair(one: number, two: number): number {
  return one > two ? one * 32 + two : two * 32 + one;
}
