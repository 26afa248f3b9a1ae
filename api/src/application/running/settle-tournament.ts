import { invariant } from '../../kernel/assert.ts';
import type { EntryId } from '../../kernel/ids.ts';
import { isEmptyPlan } from '../../rules/formats/empty-plan.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { setStageState, setTournamentStatus } from '../../store/writing/tournament.ts';
import type { Command } from '../command.ts';
import { tournamentTopic } from '../events.ts';
import { formatOf } from '../queries/format-state.ts';
import { applyPlan } from './apply-plan.ts';
import { changeTournament } from './tournament-change.ts';
import { loadTournament, type LoadedTournament } from './tournament-rows.ts';

/**
 * What follows when games of a tournament have been decided: their tables change, a pairing may be decided, and the format
 * says what comes next: more games, nothing yet, or the end. The games and the tournament are locked. Answers the tournament
 * with the decisions, before what comes next.
 */
export async function settleDecided(
  command: Command,
  tournament: TournamentRecord,
  games: readonly GameRecord[],
): Promise<LoadedTournament> {
  const loaded = await loadTournament(command.tx, tournament.id);
  tellTables(command, loaded, games);
  tellPairings(command, loaded, games);
  const format = formatOf(tournament);
  if (format === null || tournament.status !== 'RUNNING') return loaded;
  const next = format.next(loaded.state);
  if (!isEmptyPlan(next.plan)) await applyPlan(command, tournament, next.plan);
  if (next.done) await finishTournament(command, tournament, loaded, next.winner);
  return loaded;
}

/** What follows when results of decided games have been replaced: tables change, arrangements do not. Source: formats.md 0.5. */
export async function settleOverruled(
  command: Command,
  tournament: TournamentRecord,
  games: readonly GameRecord[],
): Promise<LoadedTournament> {
  const loaded = await loadTournament(command.tx, tournament.id);
  tellTables(command, loaded, games);
  return loaded;
}

function tellTables(command: Command, { rows }: LoadedTournament, games: readonly GameRecord[]): void {
  for (const { id, pairingId, tournamentId } of games) {
    const groupId = rows.pairings.find((pairing) => pairing.id === pairingId)?.groupId;
    invariant(groupId !== undefined, 'every game belongs to a pairing of its tournament');
    command.emit({
      topic: tournamentTopic(tournamentId),
      kind: 'StandingsChanged',
      payload: { tournamentId, groupId, gameId: id },
    });
  }
}

function tellPairings(command: Command, { rows }: LoadedTournament, games: readonly GameRecord[]): void {
  const touched = new Set(games.map(({ pairingId }) => pairingId));
  const open = new Set<string>();
  for (const { pairingId, status } of rows.games) if (status !== 'FINISHED') open.add(pairingId);
  for (const pairingId of touched) {
    if (open.has(pairingId)) continue;
    const tournamentId = games[0]?.tournamentId;
    invariant(tournamentId !== undefined, 'a pairing is touched by a game');
    command.emit({
      topic: tournamentTopic(tournamentId),
      kind: 'PairingDecided',
      payload: { tournamentId, pairingId },
    });
  }
}

async function finishTournament(
  command: Command,
  tournament: TournamentRecord,
  loaded: LoadedTournament,
  winner: EntryId | null,
): Promise<void> {
  const { tx, at } = command;
  await setStageState(
    tx,
    loaded.rows.stages.map(({ id }) => id),
    'PUBLISHED',
  );
  await setTournamentStatus(tx, tournament.id, 'FINISHED', at);
  command.emit({
    topic: tournamentTopic(tournament.id),
    kind: 'TournamentFinished',
    payload: { tournamentId: tournament.id, winner },
  });
  changeTournament(command, tournament.id, 'FINISHED', loaded.rows.entries);
}
