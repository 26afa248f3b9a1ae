import type { TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { invalidInput, type CommonError, type ReportRefused, type WrongStatus } from '../../errors.ts';
import type { Effects } from '../../events.ts';
import { actingPlayer, asDirector } from '../../rights.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import { reportedTournament } from './report-scope.ts';
import type { TakenReport } from './shape.ts';
import { takeReport } from './take-report.ts';
import { message } from '../../texts/say.ts';

/** Reports, one a line. */
export interface ReportMatchesInput extends TournamentInput {
  readonly subjects: readonly string[];
}

/** What one line came to: taken, or refused by itself. */
export interface ReportedLine {
  readonly subject: string;
  readonly taken: TakenReport | null;
  readonly refused: ReportRefused | null;
}

/** The lines in their order, and what all of them caused. */
export interface ReportMatchesDone {
  readonly tournamentId: TournamentId;
  readonly lines: readonly ReportedLine[];
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type ReportMatchesError = CommonError | WrongStatus;

const MOST_LINES = 100;

/**
 * Takes many reports at once, each by itself and after the one before it: a line that is refused leaves the others as they are. For the
 * director and who helps him. Source: Knock-out 4.
 */
export async function reportMatches(
  context: AppContext,
  input: ReportMatchesInput,
): Promise<Result<ReportMatchesDone, ReportMatchesError>> {
  return runCommand(context, { mutation: 'reportMatches', input }, (command) => report(command, input));
}

async function report(
  command: Command,
  { tournamentId, subjects }: ReportMatchesInput,
): Promise<Result<Omit<ReportMatchesDone, 'effects'>, ReportMatchesError>> {
  const found = await reportedTournament(command, tournamentId);
  if (!found.ok) return found;
  const directed = asDirector(command.actor, found.value, 'report');
  if (!directed.ok) return directed;
  if (subjects.length === 0 || subjects.length > MOST_LINES) {
    return err(invalidInput('subjects', message('refused.report.many', { most: MOST_LINES })));
  }
  const byId = actingPlayer(command.actor);
  const lines: ReportedLine[] = [];
  for (const subject of subjects) {
    const line = await takeReport(command, found.value, { subject, byId, isOfficial: true });
    lines.push(line.ok ? { subject, taken: line.value, refused: null } : { subject, taken: null, refused: line.error });
  }
  return ok({ tournamentId, lines });
}
