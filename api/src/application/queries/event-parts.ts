import type { RulingId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/assert.ts';
import type { StoredEvent } from '../vocabulary/event.ts';
import type { MoveRecord } from '../../store/reading/move.ts';
import type { RulingRecord } from '../../store/reading/ruling.ts';
import type { AppContext } from '../context.ts';
import { gameOf } from './find.ts';
import type { GameResult } from './game-result.ts';
import { readingOf } from './reading.ts';

type EventOf<Kind extends StoredEvent['kind']> = Extract<StoredEvent, { readonly kind: Kind }>;

/** The move that an event tells of. */
export function eventMove({ payload, at }: EventOf<'MovePlayed'>): MoveRecord {
  const { gameId, ply, seat, notation, cause, remaining } = payload;
  return { gameId, ply, seat, notation, cause, at, remaining };
}

/** The result that an event tells of, whatever has become of it since. */
export async function eventResult(context: AppContext, { payload }: EventOf<'GameFinished'>): Promise<GameResult> {
  const { gameId, winner, how, value, reason, decidedAt } = payload;
  const [game, results] = await Promise.all([gameOf(context, gameId), readingOf(context).results.load(gameId)]);
  return {
    gameId,
    winner: winner === null ? null : game.entries[winner],
    seat: winner,
    how,
    value,
    reason,
    at: decidedAt,
    ruling: results[0]?.rulingId ?? null,
    reportedBy: results[0]?.reportedById ?? null,
  };
}

/** The ruling that an event tells of. */
export async function rulingOf(
  context: AppContext,
  { rulingId }: { readonly rulingId: RulingId },
): Promise<RulingRecord> {
  const ruling = await readingOf(context).rulings.load(rulingId);
  invariant(ruling, `ruling ${rulingId} exists`);
  return ruling;
}
