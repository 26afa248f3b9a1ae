import type { EntryId, GameId, TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../../store/client.ts';
import { lotsOfTournaments } from '../../store/reading/draw.ts';
import { entriesOfTournaments } from '../../store/reading/entry.ts';
import { gameOutlines, type GameOutline } from '../../store/reading/game.ts';
import { matchDecisionsOfTournaments } from '../../store/reading/match.ts';
import { pairingsOfTournaments } from '../../store/reading/pairing.ts';
import { resultsOfGames } from '../../store/reading/result.ts';
import { groupsOfTournaments, stagesOfTournaments } from '../../store/reading/stage.ts';
import { stateOf, type Rows, type TournamentState } from '../state/format-state.ts';

/** The rows of a tournament, its games in outline. */
export type TournamentRows = Rows<GameOutline>;

/** The rows of a tournament and what they come to, as the transaction sees them. */
export interface LoadedTournament extends TournamentState<GameOutline> {
  readonly rows: TournamentRows;
}

/** Reads a whole tournament: nine queries, whatever its size. */
export async function loadTournament(tx: Tx, id: TournamentId): Promise<LoadedTournament> {
  const entries = await entriesOfTournaments(tx, [id]);
  const stages = await stagesOfTournaments(tx, [id]);
  const groups = await groupsOfTournaments(tx, [id]);
  const pairings = await pairingsOfTournaments(tx, [id]);
  const games = await gameOutlines(tx, id);
  const decided = games.filter(({ status }) => status === 'FINISHED').map((game) => game.id);
  const byGame = Map.groupBy(await resultsOfGames(tx, decided), ({ gameId }) => gameId);
  const lots = await lotsOfTournaments(tx, [id]);
  const decisions = await matchDecisionsOfTournaments(tx, [id]);
  const results = games.map((game) => byGame.get(game.id) ?? []);
  const rows = { entries, stages, groups, pairings, games, results, lots, decisions };
  return { ...stateOf(rows, null), rows };
}

/** The games of an entry, in the order of the plan. */
export function gamesOfEntry({ games }: Pick<TournamentRows, 'games'>, entry: EntryId): readonly GameOutline[] {
  return games.filter(({ entries }) => entries.first === entry || entries.second === entry);
}

/** A tournament as it stood before the last result of each of these games. */
export function beforeResultsOf(
  { rows }: LoadedTournament,
  games: readonly { readonly id: GameId }[],
): LoadedTournament {
  const touched = new Set(games.map(({ id }) => id));
  const results = rows.results.map((recorded, index) => {
    const game = rows.games[index];
    return game !== undefined && touched.has(game.id) ? recorded.slice(0, -1) : recorded;
  });
  const before = { ...rows, results };
  return { ...stateOf(before, null), rows: before };
}
