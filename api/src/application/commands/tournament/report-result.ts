import type { GameId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { lockGames } from '../../../store/lock.ts';
import { gamesByIds } from '../../../store/reading/game.ts';
import { defineCommand } from '../../command.ts';
import type { AlreadyDecided, CommonError, InvalidResult, WrongStatus } from '../../errors.ts';
import type { Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { recordReports, reportedElsewhere } from './record-reports.ts';
import { checkReport, type CheckedReport, type ReportedResult } from './checked-report.ts';
import type { TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The tournament and the results, in the order in which they are recorded. */
export interface ReportResultInput extends TournamentInput {
  readonly results: readonly ReportedResult[];
}

/** The games that were decided, in the order of the report. */
export interface ReportResultDone {
  readonly tournamentId: TournamentId;
  readonly gameIds: readonly GameId[];
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type ReportResultError = CommonError | InvalidResult | WrongStatus | AlreadyDecided;

/** A round robin of 34 has 1,122 games. */
const MOST_AT_ONCE = 1_200;

/** Records results of games played elsewhere, in the order given; all or none. For the director. Source: Common 4.6. */
export const reportResult = defineCommand<ReportResultInput, ReportResultDone, ReportResultError>(
  'reportResult',
  async (command, { tournamentId, results }) => {
    const { tx, at } = command;
    const gameIds = results.map(({ gameId }) => gameId);
    await lockGames(tx, [...new Set(gameIds.filter(isId))]);
    const found = await reportedElsewhere(command, tournamentId);
    if (!found.ok) return found;
    if (results.length === 0 || results.length > MOST_AT_ONCE) {
      const why = message('refused.result.many', { most: MOST_AT_ONCE });
      return err({ kind: 'invalid-result', message: why, index: null });
    }
    const records = await gamesByIds(tx, gameIds.filter(isId));
    const open = new Map(records.filter((game) => game.tournamentId === tournamentId).map((game) => [game.id, game]));
    const reports: CheckedReport[] = [];
    for (const [index, result] of results.entries()) {
      const isGivenTwice = gameIds.indexOf(result.gameId) < index;
      const checked = checkReport(index, result, { game: open.get(result.gameId), isGivenTwice, now: at });
      if (!checked.ok) return checked;
      reports.push(checked.value);
    }
    await recordReports(command, found.value, reports);
    return ok({ tournamentId, gameIds: reports.map(({ game }) => game.id) });
  },
);
