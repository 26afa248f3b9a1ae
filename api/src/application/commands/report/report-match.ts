import type { LetterMessage } from '../../../kernel/message.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import { ok } from '../../../kernel/result.ts';
import { defineCommand } from '../../command.ts';
import type { CommonError, ReportRefused, WrongStatus } from '../../errors.ts';
import { actingPlayer, may, playerMay } from '../../rights.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import { reportedTournament } from './report-scope.ts';
import type { ReportDone } from './shape.ts';
import { findReport, takeReport } from './take-report.ts';

/** One report, as the subject of a mail says it. */
export interface ReportMatchInput extends TournamentInput {
  readonly subject: string;
  /** Whose mail it is; said by the server alone, null: who gives the command. */
  readonly writer: PlayerId | null;
}

/** Every way in which the command says no. */
export type ReportMatchError = CommonError | WrongStatus<LetterMessage> | ReportRefused;

/**
 * Takes a report of a board that is played elsewhere, by its subject line: from the players of the match, the director and who helps him. Source: Knock-out 4.
 */
export const reportMatch = defineCommand<ReportMatchInput, ReportDone, ReportMatchError>(
  'reportMatch',
  async (command, { tournamentId, subject, writer }) => {
    const found = await reportedTournament(command, tournamentId);
    if (!found.ok) return found;
    const { actor } = command;
    const isMailed = actor.kind === 'system' && writer !== null;
    const isOfficial = isMailed ? playerMay(writer, found.value, 'report') : may(actor, found.value, 'report');
    const read = await findReport(command, found.value, subject);
    if (!read.ok) return read;
    const sent = { byId: isMailed ? writer : actingPlayer(actor), isOfficial, winner: null };
    const taken = await takeReport(command, found.value, { ...read.value, sent });
    return taken.ok ? ok({ tournamentId, ...taken.value }) : taken;
  },
);
