import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { RecordHead, RecordRefusal } from '../../../rules/games/game.ts';
import { houseName } from './houses.ts';
import { parseMove } from './move-text.ts';
import { opening } from './opening.ts';
import { play } from './play.ts';
import { writeHead } from './record-head.ts';

/** A record: the head, then a line for each pair of moves, `1. C d`. Refuses the first move that cannot be played. Source: Oware 6.2. */
export function exportRecord(head: RecordHead, moves: readonly string[]): Result<string, RecordRefusal> {
  const written = writeHead(head);
  if (!written.ok) return written;
  const lines = [...written.value];
  const first = lines.length;
  let position = opening();
  for (const [ply, text] of moves.entries()) {
    const at = { line: first + Math.floor(ply / 2) + 1, ply };
    const read = parseMove(position, text);
    if (!read.ok) return err({ ...read.error, ...at });
    const played = play(position, read.value.move);
    if (!played.ok) return err({ ...played.error, column: 1, ...at });
    position = played.value.position;
    const name = houseName(read.value.move.house);
    if (ply % 2 === 0) lines.push(`${ply / 2 + 1}. ${name}`);
    else lines.push(`${lines.pop() ?? ''} ${name}`);
  }
  return ok(`${lines.join('\n')}\n`);
}
