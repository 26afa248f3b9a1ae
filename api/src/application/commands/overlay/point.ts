import type { GameId, OverlaySlotId, PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../store/client.ts';
import { gamesByIds } from '../../../store/reading/game.ts';
import { slotOfAccount, type OverlayTarget } from '../../../store/reading/overlay.ts';
import { tournamentsByIds } from '../../../store/reading/tournament.ts';
import { pointSlot } from '../../../store/writing/overlay.ts';
import { defineCommand, type Command, type RunnerError } from '../../command.ts';
import { invalidInput, notFound, type Forbidden, type InvalidInput, type NotFound } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { foundPlayer, isId } from '../../found.ts';
import { message } from '../../texts/say.ts';
import { ownAccount, type OwnAccount } from '../account/change-profile.ts';
import { noteAccount } from '../account/shape.ts';
import type { OverlaySlotDone } from './create.ts';

export interface PointOverlaySlotInput extends CommandOptions {
  readonly slotId: OverlaySlotId;
  readonly tournamentId: TournamentId | null;
  /** Which of the tournament's tables; null: the standings. */
  readonly table: string | null;
  readonly gameId: GameId | null;
  readonly playerId: PlayerId | null;
}

type Failure = RunnerError | Forbidden | NotFound | InvalidInput;

const USUAL_TABLE = 'standings';

/**
 * Lets a slot of the caller show another thing, or nothing, at once and at the same address. Refused where several things are named,
 * or one that there is not.
 */
export const pointOverlaySlot = defineCommand<PointOverlaySlotInput, OverlaySlotDone, Failure>(
  'pointOverlaySlot',
  async (command, { slotId, ...asked }) => {
    const own = await ownSlot(command, slotId);
    if (!own.ok) return own;
    const target = await readTarget(command.tx, asked);
    if (!target.ok) return target;
    await pointSlot(command.tx, slotId, target.value);
    noteAccount(command, own.value, { change: 'OVERLAY_POINTED' });
    return ok({ slotId });
  },
);

/** The caller's account, if the slot with this id is his. */
export async function ownSlot(command: Command, id: OverlaySlotId): Promise<Result<OwnAccount, Forbidden | NotFound>> {
  const own = await ownAccount(command);
  if (!own.ok) return own;
  const slot = isId(id) ? await slotOfAccount(command.tx, own.value.id, id) : null;
  return slot === null ? err(notFound('overlaySlot')) : own;
}

async function readTarget(
  tx: Tx,
  { tournamentId, table, gameId, playerId }: Omit<PointOverlaySlotInput, 'slotId' | keyof CommandOptions>,
): Promise<Result<OverlayTarget, NotFound | InvalidInput>> {
  const named = [tournamentId, gameId, playerId].filter((id) => id !== null);
  if (named.length > 1) return err(invalidInput('tournamentId', message('refused.overlay.several')));
  if (table !== null && (tournamentId === null || !/^[a-z-]{1,40}$/.test(table))) {
    return err(invalidInput('table', message('refused.overlay.table')));
  }
  if (tournamentId !== null && (!isId(tournamentId) || (await tournamentsByIds(tx, [tournamentId])).length === 0)) {
    return err(notFound('tournament'));
  }
  if (gameId !== null && (!isId(gameId) || (await gamesByIds(tx, [gameId])).length === 0)) return err(notFound('game'));
  const player = playerId === null ? ok(null) : await foundPlayer(tx, playerId);
  if (!player.ok) return player;
  return ok({ tournamentId, tableName: tournamentId === null ? null : (table ?? USUAL_TABLE), gameId, playerId });
}
