import type { PauseId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { instant, type Instant } from '../../../kernel/time.ts';
import { setPauseEnd } from '../../../store/writing/pause.ts';
import { defineCommand } from '../../command.ts';
import { wrongStatus } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { readText } from '../../input-text.ts';
import { asDirector } from '../../rights.ts';
import { rule } from '../../running/make-ruling.ts';
import { nextPauseNews, planPauses, tellPause } from '../../running/paused-games.ts';
import { isDaysOff } from '../../state/pauses.ts';
import { message } from '../../texts/say.ts';
import { checkLasting, lockedPause } from './found-pause.ts';
import { checkEnd } from './pause-span.ts';
import { rulingOnPause } from './pause-words.ts';
import type { PauseDone, PauseError } from './shape.ts';

/** Which pause lasts until when, and why. */
export interface ChangePauseInput extends CommandOptions {
  readonly pauseId: PauseId;
  readonly until: Instant;
  readonly reason: string;
}

/**
 * Gives a pause of a director another end, by a ruling; days off are what their player has taken. Refuses one that is over. For the
 * director. Source: Clocks 5.3.
 */
export const changePause = defineCommand<ChangePauseInput, PauseDone, PauseError>(
  'changePause',
  async (command, { pauseId, until, reason }) => {
    const { tx, at, actor } = command;
    const found = await lockedPause(command, pauseId);
    if (!found.ok) return found;
    const { tournament, games, pause: before } = found.value;
    const allowed = asDirector(actor, tournament);
    if (!allowed.ok) return allowed;
    const why = readText('reason', reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    const lasting = checkLasting(before, command);
    if (!lasting.ok) return lasting;
    if (isDaysOff(before)) return err(wrongStatus('DAYS_OFF', message('refused.pause.daysOff')));
    const end = checkEnd(until, instant(Math.max(at, before.since)), at);
    if (!end.ok) return end;
    const pause = { ...before, until, dueAt: nextPauseNews({ since: before.since, until }, at) };
    await setPauseEnd(tx, pauseId, pause);
    await rule(command, {
      ...{ tournamentId: tournament.id, gameId: pause.gameId, kind: 'PAUSE', reason: why.value },
      text: await rulingOnPause(tx, pause, 'CHANGED'),
      replaces: await rulingOnPause(tx, before, 'BEGAN'),
    });
    await planPauses(command, tournament.id, games);
    await tellPause(command, found.value, { pause, change: 'CHANGED', reason: why.value });
    return ok({ pause });
  },
);
