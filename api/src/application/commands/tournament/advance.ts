import { err, ok } from '../../../kernel/result.ts';
import type { EntryId, StageId, TournamentId } from '../../../kernel/ids.ts';
import type { Advance } from '../../../rules/formats/advance.ts';
import { toInstant } from '../../../store/codecs/instant.ts';
import { stagesByIds } from '../../../store/reading/stage.ts';
import { defineCommand } from '../../command.ts';
import { notFound, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import type { Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { formatOf } from '../../state/format-state.ts';
import { actingPlayer } from '../../rights.ts';
import type { Arranged } from '../../running/apply-plan.ts';
import { publish } from '../../running/go-on.ts';
import type { PublishedArrangement, WantedArrangement } from '../../state/arrangement.ts';
import { approveStage } from '../../running/stage-life.ts';
import { loadTournament } from '../../running/tournament-rows.ts';
import { directedTournament } from './directed.ts';
import type { TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The tournament and its stage whose end is approved. */
export interface AdvanceTournamentInput extends TournamentInput {
  readonly stageId: StageId;
  /** how what follows is arranged; left out or null: as it is drawn */
  readonly arrangement?: WantedArrangement | null;
}

/** A game that an approval brings: the names of its stage and group, its number in its pairing, and who plays it. */
export interface BroughtGame {
  readonly stage: string;
  readonly group: string;
  readonly number: number;
  readonly first: EntryId;
  readonly second: EntryId;
}

/** Who goes on from the stage, in order of group and rank, the games that follow, in the order of the schedule, and how they are arranged. */
export interface AdvanceTournamentDone {
  readonly tournamentId: TournamentId;
  readonly stageId: StageId;
  readonly advances: readonly Advance[];
  readonly games: readonly BroughtGame[];
  readonly published: PublishedArrangement | null;
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type AdvanceTournamentError = CommonError | WrongStatus;

/**
 * Approves the end of a stage that waits for its director: its tables stand, and what follows it is arranged. For the
 * director at any time, for the server itself when his time is over. Source: Common 4.4, KIBA 10.
 */
export const advanceTournament = defineCommand<AdvanceTournamentInput, AdvanceTournamentDone, AdvanceTournamentError>(
  'advanceTournament',
  async (command, { tournamentId, stageId, arrangement = null }) => {
    const { tx, at, actor } = command;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const tournament = found.value;
    const [stage] = isId(stageId) ? await stagesByIds(tx, [stageId]) : [];
    if (stage === undefined || stage.tournamentId !== tournamentId) return err(notFound('stage'));
    if (tournament.status !== 'RUNNING') {
      return err(wrongStatus(tournament.status, message('refused.stage.notRunning')));
    }
    const { state, awaitingUntil } = stage;
    if (state !== 'AWAITING_APPROVAL' || awaitingUntil === null) {
      return err(wrongStatus(state, message('refused.stage.notWaiting')));
    }
    if (actor.kind === 'system' && at < toInstant(awaitingUntil)) {
      return err(wrongStatus(state, message('refused.stage.stillTime')));
    }
    command.undoneBy(message('undo.approved'));
    await approveStage(command, stage, actingPlayer(actor));
    const loaded = await loadTournament(tx, tournamentId);
    const advances = formatOf(tournament).advances(loaded.state, stage.key);
    const gone = await publish(command, tournament, loaded, arrangement);
    if (!gone.ok) return gone;
    const { steps, published } = gone.value;
    return ok({ tournamentId, stageId, advances, games: steps.flatMap(broughtGames), published });
  },
);

function broughtGames({ stages, groups, pairings, games }: Arranged): readonly BroughtGame[] {
  return games.map(({ pairingId, number, entries }) => {
    const groupId = pairings.find(({ id }) => id === pairingId)?.groupId;
    const group = groups.find(({ id }) => id === groupId);
    const stage = stages.find(({ id }) => id === group?.stageId);
    return { stage: stage?.name ?? '', group: group?.name ?? '', number, ...entries };
  });
}
