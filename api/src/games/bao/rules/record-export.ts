import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { RecordHead, RecordRefusal } from '../../../rules/games/game.ts';
import { writeMove } from './format-move.ts';
import { opening } from './opening.ts';
import { parseMove } from './parse-move.ts';
import { play } from './play.ts';
import { writeHead } from './record-head.ts';
import type { BaoConfig } from './types.ts';

/**
 * A transcript as KIBA writes it: the head, then one line a pair of moves in canonical notation, `1: A6<* a5>;`. Ends with
 * a line break. Refuses the first move that cannot be played, by its ply. Source: Bao 7.6.
 */
export function exportRecord(
  config: BaoConfig,
  head: RecordHead,
  moves: readonly string[],
): Result<string, RecordRefusal> {
  const headLines = writeHead(head, config.variant);
  if (!headLines.ok) return headLines;
  const lines = [...headLines.value];
  let position = opening(config);
  let pending = '';
  for (const [ply, text] of moves.entries()) {
    const line = lines.length + 1;
    const read = parseMove(position, text);
    if (!read.ok) return err({ ...read.error, line, ply });
    const played = play(position, read.value.move);
    if (!played.ok) return err({ message: played.error.message, column: 1, line, ply });
    const written = writeMove(position, read.value.move, played.value.position);
    position = played.value.position;
    if (ply % 2 === 0) {
      pending = `${ply / 2 + 1}: ${written}`;
      continue;
    }
    lines.push(`${pending} ${written};`);
    pending = '';
  }
  if (pending !== '') lines.push(`${pending};`);
  return ok(`${lines.join('\n')}\n`);
}
