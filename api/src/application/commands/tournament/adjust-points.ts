import type { GroupId, PlayerId } from '../../../kernel/ids.ts';
import { halfPoints, type HalfPoints } from '../../../kernel/points.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { insertAdjustment } from '../../../store/writing/adjustment.ts';
import { defineCommand } from '../../command.ts';
import {
  invalidInput,
  notFound,
  wrongStatus,
  type CommonError,
  type InvalidInput,
  type WrongStatus,
} from '../../errors.ts';
import { readText } from '../../input-text.ts';
import { rule } from '../../running/make-ruling.ts';
import { settleAdjusted } from '../../running/settle-adjusted.ts';
import { loadTournament } from '../../running/tournament-rows.ts';
import { formatOf } from '../../state/format-state.ts';
import { message } from '../../texts/say.ts';
import { directedTournament } from './directed.ts';
import { entryFor } from './entry-for.ts';
import type { TournamentDone, TournamentInput } from './shape.ts';
import { nameAmong } from '../../state/name-among.ts';

/** Whose points in which table, how many he is given (less than nothing: they are taken), and why. */
export interface AdjustPointsInput extends TournamentInput {
  readonly groupId: GroupId;
  readonly playerId: PlayerId;
  readonly points: number;
  readonly reason: string;
}

/** Every way in which the command says no. */
export type AdjustPointsError = CommonError | WrongStatus;

/** The most points that one ruling gives or takes. */
export const MOST_ADJUSTED = 100;

/**
 * Gives a player points in a table that ranks by them, or takes some, in half points, by a ruling that can be taken back. What is arranged
 * stays. Refuses where nobody is ranked by points, and who does not play in that group. For the director. Source: Common 5.3.
 */
export const adjustPoints = defineCommand<AdjustPointsInput, TournamentDone, AdjustPointsError>(
  'adjustPoints',
  async (command, { tournamentId, groupId, playerId, points, reason }) => {
    const { tx, at } = command;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const tournament = found.value;
    const halves = readHalves(points);
    if (!halves.ok) return halves;
    const why = readText('reason', reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    const { status } = tournament;
    if (status !== 'RUNNING' && status !== 'FINISHED') {
      return err(wrongStatus(status, message('refused.adjustment.notBegun')));
    }
    const entry = await entryFor(command, tournament, playerId);
    if (!entry.ok) return entry;
    const before = await loadTournament(tx, tournamentId);
    const group = before.rows.groups.find(({ id }) => id === groupId);
    if (group === undefined) return err(notFound('group'));
    if (!formatOf(tournament).adjustsPoints(group.key)) {
      return err(wrongStatus('NO_POINTS', message('refused.adjustment.noPoints')));
    }
    const { id: entryId, player } = entry.value;
    if (!group.seats.some((seat) => seat.entryId === entryId)) {
      return err(
        invalidInput('playerId', message('refused.adjustment.notInGroup', { name: player.name, group: group.name })),
      );
    }
    const [isGiven, many] = [points > 0, Math.abs(points)];
    const rulingId = await rule(command, {
      ...{ tournamentId, kind: 'POINTS', reason: why.value },
      text: message(isGiven ? 'ruling.points.given' : 'ruling.points.taken', {
        ...{ name: nameAmong(before.rows.entries, player), points: many, group: group.name },
      }),
    });
    command.undoneBy(message('undo.points'));
    await insertAdjustment(tx, { rulingId, groupId, entryId, halves: halves.value, at });
    await settleAdjusted(command, tournament, before, {
      ...{ entryId, groupId, reason: why.value },
      told: { rulingId, news: isGiven ? 'GIVEN' : 'TAKEN', points: many, group: group.name },
    });
    return ok({ tournamentId });
  },
);

function readHalves(points: number): Result<HalfPoints, InvalidInput> {
  const halves = 2 * points;
  if (Number.isInteger(halves) && halves !== 0 && Math.abs(points) <= MOST_ADJUSTED) return ok(halfPoints(halves));
  return err(invalidInput('points', message('refused.adjustment.points', { most: MOST_ADJUSTED })));
}
