import type { FoundMatch } from '../../../application/running/reports/found-match.ts';
import { invariant } from '../../../kernel/assert.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { canonicalBoard, type ReportedMatch } from '../../../rules/formats/reports/check-report.ts';
import { roundsOf, type RoundMatch } from '../rules/rounds.ts';
import { boardsOfTournament } from '../../../store/reading/board-report.ts';
import { gamesOfPairings, type GameRecord } from '../../../store/reading/game.ts';
import { resultsOfGames } from '../../../store/reading/result.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { Tx } from '../../../store/client.ts';
import { knockoutSettings } from './tournament.ts';
import { loadTournament } from '../../../application/running/tournament-rows.ts';

/** The match with this number, as the transaction sees it; null: the tournament has none. */
export async function reportedMatch(tx: Tx, tournament: TournamentRecord, number: number): Promise<FoundMatch | null> {
  const { state, rows } = await loadTournament(tx, tournament.id);
  const rounds = roundsOf(knockoutSettings(tournament), state);
  const match = rounds.flatMap(({ matches }) => matches).find((one) => one.number === number);
  if (match === undefined) return null;
  const pairing = rows.pairings.find(({ key }) => key === match.key);
  invariant(pairing !== undefined, `match ${match.key} is a pairing`);
  const games = await gamesOfPairings(tx, [pairing.id]);
  const handles = new Map(rows.entries.map(({ id, player }) => [id, [player.handle, player.name]]));
  const boards = await boardsOfTournament(tx, tournament.id);
  const view: ReportedMatch = {
    number,
    sides: match.sides.map((entry) => ({ entry, names: handles.get(entry) ?? [] })),
    isOver: match.winner !== null,
    crawford: match.crawford,
    games: await boardsOf(tx, match, games),
    otherBoards: boards.filter(({ pairingId }) => pairingId !== pairing.id).map(({ board }) => canonicalBoard(board)),
  };
  return { pairingId: pairing.id, games, sides: match.sides, view };
}

async function boardsOf(tx: Tx, { waits }: RoundMatch, games: readonly GameRecord[]): Promise<ReportedMatch['games']> {
  const results = Map.groupBy(
    await resultsOfGames(
      tx,
      games.map(({ id }) => id),
    ),
    ({ gameId }) => gameId,
  );
  const known = games.filter(({ status }) => !waits || status === 'FINISHED');
  const boards = known.map(({ id, number, boardNumber, entries, status }) => ({
    isOpen: status !== 'FINISHED',
    number,
    board: boardNumber === null ? null : canonicalBoard(boardNumber),
    won: wonOf(results.get(id) ?? [], entries),
  }));
  // A game that nobody has won is over too.
  return boards.filter(({ isOpen, won }) => isOpen || won !== null);
}

function wonOf(
  results: readonly { readonly gameId: GameId; readonly winner: 'first' | 'second' | null; readonly value: number }[],
  entries: GameRecord['entries'],
): ReportedMatch['games'][number]['won'] {
  const last = results.at(-1);
  return last === undefined || last.winner === null ? null : { winner: entries[last.winner], points: last.value };
}
