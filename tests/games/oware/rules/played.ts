import { oware } from '../../../../api/src/games/oware/rules/index.ts';
import type { OwareMove, OwarePosition, OwareTrace } from '../../../../api/src/games/oware/rules/types.ts';

/** The position of a line, of which the last two fields may be left out: the game goes on, and no board is known before. */
export function at(line: string): OwarePosition {
  const read = oware.decode(line.split(' ').length === 3 ? `${line} - -` : line);
  if (!read.ok) throw new Error(`${line}: ${read.error.message.key}`);
  return read.value;
}

/** What a move makes of a position. */
export function played(position: OwarePosition, move: OwareMove): { position: OwarePosition; trace: OwareTrace } {
  const done = oware.play(position, move);
  if (!done.ok) throw new Error(done.error.message.key);
  return done.value;
}

/** The positions through which a text of moves leads from one. */
export function through(start: OwarePosition, moves: string): readonly OwarePosition[] {
  const positions = [start];
  for (const text of moves.split(' ')) {
    const position = positions.at(-1) ?? start;
    const read = oware.parseMove(position, text);
    if (!read.ok) throw new Error(`${text}: ${read.error.message.key}`);
    positions.push(played(position, read.value.move).position);
  }
  return positions;
}

/** The positions and moves of a game by chance, to its end or so many plies. */
export function gameOf(picks: readonly number[]): { positions: readonly OwarePosition[]; moves: readonly string[] } {
  const positions = [oware.initial({})];
  const moves: string[] = [];
  for (const pick of picks) {
    const position = positions.at(-1) ?? oware.initial({});
    const legal = oware.legalMoves(position);
    const move = legal[pick % Math.max(1, legal.length)];
    if (move === undefined) break;
    moves.push(oware.formatMove(position, move));
    positions.push(played(position, move).position);
  }
  return { positions, moves };
}
