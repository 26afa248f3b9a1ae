import type { TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { defineCommand } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import type { Effects } from '../../events.ts';
import { begunGroups } from '../../running/begun-groups.ts';
import { publish } from '../../running/go-on.ts';
import type { PublishedArrangement, WantedArrangement } from '../../state/arrangement.ts';
import type { BegunGroup } from '../../state/begun-group.ts';
import { loadTournament } from '../../running/tournament-rows.ts';
import { message } from '../../texts/say.ts';
import { undoableReport } from '../report/undoable-report.ts';
import { directedTournament } from './directed.ts';
import type { TournamentInput } from './shape.ts';

/** A tournament, and how what it publishes is arranged; left out or null: as it was drawn. */
export interface ArrangedInput extends TournamentInput {
  readonly arrangement?: WantedArrangement | null;
}

/** The tournament, what was published (null: nothing that can be arranged), and the groups in which games begin by it. */
export interface ArrangedDone {
  readonly tournamentId: TournamentId;
  readonly published: PublishedArrangement | null;
  readonly groups: readonly BegunGroup[];
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type PublishRoundError = CommonError | WrongStatus;

/**
 * Publishes what waits for that in a tournament that holds its rounds, as it was drawn or as the director arranges it: its games begin.
 * For the director. Source: Common 4.8, 4.9.
 */
export const publishRound = defineCommand<ArrangedInput, ArrangedDone, PublishRoundError>(
  'publishRound',
  async (command, { tournamentId, arrangement = null }) => {
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const { status, roundDueSince, venue } = found.value;
    if (status !== 'RUNNING') return err(wrongStatus(status, message('refused.arrangement.notRunning')));
    if (roundDueSince === null) return err(wrongStatus(status, message('refused.arrangement.notDue')));
    const gone = await publish(command, found.value, await loadTournament(command.tx, tournamentId), arrangement);
    if (!gone.ok) return gone;
    const goesWithReport = venue === 'ELSEWHERE' && (await undoableReport(command.tx, tournamentId)).ok;
    command.undoneBy(message(goesWithReport ? 'undo.publishedAfter' : 'undo.published'));
    const { rows } = await loadTournament(command.tx, tournamentId);
    const { steps, published } = gone.value;
    return ok({ tournamentId, published, groups: begunGroups(found.value, rows, steps) });
  },
);
