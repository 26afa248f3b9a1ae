import type { EntryId, GameId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { formatModule } from '../../../formats/application.ts';
import { lockGames } from '../../../store/lock.ts';
import { drawnSince, type DrawnSince } from '../../../store/reading/drawn-since.ts';
import { gamesByIds, type GameOutline } from '../../../store/reading/game.ts';
import { lastReport, type ReportedBatch } from '../../../store/reading/reported-batch.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { Tx } from '../../../store/client.ts';
import { undoDraw } from '../../../store/writing/undone-draw.ts';
import { deleteResults, reopenGames, undoBoards } from '../../../store/writing/undone-result.ts';
import { defineCommand, type Command } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { gameTopic, inboxTopic, type Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { actingPlayer } from '../../rights.ts';
import { saidOfTimeOut } from '../../running/time-outs.ts';
import { rule } from '../../running/make-ruling.ts';
import { settleOverruled } from '../../running/settle-tournament.ts';
import { noteStandings } from '../../running/standing-changes.ts';
import { loadTournament, type LoadedTournament } from '../../running/tournament-rows.ts';
import { directedTournament } from '../tournament/directed.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import { nameAmong } from '../../state/name-among.ts';
import { message } from '../../texts/say.ts';
import { undoableReport, type UndoableReport } from './undoable-report.ts';
import { undonePairings } from './undone-pairings.ts';

/** A board that was only drawn and is gone: which game between whom. */
export interface BoardGone {
  readonly number: number;
  readonly entries: readonly EntryId[];
}

/** The games that are open again, in no order, and the boards that were drawn from them and are gone. */
export interface UndoReportDone {
  readonly tournamentId: TournamentId;
  readonly gameIds: readonly GameId[];
  readonly boardsGone: readonly BoardGone[];
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type UndoReportError = CommonError | WrongStatus;

/**
 * Takes back the results that were reported last, all that came together, as if they had not been: their games are open again, ratings are
 * taken back to the point, boards and rounds that were only drawn from them are gone, and the log says so. Refused once something was
 * played, reported or decided in what was drawn; a single result is corrected then. For who may report results. Source: Common 1.7.
 */
export const undoReport = defineCommand<TournamentInput, UndoReportDone, UndoReportError>(
  'undoReport',
  async (command, { tournamentId }) => {
    const { tx } = command;
    const seen = isId(tournamentId) ? await lastReport(tx, tournamentId) : null;
    await lockGames(tx, seen === null ? [] : await touchedGames(tx, tournamentId, seen));
    const found = await directedTournament(command, tournamentId, 'report');
    if (!found.ok) return found;
    const tournament = found.value;
    const { venue, status } = tournament;
    if (venue !== 'ELSEWHERE') return err(wrongStatus(venue, message('refused.result.playedHere')));
    if (status !== 'RUNNING' && status !== 'FINISHED') return err(wrongStatus(status, message('refused.undo.notNow')));
    const report = await undoableReport(tx, tournamentId);
    if (!report.ok) return err(wrongStatus(status, report.error));
    const { batch } = report.value;
    if (batch.at !== seen?.at) return err(wrongStatus(status, message('refused.undo.another')));
    const boardsGone = await takeBack(command, tournament, report.value);
    return ok({ tournamentId, gameIds: batch.games, boardsGone });
  },
);

async function touchedGames(
  tx: Tx,
  tournamentId: TournamentId,
  { games, at }: ReportedBatch,
): Promise<readonly GameId[]> {
  const drawn = await drawnSince(tx, tournamentId, at);
  return [...games, ...drawn.games.map(({ id }) => id)];
}

type Played = Pick<GameOutline, 'id' | 'number' | 'entries'>;

async function takeBack(
  command: Command,
  tournament: TournamentRecord,
  { batch, drawn }: UndoableReport,
): Promise<readonly BoardGone[]> {
  const { tx, at, emit, actor } = command;
  const before = await loadTournament(tx, tournament.id);
  const games = await gamesByIds(tx, batch.games);
  const gone = drawnIn(before, drawn);
  await undoDraw(tx, tournament.id, { ...drawn, pairings: undonePairings(before.rows, drawn) });
  await deleteResults(tx, batch.games);
  await reopenGames(tx, batch.games);
  if (formatModule(tournament.format).reports !== undefined) {
    await undoBoards(tx, batch.games, { at: batch.at, now: at, byId: actingPlayer(actor) });
  }
  for (const { id: gameId, tournamentId, game, players } of games) {
    command.rate({ cause: 'OVERRULED', gameId, game, players, winner: null, at });
    command.touch(gameId);
    emit({ topic: gameTopic(gameId), kind: 'ResultUndone', payload: { gameId, tournamentId } });
  }
  tellPlayers(command, before, { open: games, gone });
  const replaced = games.map((game) => ({ game, result: before.results.get(game.key)?.at(-1) }));
  const undone = message('ruling.undone', { results: games.length });
  const boards = { names: gone.map((game) => namesOf(before, game)) };
  const said = gone.length === 0 ? undone : message('ruling.undoneDraw', { text: undone, count: gone.length, boards });
  await rule(command, {
    tournamentId: tournament.id,
    kind: 'CORRECTION',
    reason: message('ruling.reason.byMistake'),
    text: await saidOfTimeOut(command, tournament, replaced, said),
  });
  const after = await settleOverruled(command, tournament, { games, reason: undone, before });
  noteStandings(command, tournament, games, { before, after });
  return gone.map(({ number, entries: { first, second } }) => ({ number, entries: [first, second] }));
}

/** Each player hears once which of his games are open again, and that others are gone. */
function tellPlayers(
  { emit }: Command,
  { rows }: LoadedTournament,
  { open, gone }: { readonly open: readonly Played[]; readonly gone: readonly Played[] },
): void {
  for (const { id, tournamentId, player } of rows.entries) {
    const isHis = ({ entries: { first, second } }: Played): boolean => first === id || second === id;
    const gameIds = open.filter(isHis).map((game) => game.id);
    const payload = { tournamentId, gameIds, gone: gone.filter(isHis).length };
    if (gameIds.length + payload.gone === 0) continue;
    emit({ topic: inboxTopic(player.id), kind: 'MyResultsUndone', payload });
  }
}

function drawnIn({ rows }: LoadedTournament, drawn: DrawnSince): readonly Played[] {
  const games = new Map(rows.games.map((game) => [game.id, game]));
  return drawn.games.flatMap(({ id }) => games.get(id) ?? []);
}

function namesOf({ rows }: LoadedTournament, { entries: { first, second } }: Played): string {
  const players = new Map(rows.entries.map(({ id, player }) => [id, player]));
  const named = [first, second].flatMap((entry) => players.get(entry) ?? []);
  return named.map((player) => nameAmong(rows.entries, player)).join(' – ');
}
