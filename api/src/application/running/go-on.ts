import type { EntryId } from '../../kernel/ids.ts';
import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import { EMPTY_PLAN, isEmptyPlan } from '../../rules/formats/empty-plan.ts';
import type { Plan } from '../../rules/formats/format.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { invariant } from '../../kernel/assert.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { setTournamentStatus } from '../../store/writing/tournament.ts';
import type { Command } from '../command.ts';
import { invalidInput, type InvalidInput } from '../errors.ts';
import { tournamentTopic } from '../events.ts';
import { formatOf } from '../state/format-state.ts';
import type { PublishedArrangement, WantedArrangement } from '../state/arrangement.ts';
import { message } from '../texts/say.ts';
import { applyPlan, type Arranged } from './apply-plan.ts';
import { endMootGames } from './end-moot-games.ts';
import { drawLots, tellDrawn } from './draw-lots.ts';
import { isHeld, noteHeld } from './held-round.ts';
import { noteRulingsAt, tellMatches } from './match-changes.ts';
import { nextStep } from './next-step.ts';
import { arrangedPlan, noteRearranged } from './rearrange.ts';
import { moveStages } from './stage-life.ts';
import { tellArranged } from './tell-arranged.ts';
import { changeTournament } from './tournament-change.ts';
import { loadTournament, type LoadedTournament } from './tournament-rows.ts';

/** What a tournament has come to: what was arranged, step by step, and the first of it that its director could arrange; null: nothing. */
export interface WentOn {
  readonly steps: readonly Arranged[];
  readonly published: PublishedArrangement | null;
}

/**
 * Takes a running tournament as far as it goes by itself: what its format adds is arranged, its stages move on, and it is
 * finished when all is decided; where it holds its rounds, until one is due. It is locked. Source: Common 4.1, 4.9.
 */
export async function goOn(
  command: Command,
  tournament: TournamentRecord,
  loaded: LoadedTournament,
): Promise<readonly Arranged[]> {
  const gone = await takeOn(command, tournament, loaded, null);
  invariant(gone.ok, 'what is as drawn can be arranged');
  return gone.value.steps;
}

/**
 * The same by its director's word: what is due is published, as he wants it (null: as drawn). Refuses an arrangement that cannot be, or
 * where nothing can be arranged. Source: Common 4.8.
 */
export function publish(
  command: Command,
  tournament: TournamentRecord,
  loaded: LoadedTournament,
  wanted: WantedArrangement | null,
): Promise<Result<WentOn, InvalidInput>> {
  return takeOn(command, tournament, loaded, { wanted });
}

async function takeOn(
  command: Command,
  tournament: TournamentRecord,
  loaded: LoadedTournament,
  word: { readonly wanted: WantedArrangement | null } | null,
): Promise<Result<WentOn, InvalidInput>> {
  const format = formatOf(tournament);
  const steps: Arranged[] = [];
  let published: PublishedArrangement | null = null;
  let now = loaded;
  for (;;) {
    now = await endMootGames(command, format, tournament, now);
    const held = (word === null || published !== null) && isHeld(format, tournament, now.state);
    if (!held) now = await drawLots(command, format, tournament, now);
    const before = format.matches(now.state);
    const { plan: drawn, stages, done, winner } = nextStep(format, now.state);
    const mayArrange = published === null && word !== null && isArrangeable(format, drawn);
    const wanted = mayArrange ? word.wanted : null;
    const arranged = arrangedPlan(command, format, { state: now.state, drawn: held ? EMPTY_PLAN : drawn }, wanted);
    if (!arranged.ok) return arranged;
    const added = isEmptyPlan(arranged.value.plan)
      ? null
      : await applyPlan(command, tournament, arranged.value.plan, now.rows);
    if (added !== null) {
      await noteRearranged(command, tournament, arranged.value, { arranged: added, rows: now.rows });
      published ??= arranged.value.published;
      now = await loadTournament(command.tx, tournament.id);
    }
    const hasApproved = await moveStages(command, { tournament, format, loaded: now }, stages);
    if (added !== null) {
      tellDrawn(command, { format, tournament }, added, now.rows);
      tellArranged(command, tournament, added, now.rows);
      tellMatches(command, now, { before, after: format.matches(now.state) });
      steps.push(added);
    }
    if (done || (added === null && !hasApproved)) {
      await noteHeld(command, tournament, held);
      await noteRulingsAt(command, { tournament, format, loaded: now });
      if (done) await finishTournament(command, tournament, now, winner);
      const isUnheard = word !== null && word.wanted !== null && published === null;
      if (isUnheard) return err(invalidInput('arrangement', message('refused.arrangement.nothing')));
      return ok({ steps, published });
    }
    now = await loadTournament(command.tx, tournament.id);
  }
}

function isArrangeable({ arranging }: ConfiguredFormat, plan: Plan): boolean {
  return arranging !== null && arranging.tables(plan).length > 0;
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
