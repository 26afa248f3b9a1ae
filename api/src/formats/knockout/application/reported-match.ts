import type { FoundMatch } from '../../../application/running/reports/found-match.ts';
import { invariant } from '../../../kernel/assert.ts';
import { SEATS } from '../../../kernel/seat.ts';
import { mayCount, mayDraw } from '../../../application/state/game-rules.ts';
import type { BoardEnd } from '../../../rules/formats/reports/board-news.ts';
import { canonicalBoard, type DrawTold, type ReportedMatch } from '../../../rules/formats/reports/check-report.ts';
import { roundsOf, type RoundMatch } from '../rules/rounds.ts';
import { boardsOfTournament, waitingReportsOf } from '../../../store/reading/board-report.ts';
import { gamesOfPairings, type GameRecord } from '../../../store/reading/game.ts';
import { resultsOfGames, type ResultRecord } from '../../../store/reading/result.ts';
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
  const names = new Map(
    rows.entries.map(({ id, idElsewhere, player }) => [id, [idElsewhere ?? '', player.handle, player.name]]),
  );
  const boards = await boardsOfTournament(tx, tournament.id);
  const view: ReportedMatch = {
    number,
    sides: match.sides.map((entry) => ({ entry, names: names.get(entry) ?? [] })),
    isOver: match.winner !== null,
    mayDraw: mayDraw(tournament),
    mayCount: (points) => mayCount(tournament.game, points),
    crawford: match.crawford,
    games: await boardsOf(tx, match, games),
    drawsTold: await drawsToldOf(tx, games),
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
    ended: endOf(results.get(id) ?? [], entries),
  }));
  // A game that was broken off is over too.
  return boards.filter(({ isOpen, ended }) => isOpen || ended !== null);
}

/** How a board has ended; null: not yet, or it was broken off. That nobody wins it may also be a ruling. */
function endOf(results: readonly ResultRecord[], entries: GameRecord['entries']): BoardEnd | null {
  const last = results.at(-1);
  if (last === undefined) return null;
  if (last.winner !== null) return { kind: 'won', winner: entries[last.winner], points: last.value };
  return last.how === 'DRAWN' || last.how === 'ADJUDICATED' ? { kind: 'drawn' } : null;
}

async function drawsToldOf(tx: Tx, games: readonly GameRecord[]): Promise<readonly DrawTold[]> {
  const open = games.filter(({ status }) => status !== 'FINISHED');
  const waiting = await waitingReportsOf(
    tx,
    open.map(({ id }) => id),
  );
  return waiting.flatMap(({ gameId, drawn, board, byId }) => {
    const game = open.find(({ id }) => id === gameId);
    const seat = SEATS.find((one) => game?.players[one] === byId);
    if (!drawn || game === undefined || seat === undefined) return [];
    return [{ board, by: game.entries[seat] }];
  });
}
