import type { BackgammonMove, BackgammonPosition, BackgammonTrace, Dice } from '../rules/types.ts';
import { mover } from '../rules/turn.ts';

/** An act of backgammon with what was before it and after it. */
interface Act {
  readonly move: BackgammonMove;
  readonly before: BackgammonPosition;
  readonly after: BackgammonPosition;
  readonly trace: BackgammonTrace;
}

/** What an act did, as one English sentence. */
export function backgammonSummary({ move, before, after, trace }: Act): string {
  const side = mover(before, move) === 'first' ? 'White' : 'Black';
  const ended = trace.finished;
  const end = ended === null ? '' : `; ${ended.winner === 'first' ? 'White' : 'Black'} wins ${points(ended.points)}`;
  switch (move.kind) {
    case 'roll':
      return rollSummary(side, move.dice, before.phase.kind === 'opening');
    case 'double':
      return `${side} doubles to ${before.cube.value * 2}.`;
    case 'take':
      return `${side} takes: the cube is at ${after.cube.value}.`;
    case 'drop':
      return `${side} drops${end}.`;
    case 'resign':
      return `${side} resigns${end}.`;
    case 'play':
      return `${playSummary(side, before, trace)}${end}.`;
  }
}

function rollSummary(side: string, [one, two]: readonly [number, number], isOpening: boolean): string {
  if (!isOpening) return `${side} rolls ${one} and ${two}.`;
  const start = one === two ? 'both roll again' : `${side} begins`;
  return `White rolls ${one} and Black ${two}: ${start}.`;
}

function playSummary(side: string, { phase }: BackgammonPosition, { steps }: BackgammonTrace): string {
  if (steps.length === 0 || phase.kind !== 'play') return `${side} cannot move`;
  const hits = steps.filter(({ hit }) => hit).length;
  const off = steps.filter(({ to }) => to === 0).length;
  const more = [hits > 0 ? `hits ${men(hits)}` : '', off > 0 ? `bears off ${men(off)}` : ''].filter(
    (text) => text !== '',
  );
  return [`${side} plays ${playedDice(phase.dice, steps.length)}`, ...more].join(', ');
}

const COUNTS = ['no', 'one', 'two', 'three', 'four'];

/** As many dice of a roll as were played: 6 and 4, one of 6 and 4, three 2s. */
function playedDice([one, two]: Dice, count: number): string {
  if (one === two) return `${COUNTS[count]} ${one}${count === 1 ? '' : 's'}`;
  return `${count === 1 ? 'one of ' : ''}${one} and ${two}`;
}

function men(count: number): string {
  return count === 1 ? 'a man' : `${count} men`;
}

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}
