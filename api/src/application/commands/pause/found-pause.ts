import type { PauseId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { pausesByIds, type PauseRecord } from '../../../store/reading/pause.ts';
import type { Command } from '../../command.ts';
import { notFound, wrongStatus, type NotFound, type WrongStatus } from '../../errors.ts';
import { isId } from '../../found.ts';
import { lockPausedGames, type PausedGames } from '../../running/paused-games.ts';
import { isOver } from '../../state/pauses.ts';
import { message } from '../../texts/say.ts';

/** A pause, and what it is about. */
export interface FoundPause extends PausedGames {
  readonly pause: PauseRecord;
}

/** A pause, its games and its tournament, locked. */
export async function lockedPause(command: Command, id: PauseId): Promise<Result<FoundPause, NotFound>> {
  const find = async (): Promise<PauseRecord | undefined> =>
    isId(id) ? (await pausesByIds(command.tx, [id]))[0] : undefined;
  const seen = await find();
  if (seen === undefined) return err(notFound('pause'));
  const locked = await lockPausedGames(command, seen.tournamentId, seen);
  if (!locked.ok) return locked;
  const pause = await find();
  return pause === undefined ? err(notFound('pause')) : ok({ ...locked.value, pause });
}

/** Lets only a pause go on that is not over. */
export function checkLasting(pause: PauseRecord, { at }: Command): Result<PauseRecord, WrongStatus> {
  return isOver(pause, at) ? err(wrongStatus('ENDED', message('refused.pause.over'))) : ok(pause);
}
