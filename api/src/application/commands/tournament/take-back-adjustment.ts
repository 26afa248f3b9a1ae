import type { RulingId } from '../../../kernel/ids.ts';
import { asPoints, halfPoints } from '../../../kernel/points.ts';
import { err, ok } from '../../../kernel/result.ts';
import { rulingsByIds } from '../../../store/reading/ruling.ts';
import { setTakenBack } from '../../../store/writing/adjustment.ts';
import { defineCommand } from '../../command.ts';
import { notFound, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { isId } from '../../found.ts';
import { readText } from '../../input-text.ts';
import { rule } from '../../running/make-ruling.ts';
import { settleAdjusted } from '../../running/settle-adjusted.ts';
import { loadTournament } from '../../running/tournament-rows.ts';
import { message } from '../../texts/say.ts';
import { directedTournament } from './directed.ts';
import type { TournamentDone } from './shape.ts';

/** Which ruling is taken back, and why. */
export interface TakeBackAdjustmentInput extends CommandOptions {
  readonly rulingId: RulingId;
  readonly reason: string;
}

/** Every way in which the command says no. */
export type TakeBackAdjustmentError = CommonError | WrongStatus;

/**
 * Takes back a ruling that has given or taken points, by a ruling that replaces it: the table is as if it had not been made. Refuses one
 * that has done nothing of the kind, or is taken back already. For the director. Source: Common 5.3.
 */
export const takeBackAdjustment = defineCommand<TakeBackAdjustmentInput, TournamentDone, TakeBackAdjustmentError>(
  'takeBackAdjustment',
  async (command, { rulingId, reason }) => {
    const { tx, at } = command;
    const [earlier] = isId(rulingId) ? await rulingsByIds(tx, [rulingId]) : [];
    if (earlier === undefined) return err(notFound('ruling'));
    const { tournamentId } = earlier;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const why = readText('reason', reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    const before = await loadTournament(tx, tournamentId);
    const made = before.rows.groups.flatMap((group) => group.adjustments.map((one) => ({ ...one, group: group.name })));
    const adjustment = made.find((one) => one.rulingId === rulingId);
    if (adjustment === undefined) return err(wrongStatus('NO_POINTS', message('refused.adjustment.notOne')));
    if (adjustment.takenBackAt !== null) return err(wrongStatus('TAKEN_BACK', message('refused.adjustment.takenBack')));
    const { entryId, groupId, group, halves } = adjustment;
    const byId = await rule(command, {
      ...{ tournamentId, kind: 'POINTS', reason: why.value, replaces: earlier.text },
      text: message('ruling.points.takenBack', { earlier: earlier.text }),
    });
    await setTakenBack(tx, rulingId, { byId, at });
    const points = Math.abs(asPoints(halfPoints(halves)));
    await settleAdjusted(command, found.value, before, {
      ...{ entryId, groupId, reason: why.value },
      told: { rulingId: byId, news: halves > 0 ? 'NO_LONGER_GIVEN' : 'NO_LONGER_TAKEN', points, group },
    });
    return ok({ tournamentId });
  },
);
