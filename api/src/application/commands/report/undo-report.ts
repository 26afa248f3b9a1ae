import type { GameId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { formatModule } from '../../../formats/application.ts';
import { lockGames } from '../../../store/lock.ts';
import { gamesByIds } from '../../../store/reading/game.ts';
import { isDrawnSince, lastReport, type ReportedBatch } from '../../../store/reading/reported-batch.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { deleteResults, reopenGames } from '../../../store/writing/undone-result.ts';
import { defineCommand, type Command } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { gameTopic, type Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { saidOfTimeOut } from '../../running/time-outs.ts';
import { rule } from '../../running/make-ruling.ts';
import { settleOverruled } from '../../running/settle-tournament.ts';
import { noteStandings } from '../../running/standing-changes.ts';
import { loadTournament } from '../../running/tournament-rows.ts';
import { directedTournament } from '../tournament/directed.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import { message } from '../../texts/say.ts';

/** The games that are open again, in no order. */
export interface UndoReportDone {
  readonly tournamentId: TournamentId;
  readonly gameIds: readonly GameId[];
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type UndoReportError = CommonError | WrongStatus;

/**
 * Takes back the results that were reported last, all that came together, as if they had not been: their games are open again, ratings are
 * taken back to the point, and the log says so. Refused once something was drawn from them: further games, a stage that was approved, a
 * decision about a match; a single result is corrected then. For who may report results. Source: Common 1.7.
 */
export const undoReport = defineCommand<TournamentInput, UndoReportDone, UndoReportError>(
  'undoReport',
  async (command, { tournamentId }) => {
    const { tx } = command;
    const seen = isId(tournamentId) ? await lastReport(tx, tournamentId) : null;
    await lockGames(tx, seen?.games ?? []);
    const found = await directedTournament(command, tournamentId, 'report');
    if (!found.ok) return found;
    const tournament = found.value;
    const { venue, status, format } = tournament;
    if (venue !== 'ELSEWHERE') return err(wrongStatus(venue, message('refused.result.playedHere')));
    if (status !== 'RUNNING' && status !== 'FINISHED') return err(wrongStatus(status, message('refused.undo.notNow')));
    if (formatModule(format).reports !== undefined) return err(wrongStatus('BOARDS', message('refused.undo.boards')));
    const batch = await lastReport(tx, tournamentId);
    if (batch === null) return err(wrongStatus(status, message('refused.undo.nothing')));
    if (seen === null || batch.at !== seen.at) return err(wrongStatus(status, message('refused.undo.another')));
    if (batch.isReplaced) return err(wrongStatus(status, message('refused.undo.corrected')));
    if (await isDrawnSince(tx, tournamentId, batch.at)) return err(wrongStatus(status, message('refused.undo.drawn')));
    await takeBack(command, tournament, batch);
    return ok({ tournamentId, gameIds: batch.games });
  },
);

async function takeBack(command: Command, tournament: TournamentRecord, batch: ReportedBatch): Promise<void> {
  const { tx, at, emit } = command;
  const before = await loadTournament(tx, tournament.id);
  const games = await gamesByIds(tx, batch.games);
  await deleteResults(tx, batch.games);
  await reopenGames(tx, batch.games);
  for (const { id: gameId, tournamentId, game, players } of games) {
    command.rate({ cause: 'OVERRULED', gameId, game, players, winner: null, at });
    command.touch(gameId);
    emit({ topic: gameTopic(gameId), kind: 'ResultUndone', payload: { gameId, tournamentId } });
  }
  const replaced = games.map((game) => ({ game, result: before.results.get(game.key)?.at(-1) }));
  const undone = message('ruling.undone', { results: games.length });
  await rule(command, {
    tournamentId: tournament.id,
    kind: 'CORRECTION',
    reason: message('ruling.reason.byMistake'),
    text: await saidOfTimeOut(command, tournament, replaced, undone),
  });
  const after = await settleOverruled(command, tournament, { games, reason: undone, before });
  noteStandings(command, tournament, games, { before, after });
}
