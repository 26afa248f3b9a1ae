import type { EntryId } from '../../kernel/ids.ts';
import { isEmptyPlan } from '../../rules/formats/empty-plan.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { setTournamentStatus } from '../../store/writing/tournament.ts';
import type { Command } from '../command.ts';
import { tournamentTopic } from '../events.ts';
import { formatOf } from '../state/format-state.ts';
import { applyPlan, type Arranged } from './apply-plan.ts';
import { endMootGames } from './end-moot-games.ts';
import { drawLots, tellDrawn } from './draw-lots.ts';
import { noteRulingsAt, tellMatches } from './match-changes.ts';
import { nextStep } from './next-step.ts';
import { moveStages } from './stage-life.ts';
import { tellArranged } from './tell-arranged.ts';
import { changeTournament } from './tournament-change.ts';
import { loadTournament, type LoadedTournament } from './tournament-rows.ts';

/**
 * Takes a running tournament as far as it goes by itself: what its format adds is arranged, its stages move on, and it is
 * finished when all is decided. It is locked. Answers what was arranged, step by step. Source: Common 4.1.
 */
export async function goOn(
  command: Command,
  tournament: TournamentRecord,
  loaded: LoadedTournament,
): Promise<readonly Arranged[]> {
  const format = formatOf(tournament);
  const steps: Arranged[] = [];
  let now = loaded;
  for (;;) {
    now = await endMootGames(command, format, tournament, now);
    now = await drawLots(command, format, tournament, now);
    const before = format.matches(now.state);
    const { plan, stages, done, winner } = nextStep(format, now.state);
    const added = isEmptyPlan(plan) ? null : await applyPlan(command, tournament, plan, now.rows);
    if (added !== null) now = await loadTournament(command.tx, tournament.id);
    const hasApproved = await moveStages(command, { tournament, format, loaded: now }, stages);
    if (added !== null) {
      tellDrawn(command, { format, tournament }, added, now.rows);
      tellArranged(command, tournament, added, now.rows);
      tellMatches(command, now, { before, after: format.matches(now.state) });
      steps.push(added);
    }
    if (done) {
      await noteRulingsAt(command, { tournament, format, loaded: now });
      await finishTournament(command, tournament, now, winner);
      return steps;
    }
    if (added === null && !hasApproved) {
      await noteRulingsAt(command, { tournament, format, loaded: now });
      return steps;
    }
    now = await loadTournament(command.tx, tournament.id);
  }
}

/** Ends a tournament: everybody is told who has won it, null: nobody or several. */
export async function finishTournament(
  command: Command,
  tournament: TournamentRecord,
  { rows }: LoadedTournament,
  winner: EntryId | null,
): Promise<void> {
  const { tx, at } = command;
  await setTournamentStatus(tx, tournament.id, 'FINISHED', at);
  command.emit({
    topic: tournamentTopic(tournament.id),
    kind: 'TournamentFinished',
    payload: { tournamentId: tournament.id, winner },
  });
  changeTournament(command, tournament.id, 'FINISHED', rows.entries);
}
