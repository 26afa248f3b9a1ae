import { invariant } from '../../kernel/assert.ts';
import { asId, type GameId, type RulingId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Clock } from '../../rules/clocks/clock.ts';
import type { Tx } from '../client.ts';
import { clockColumns } from '../codecs/clock-columns.ts';
import { toDateOrNull } from '../codecs/instant.ts';
import { insertMoves, type NewMove } from './game.ts';
import { insertResult, type NewResult } from './result.ts';

/** A game as its events have left it; without a position and a clock where it is played elsewhere. */
export interface ReplayedGame {
  readonly id: GameId;
  readonly startedAt: Instant | null;
  readonly position: string | null;
  readonly toMove: 'first' | 'second' | null;
  readonly clock: Clock | null;
  readonly moves: readonly NewMove[];
  /** What had decided it; null: nothing. */
  readonly decided: Pick<NewResult, 'winner' | 'how' | 'value' | 'reason' | 'decidedAt' | 'recordedAt'> | null;
}

/** Makes a game's row, moves and end what was replayed; of its warnings those up to `told` were given. */
export async function putReplayed(tx: Tx, game: ReplayedGame, told: Instant): Promise<void> {
  const { id: gameId, clock, decided, position, startedAt } = game;
  const [first, ...more] = game.moves;
  const [ply, toMove] = [game.moves.length, decided === null ? game.toMove : null];
  const status = decided !== null ? 'FINISHED' : position === null ? 'SCHEDULED' : 'RUNNING';
  await tx.move.deleteMany({ where: { gameId } });
  if (first !== undefined) {
    invariant(position !== null && clock !== null, 'a game with moves has a position and a clock');
    await insertMoves(tx, [first, ...more], { position, ply, toMove, clock });
  }
  await tx.game.update({
    where: { id: gameId },
    data: {
      ...{ status, position, ply, toMove, startedAt: toDateOrNull(startedAt) },
      ...(clock === null ? {} : clockColumns(clock, told)),
      finishedAt: toDateOrNull(decided?.decidedAt ?? null),
    },
  });
  if (decided === null) return;
  if ((await tx.result.count({ where: { gameId } })) > 0) return;
  const result = { id: asId<RulingId>(gameId), gameId, number: 1, rulingId: null, reportedById: null };
  await insertResult(tx, { ...decided, ...result });
}
