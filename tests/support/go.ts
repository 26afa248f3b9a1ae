import { go } from '../../api/src/games/go/rules/index.ts';
import { say, STRANGER } from '../../api/src/application/texts/say.ts';
import type { GoMove, GoPosition } from '../../api/src/games/go/rules/types.ts';

/** The first position under settings that are accepted. */
export function goGame(settings: Readonly<Record<string, unknown>> = {}): GoPosition {
  const config = go.parseConfig(settings);
  if (!config.ok) throw new Error(config.error.message.key);
  return go.initial(config.value);
}

/** A position as its line says; rows may be drawn with line breaks instead of strokes. */
export function goAt(text: string): GoPosition {
  const position = go.decode(text.trim().replaceAll(/\s*\n\s*/g, '/'));
  if (!position.ok) throw new Error(`${position.error.message.key} (column ${position.error.column})`);
  return position.value;
}

/** The position after moves, every one of which must be legal. */
export function goAfter(start: GoPosition, ...moves: readonly string[]): GoPosition {
  return moves.reduce((position, text) => {
    const read = go.parseMove(position, text);
    if (!read.ok) throw new Error(`${text}: ${read.error.message.key}`);
    return goPlayed(position, read.value.move);
  }, start);
}

/** The position after one legal move. */
export function goPlayed(position: GoPosition, move: GoMove): GoPosition {
  const played = go.play(position, move);
  if (!played.ok) throw new Error(played.error.message.key);
  return played.value.position;
}

/** Why a text is no legal move. */
export function goRefusal(position: GoPosition, text: string): { message: string; column: number } {
  const read = go.parseMove(position, text);
  if (read.ok) throw new Error(`${text} is legal`);
  return { ...read.error, message: say(STRANGER, read.error.message) };
}

/** The positions of a random game without the first one, `pick` choosing among that many moves; ends after two passes. */
export function randomGoGame(start: GoPosition, pick: (below: number) => number, longest: number): GoPosition[] {
  const positions: GoPosition[] = [];
  let position = start;
  while (position.phase.kind === 'play' && positions.length < longest) {
    const moves = go.legalMoves(position).filter(({ kind }) => kind === 'play' || kind === 'pass');
    const move = moves[pick(moves.length)];
    if (move === undefined) throw new Error('a pass is always legal');
    position = goPlayed(position, move);
    positions.push(position);
  }
  return positions;
}
