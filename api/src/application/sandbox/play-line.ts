import { ok, type Result } from '../../kernel/result.ts';
import { insertMoves } from '../../store/writing/game.ts';
import { defineCommand } from '../command.ts';
import type { NotFound } from '../errors.ts';
import type { CommandOptions, Effects } from '../events.ts';
import { lockedGame } from '../found.ts';
import { endIfOver } from '../running/apply-move.ts';
import { tellAwaited } from '../running/make-move.ts';
import type { Line } from './line.ts';

interface PlayLineInput extends CommandOptions {
  readonly line: Line;
}

interface PlayLineDone {
  /** Nothing is played where the game has moved on meanwhile. */
  readonly isPlayed: boolean;
  readonly effects: Effects;
}

/** Plays a whole line at once, in one transaction, as its moves would have been one by one; it is the time of the last of them. */
export const playLine: (
  ...given: Parameters<ReturnType<typeof defineCommand<PlayLineInput, PlayLineDone, NotFound>>>
) => Promise<Result<PlayLineDone, unknown>> = defineCommand<PlayLineInput, PlayLineDone, NotFound>(
  'playLine',
  async (command, { line }) => {
    const [first, ...more] = line;
    if (first === undefined) return ok({ isPlayed: false });
    const last = more.at(-1) ?? first;
    const found = await lockedGame(command.tx, first.row.gameId);
    if (!found.ok) return found;
    if (found.value.ply !== first.row.ply || found.value.status !== 'RUNNING') return ok({ isPlayed: false });
    await insertMoves(command.tx, [first.row, ...more.map(({ row }) => row)], { ...last.after, clock: last.row.clock });
    command.touch(found.value.id);
    for (const { told } of line) command.emit(told);
    await endIfOver(command, last.after, last.played);
    if (last.played.outcome === null) tellAwaited(command, last.after);
    return ok({ isPlayed: true });
  },
);
