import { invariant } from '../../../kernel/assert.ts';
import type { BoardReportId, PairingId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { boardReportsByIds, type BoardReportRecord } from '../../../store/reading/board-report.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import { pairingsByIds } from '../../../store/reading/pairing.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { settleBoardReport } from '../../../store/writing/board-report.ts';
import { defineCommand, type Command } from '../../command.ts';
import { notFound, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { inboxTopic, tournamentTopic, type CommandOptions, type Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { readText } from '../../input-text.ts';
import { actingPlayer } from '../../rights.ts';
import { findMatch } from '../../running/reports/find-match.ts';
import { newsOf } from '../../state/board-news.ts';
import { ruleGame } from '../game/adjudicate.ts';
import { directedGame } from '../game/directed.ts';
import { applyClaim, endOf } from './apply-report.ts';
import { message } from '../../texts/say.ts';

/** A report that waits for the director, whether it is true, and why he says so. */
export interface SettleDisputeInput extends CommandOptions {
  readonly reportId: BoardReportId;
  readonly accepted: boolean;
  readonly reason: string;
}

/** The report, and what the decision caused. */
export interface SettleDisputeDone {
  readonly tournamentId: TournamentId;
  readonly pairingId: PairingId;
  readonly reportId: BoardReportId;
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type SettleDisputeError = CommonError | WrongStatus;

/**
 * Decides about a report that waits for the director. Accepted, it is made true: an open game by the report, a decided one by a ruling that
 * replaces its result. Rejected, everything stays. For the director and his deputies. Source: Knock-out 4.3.
 */
export const settleDispute = defineCommand<SettleDisputeInput, SettleDisputeDone, SettleDisputeError>(
  'settleDispute',
  async (command, input) => {
    const { tx, at, actor } = command;
    const missing = err(notFound('report'));
    const [seen] = isId(input.reportId) ? await boardReportsByIds(tx, [input.reportId]) : [];
    if (seen === undefined) return missing;
    const found = await directedGame(command, seen.gameId);
    if (!found.ok) return found;
    const [report = seen] = await boardReportsByIds(tx, [seen.id]);
    const { id: reportId, state } = report;
    if (state !== 'WAITING') return err(wrongStatus(state, message('refused.report.settled')));
    const reason = readText('reason', input.reason, { longest: 500, hasLines: true });
    if (!reason.ok) return reason;
    const { game, tournament } = found.value;
    const { pairingId } = game;
    if (input.accepted) {
      const made = await makeTrue(command, { report, game, tournament, reason: reason.value });
      if (!made.ok) return made;
    }
    await settleBoardReport(tx, reportId, {
      state: input.accepted ? 'ACCEPTED' : 'REJECTED',
      ...{ byId: actingPlayer(actor), at, reason: reason.value },
    });
    const payload = { tournamentId: tournament.id, pairingId, reportId };
    command.emit({ topic: tournamentTopic(tournament.id), kind: 'ReportSettled', payload });
    for (const player of Object.values(game.players)) {
      command.emit({ topic: inboxTopic(player), kind: 'MyReportSettled', payload });
    }
    return ok({ tournamentId: tournament.id, pairingId, reportId });
  },
);

interface AcceptedReport {
  readonly report: BoardReportRecord;
  readonly game: GameRecord;
  readonly tournament: TournamentRecord;
  readonly reason: string;
}

async function makeTrue(
  command: Command,
  { report, game, tournament, reason }: AcceptedReport,
): Promise<Result<object, WrongStatus>> {
  const { board, byId } = report;
  const news = newsOf(report);
  if (game.status === 'FINISHED') {
    if (news.kind === 'started') return err(wrongStatus(game.status, message('refused.report.gameOver')));
    return ruleGame(command, { game, tournament }, { ...endOf(game, news), reason });
  }
  const number = await matchNumberOf(command, game);
  const match = await findMatch(command.tx, tournament, number);
  if (tournament.status !== 'RUNNING' || match?.view.isOver === true) {
    return err(wrongStatus(tournament.status, message('refused.report.matchDecided')));
  }
  await applyClaim(command, tournament, game, { board, news, byId });
  return ok({});
}

async function matchNumberOf({ tx }: Command, { pairingId }: GameRecord): Promise<number> {
  const [pairing] = await pairingsByIds(tx, [pairingId]);
  invariant(pairing !== undefined, 'every game belongs to a pairing');
  return pairing.number;
}
