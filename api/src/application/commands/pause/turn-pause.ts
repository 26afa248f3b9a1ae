import type { PauseId } from '../../../kernel/ids.ts';
import { ok } from '../../../kernel/result.ts';
import { setPauseEnd } from '../../../store/writing/pause.ts';
import { defineCommand } from '../../command.ts';
import type { CommandOptions } from '../../events.ts';
import { tellPause } from '../../running/paused-games.ts';
import { lockedPause } from './found-pause.ts';
import type { PauseError } from './shape.ts';

/** The pause whose beginning or end has come. */
export interface TurnPauseInput extends CommandOptions {
  readonly pauseId: PauseId;
}

/** Whether something was told; false: it was before, or nothing is any more. */
export interface TurnPauseDone {
  readonly told: boolean;
}

/**
 * Tells the beginning or the end of a pause, once each. Clocks know of both before and need nothing done; nothing is told where the
 * tournament does not run any more. Called by the pauses' job. Source: Clocks 5.4.
 */
export const turnPause = defineCommand<TurnPauseInput, TurnPauseDone, PauseError>(
  'turnPause',
  async (command, { pauseId }) => {
    const { tx, at } = command;
    const found = await lockedPause(command, pauseId);
    if (!found.ok) return found;
    const { pause, tournament } = found.value;
    if (pause.dueAt === null || pause.dueAt > at) return ok({ told: false });
    const isBeginning = pause.dueAt < pause.until;
    await setPauseEnd(tx, pauseId, { until: pause.until, dueAt: isBeginning ? pause.until : null });
    if (tournament.status !== 'RUNNING') return ok({ told: false });
    await tellPause(command, found.value, { pause, change: isBeginning ? 'BEGAN' : 'ENDED', reason: null });
    return ok({ told: true });
  },
);
