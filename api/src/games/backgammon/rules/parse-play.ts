import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { isSameBoard } from './board.ts';
import { whyNot } from './play-refusal.ts';
import { legalPlays, playOf } from './plays.ts';
import { readItems } from './read-items.ts';
import { readingsOf } from './readings.ts';
import type { BackgammonTextRefusal, Board, Dice, Play, Step } from './types.ts';

/**
 * The legal play that a text tells of: the only one that its ways of men fit. Where one hits more than the text stars, one that hits just
 * what is starred is meant. Refuses what fits none, or several, and tells what is broken. Source: Backgammon 5.
 */
export function parsePlay(board: Board, dice: Dice, text: string): Result<Play, BackgammonTextRefusal> {
  const items = readItems(text);
  if (!items.ok) return items;
  const plays = legalPlays(board, dice);
  const stars = new Set(items.value.flatMap(({ hits }) => hits));
  const readings = readingsOf(board, items.value, dice);
  const fitting = new Set<Play>();
  for (const reading of readings) {
    const { after } = playOf(board, reading);
    const play = plays.find((legal) => isSameBoard(legal.after, after));
    const hits = hitsOf(reading);
    if (play === undefined || ![...stars].every((star) => hits.includes(star))) continue;
    if (hits.length === stars.size) return ok(play);
    fitting.add(play);
  }
  const [play] = fitting;
  if (play !== undefined && fitting.size === 1) return ok(play);
  return err(whyNot({ board, dice, items: items.value, readings, plays, fits: fitting.size }));
}

function hitsOf(steps: readonly Step[]): readonly number[] {
  return steps.filter(({ hit }) => hit).map(({ to }) => to);
}
