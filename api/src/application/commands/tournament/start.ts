import { err, ok, type Result } from '../../../kernel/result.ts';
import { toInstant } from '../../../store/codecs/instant.ts';
import { setTournamentStatus } from '../../../store/writing/tournament.ts';
import { defineCommand, type Command } from '../../command.ts';
import { wrongStatus, type CommonError, type PlayerCount, type WrongStatus } from '../../errors.ts';
import { fieldOf } from '../../state/field.ts';
import { formatOf } from '../../state/format-state.ts';
import { nameAmong } from '../../state/name-among.ts';
import { applyPlan } from '../../running/apply-plan.ts';
import { begunGroups } from '../../running/begun-groups.ts';
import { arrangedPlan, noteRearranged } from '../../running/rearrange.ts';
import { drawLots, tellDrawn } from '../../running/draw-lots.ts';
import { tellArranged } from '../../running/tell-arranged.ts';
import { changeTournament } from '../../running/tournament-change.ts';
import { loadTournament } from '../../running/tournament-rows.ts';
import { directedTournament } from './directed.ts';
import type { ArrangedDone, ArrangedInput } from './publish-round.ts';
import { message } from '../../texts/say.ts';

/** Every way in which the command says no. */
export type StartTournamentError = CommonError | WrongStatus | PlayerCount;

/**
 * Starts a tournament whose registration is closed: its format says who meets whom, and at venue HERE every game begins
 * at once; the director may arrange it otherwise. Refuses a number of players that the format cannot take, and an arrangement that cannot
 * be. Source: Common 4.1, 4.8, KIBA 5.4, Clocks 1.3.
 */
export const startTournament = defineCommand<ArrangedInput, ArrangedDone, StartTournamentError>(
  'startTournament',
  start,
);

async function start(
  command: Command,
  { tournamentId, arrangement = null }: ArrangedInput,
): Promise<Result<Omit<ArrangedDone, 'effects'>, StartTournamentError>> {
  const { tx, at } = command;
  const found = await directedTournament(command, tournamentId);
  if (!found.ok) return found;
  const tournament = found.value;
  const { status } = tournament;
  if (status !== 'CLOSED') return err(wrongStatus(status, message('refused.tournament.startLate')));
  const format = formatOf(tournament);
  const before = await loadTournament(tx, tournamentId);
  if (tournament.acceptUntil !== null) {
    const { entries } = before.rows;
    const silent = entries.filter(({ invitation }) => invitation === 'SENT');
    const why = message('refused.tournament.invitedMayAnswer', {
      until: { at: toInstant(tournament.acceptUntil) },
      silent: silent.length,
      names: { names: silent.map(({ player }) => nameAmong(entries, player)) },
    });
    return err(wrongStatus(status, why));
  }
  const { players, issues } = fieldOf(tournament, before.rows.entries);
  const { state, rows } = issues.some(({ blocking }) => blocking)
    ? before
    : await drawLots(command, format, tournament, before);
  const plan = format.start(state.entries, state.lots);
  if (!plan.ok) {
    const { kind, message: why } = plan.error;
    const isForDirector = kind === 'for-director';
    return err({ kind: 'player-count', message: why, players, issues, isForDirector });
  }
  const blocking = issues.find((issue) => issue.blocking);
  if (blocking !== undefined) {
    return err({ kind: 'player-count', message: blocking.message, players, issues, isForDirector: false });
  }
  const planned = arrangedPlan(command, format, { state, drawn: plan.value }, arrangement);
  if (!planned.ok) return planned;
  command.undoneBy(message('undo.started'));
  await setTournamentStatus(tx, tournamentId, 'RUNNING', at);
  changeTournament(command, tournamentId, 'STARTED', rows.entries);
  const arranged = await applyPlan(command, tournament, planned.value.plan, rows);
  await noteRearranged(command, tournament, planned.value, { arranged, rows });
  tellDrawn(command, { format, tournament }, arranged, rows);
  tellArranged(command, tournament, arranged, rows);
  const begun = await loadTournament(tx, tournamentId);
  const groups = begunGroups(tournament, begun.rows, [arranged]);
  return ok({ tournamentId, published: planned.value.published, groups });
}
