import type { TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../../store/client.ts';
import { entriesOfTournaments } from '../../store/reading/entry.ts';
import { gamesOfTournaments } from '../../store/reading/game.ts';
import { pairingsOfTournaments } from '../../store/reading/pairing.ts';
import { resultsOfGames } from '../../store/reading/result.ts';
import { groupsOfTournaments, stagesOfTournaments } from '../../store/reading/stage.ts';
import { stateOf, type Rows, type TournamentState } from '../queries/format-state.ts';

/** The rows of a tournament and what they come to, as the transaction sees them. */
export interface LoadedTournament extends TournamentState {
  readonly rows: Rows;
}

/** Reads a whole tournament: seven queries, whatever its size. */
export async function loadTournament(tx: Tx, id: TournamentId): Promise<LoadedTournament> {
  const entries = await entriesOfTournaments(tx, [id]);
  const stages = await stagesOfTournaments(tx, [id]);
  const groups = await groupsOfTournaments(tx, [id]);
  const pairings = await pairingsOfTournaments(tx, [id]);
  const games = await gamesOfTournaments(tx, [id]);
  const decided = games.filter(({ status }) => status === 'FINISHED').map((game) => game.id);
  const byGame = Map.groupBy(await resultsOfGames(tx, decided), ({ gameId }) => gameId);
  const rows = { entries, stages, groups, pairings, games, results: games.map((game) => byGame.get(game.id) ?? []) };
  return { ...stateOf(rows, null), rows };
}
