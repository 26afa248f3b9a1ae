import { invariant } from '../../../kernel/assert.ts';
import { newId } from '../../../kernel/entropy.ts';
import type { LetterMessage } from '../../../kernel/message.ts';
import type { BoardReportId, EntryId, PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { isSameNews } from '../../../rules/formats/reports/board-news.ts';
import {
  canonicalBoard,
  checkReport,
  type ReadReport,
  type Reporter,
  type ReportReading,
  type ReportRefusal,
} from '../../../rules/formats/reports/check-report.ts';
import { parseReport } from '../../../rules/formats/reports/report.ts';
import {
  boardReportsOfTournaments,
  waitingReportsOf,
  type BoardReportRecord,
  type BoardReportState,
} from '../../../store/reading/board-report.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { confirmBoardReport, insertBoardReport } from '../../../store/writing/board-report.ts';
import type { Command } from '../../command.ts';
import type { ReportRefused } from '../../errors.ts';
import { inboxTopic, tournamentTopic } from '../../events.ts';
import { decisionMakers } from '../../rights.ts';
import { findMatch } from '../../running/reports/find-match.ts';
import type { FoundMatch } from '../../running/reports/found-match.ts';
import { newsOf } from '../../state/board-news.ts';
import { applyClaim, type BoardClaim } from './apply-report.ts';
import type { TakenReport } from './shape.ts';
import { message } from '../../texts/say.ts';

/** Who sends a report; `isOfficial`: as the director or somebody who helps him; `winner`: whom he means as the winner, null: who goes by the name. */
export interface Sending {
  readonly byId: PlayerId | null;
  readonly isOfficial: boolean;
  readonly winner: PlayerId | null;
}

/** A report that could be read, and its match. */
export interface FoundReport {
  readonly report: ReadReport;
  readonly match: FoundMatch;
}

/** The report that a subject is, with its match. The tournament is locked. Source: Knock-out 4.1. */
export async function findReport(
  { tx }: Command,
  tournament: TournamentRecord,
  subject: string,
): Promise<Result<FoundReport, ReportRefused>> {
  const report = parseReport(subject);
  if (report.kind === 'unreadable') return err(refusal('unreadable', report.message));
  const match = await findMatch(tx, tournament, report.match);
  return match === null
    ? err(refusal('no-such-match', message('refused.report.noMatch', { match: report.match })))
    : ok({ report, match });
}

/**
 * Takes one report of a board: the same for every way in which it comes. What counts is made true, what waits for the director is laid before
 * him, what is known has no effect. The tournament and its games are locked. Source: Knock-out 4.
 */
export async function takeReport(
  command: Command,
  tournament: TournamentRecord,
  { report, match, sent }: SentReport,
): Promise<Result<TakenReport, ReportRefused>> {
  const reporter = reporterIn(match, sent);
  const checked = checkReport(report, { match: match.view, reporter, winner: entryIn(match, sent.winner) });
  if (checked.kind === 'refused') return err(refusal(checked.why, checked.message));
  return ok(await noteReport(command, tournament, { report, match, sent, reading: checked.reading }));
}

interface SentReport extends FoundReport {
  readonly sent: Sending;
}

interface CheckedLine extends SentReport {
  readonly reading: ReportReading;
}

async function noteReport(
  command: Command,
  tournament: TournamentRecord,
  { report, match, sent, reading }: CheckedLine,
): Promise<TakenReport> {
  const { tx, at, entropy } = command;
  const { pairingId } = match;
  const game = match.games.find(({ number }) => number === reading.game);
  invariant(game !== undefined, 'a report is about a game of its match');
  const claim: BoardClaim = { board: canonicalBoard(report.board), news: reading.news, byId: sent.byId };
  const waiting = (await waitingReportsOf(tx, [game.id])).filter((one) => isSame(one, claim));
  const state: BoardReportState = reading.doubt === null ? 'ACCEPTED' : 'WAITING';
  if (reading.repeats || (state === 'WAITING' && waiting.length > 0)) {
    const earlier = waiting.at(0) ?? (await earlierReport(command, tournament, claim));
    return {
      pairingId,
      reportId: earlier?.id ?? null,
      state: earlier?.state ?? 'ACCEPTED',
      reading: { ...reading, repeats: true },
    };
  }
  const { news, doubt, withoutStart } = reading;
  const id = newId<BoardReportId>(entropy);
  await insertBoardReport(tx, {
    ...{ id, tournamentId: tournament.id, gameId: game.id, board: claim.board, news },
    ...{ byId: sent.byId, byOfficial: sent.isOfficial, at, state, doubt, withoutStart },
  });
  if (state === 'ACCEPTED') {
    for (const one of waiting) await confirmBoardReport(tx, one.id);
    await applyClaim(command, tournament, game, claim);
    command.undoneBy(message('undo.report'));
  }
  tell(command, tournament, { match, reportId: id, state });
  return { pairingId, reportId: id, state, reading };
}

function tell(
  command: Command,
  tournament: TournamentRecord,
  { match, reportId, state }: { match: FoundMatch; reportId: BoardReportId; state: BoardReportState },
): void {
  const payload = { tournamentId: tournament.id, pairingId: match.pairingId, reportId };
  command.emit({ topic: tournamentTopic(tournament.id), kind: 'BoardReported', payload });
  for (const player of Object.values(match.games[0]?.players ?? {})) {
    command.emit({ topic: inboxTopic(player), kind: 'MyMatchReported', payload });
  }
  if (state !== 'WAITING') return;
  for (const player of decisionMakers(tournament)) {
    command.emit({ topic: inboxTopic(player), kind: 'MyReportWaits', payload });
  }
}

/** Who plays in a match reports it as its player, even if he helps to direct the tournament. */
function reporterIn(match: FoundMatch, { byId, isOfficial }: Sending): Reporter {
  return entryIn(match, byId) ?? (isOfficial ? 'official' : 'stranger');
}

/** Under which entry a player is in a match; null: he is not. */
function entryIn({ games: [game] }: FoundMatch, player: PlayerId | null): EntryId | null {
  if (game === undefined || player === null) return null;
  if (game.players.first === player) return game.entries.first;
  return game.players.second === player ? game.entries.second : null;
}

/** The report that said the same before; null: it was recorded in another way. */
async function earlierReport(
  { tx }: Command,
  { id }: TournamentRecord,
  claim: BoardClaim,
): Promise<BoardReportRecord | null> {
  const all = await boardReportsOfTournaments(tx, [id]);
  return all.findLast((one) => one.state === 'ACCEPTED' && isSame(one, claim)) ?? null;
}

function isSame(one: BoardReportRecord, { board, news }: BoardClaim): boolean {
  return one.board === board && isSameNews(newsOf(one), news);
}

function refusal(reason: ReportRefusal, why: LetterMessage): ReportRefused {
  return { kind: 'report-refused', message: why, reason };
}
