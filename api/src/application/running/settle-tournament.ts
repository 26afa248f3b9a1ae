import type { LetterWords } from '../../kernel/message.ts';
import { invariant } from '../../kernel/assert.ts';
import type { MatchOutcome } from '../../rules/formats/match-decision.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { Command } from '../command.ts';
import { tournamentTopic } from '../events.ts';
import { formatOf } from '../state/format-state.ts';
import { goOn } from './go-on.ts';
import { goOnAfterCorrection } from './after-correction.ts';
import { tellMatches } from './match-changes.ts';
import { chargeTimeOuts } from './time-outs.ts';
import { tellPairings } from './pairing-changes.ts';
import { beforeResultsOf, loadTournament, type LoadedTournament } from './tournament-rows.ts';

/**
 * What follows when games of a tournament have been decided, or a player has withdrawn: who has lost on time pays for it, tables change, a pairing may be
 * decided, and the format says what comes next: more games, another stage, nothing yet, or the end. The games and the
 * tournament are locked. Answers the tournament with the decisions, before what comes next.
 */
export async function settleDecided(
  command: Command,
  tournament: TournamentRecord,
  decided: readonly GameRecord[],
): Promise<LoadedTournament> {
  const games = [...decided, ...(await chargeTimeOuts(command, tournament, decided))];
  const loaded = await loadTournament(command.tx, tournament.id);
  tellTables(command, loaded, games);
  const matches = matchesNow(command, tournament, loaded, beforeResultsOf(loaded, games));
  tellPairings(command, tournament, loaded, { games, matches });
  if (tournament.status === 'RUNNING') await goOn(command, tournament, loaded);
  return loaded;
}

/** What was overruled: results of these games, and why; `before`: the tournament as it was, missing: as without their last results. */
export interface Overruled {
  readonly games: readonly GameRecord[];
  readonly reason: LetterWords;
  readonly before?: LoadedTournament;
}

/**
 * What follows when results of decided games have been replaced, for a reason: tables change, arrangements do not; players
 * whom their tables would now move are told. Source: Common 1.5.
 */
export async function settleOverruled(
  command: Command,
  tournament: TournamentRecord,
  { games, reason, before: known }: Overruled,
): Promise<LoadedTournament> {
  const loaded = await loadTournament(command.tx, tournament.id);
  const before = known ?? beforeResultsOf(loaded, games);
  tellTables(command, loaded, games);
  matchesNow(command, tournament, loaded, before);
  await goOnAfterCorrection(command, tournament, { loaded, before: before.state, reason });
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

/** The matches of a tournament as they stand, where there are such; who watches is told which ones the last results have decided. */
function matchesNow(
  command: Command,
  tournament: TournamentRecord,
  loaded: LoadedTournament,
  earlier: LoadedTournament,
): readonly MatchOutcome[] {
  const format = formatOf(tournament);
  const after = format.matches(loaded.state);
  if (after.length === 0) return after;
  const before = format.matches(earlier.state);
  tellMatches(command, loaded, { before, after });
  return after;
}
