import type { PauseId } from '../../../kernel/ids.ts';
import { ok } from '../../../kernel/result.ts';
import { instant, plus, type Instant } from '../../../kernel/time.ts';
import type { PauseChange } from '../../../store/pause-changes.ts';
import type { PauseRecord } from '../../../store/reading/pause.ts';
import { setPauseEnd } from '../../../store/writing/pause.ts';
import { defineCommand, type Command } from '../../command.ts';
import type { CommandOptions } from '../../events.ts';
import { readText } from '../../input-text.ts';
import { actingPlayer, asDirector } from '../../rights.ts';
import { rule } from '../../running/make-ruling.ts';
import { nextPauseNews, planPauses, tellPause } from '../../running/paused-games.ts';
import { isDaysOff } from '../../state/pauses.ts';
import { checkLasting, lockedPause } from './found-pause.ts';
import { rulingOnPause } from './pause-words.ts';
import type { PauseDone, PauseError } from './shape.ts';
import { NOTICE } from './take-days-off.ts';

/** Which pause is ended, and why. */
export interface EndPauseInput extends CommandOptions {
  readonly pauseId: PauseId;
  /** null: by a player of his own days off, who need not say it */
  readonly reason: string | null;
}

/**
 * Ends a pause: one that has not begun is as if it had never been planned, another ends at once by a ruling of the director. A player
 * ends his own days off with the notice with which he takes them. Refuses one that is over. Source: Clocks 5.3, 6.4.
 */
export const endPause = defineCommand<EndPauseInput, PauseDone, PauseError>('endPause', async (command, input) => {
  const { pauseId, reason } = input;
  const { at, actor } = command;
  const found = await lockedPause(command, pauseId);
  if (!found.ok) return found;
  const { tournament, games, pause: before } = found.value;
  const isOwn = isDaysOff(before) && actingPlayer(actor) === before.playerId;
  const allowed = isOwn ? ok(tournament) : asDirector(actor, tournament);
  if (!allowed.ok) return allowed;
  const why = isOwn ? ok(null) : readText('reason', reason ?? '', { longest: 500, hasLines: true });
  if (!why.ok) return why;
  const lasting = checkLasting(before, command);
  if (!lasting.ok) return lasting;
  const pause = { ...before, ...ended(before, at, isOwn) };
  await setPauseEnd(command.tx, pauseId, pause);
  if (why.value !== null) await ruleEnd(command, { pause, before }, why.value);
  await planPauses(command, tournament.id, games);
  await tellPause(command, found.value, { pause, change: changeOf(pause, before, at), reason: why.value });
  return ok({ pause });
});

function changeOf(pause: PauseRecord, before: PauseRecord, at: Instant): PauseChange {
  if (before.since > at) return 'TAKEN_BACK';
  return pause.until > at ? 'CHANGED' : 'ENDED';
}

function ended({ since, until }: PauseRecord, at: Instant, isOwn: boolean): Pick<PauseRecord, 'until' | 'dueAt'> {
  if (since > at) return { until: since, dueAt: null };
  const sooner = isOwn ? instant(Math.min(until, plus(at, NOTICE))) : at;
  return { until: sooner, dueAt: nextPauseNews({ since, until: sooner }, at) };
}

async function ruleEnd(
  command: Command,
  { pause, before }: { readonly pause: PauseRecord; readonly before: PauseRecord },
  reason: string,
): Promise<void> {
  const { tx, at } = command;
  await rule(command, {
    ...{ tournamentId: pause.tournamentId, gameId: pause.gameId, kind: 'PAUSE', reason },
    text: await rulingOnPause(tx, pause, changeOf(pause, before, at)),
    replaces: await rulingOnPause(tx, before, before.since <= at ? 'BEGAN' : 'PLANNED'),
  });
}
