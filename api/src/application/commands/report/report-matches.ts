import type { TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { subjectLines } from '../../../rules/formats/reports/subject-lines.ts';
import { defineCommand } from '../../command.ts';
import { invalidInput, type CommonError, type ReportRefused, type WrongStatus } from '../../errors.ts';
import type { Effects } from '../../events.ts';
import type { PastedLine } from '../../pasted/pasted-line.ts';
import { actingPlayer, asDirector } from '../../rights.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import { reportedTournament } from './report-scope.ts';
import type { TakenReport } from './shape.ts';
import { takeReport } from './take-report.ts';
import { message } from '../../texts/say.ts';

/** Reports, one a line. */
export interface ReportMatchesInput extends TournamentInput {
  readonly text: string;
}

/** What the lines come to, in their order, and what all of them caused. */
export interface ReportMatchesDone {
  readonly tournamentId: TournamentId;
  readonly lines: readonly PastedLine[];
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type ReportMatchesError = CommonError | WrongStatus;

const MOST_LINES = 100;

/**
 * Takes many reports at once, each by itself and after the one before it: a line that is refused leaves the others as they are. For the
 * director and who helps him. Source: Knock-out 4.
 */
export const reportMatches = defineCommand<ReportMatchesInput, ReportMatchesDone, ReportMatchesError>(
  'reportMatches',
  async (command, { tournamentId, text }) => {
    const found = await reportedTournament(command, tournamentId);
    if (!found.ok) return found;
    const directed = asDirector(command.actor, found.value, 'report');
    if (!directed.ok) return directed;
    const subjects = subjectLines(text);
    if (subjects.length === 0 || subjects.length > MOST_LINES) {
      return err(invalidInput('text', message('refused.report.many', { most: MOST_LINES })));
    }
    const byId = actingPlayer(command.actor);
    const lines: PastedLine[] = [];
    for (const subject of subjects) {
      const taken = await takeReport(command, found.value, { subject: subject.text, byId, isOfficial: true });
      lines.push({
        ...subject,
        ...(taken.ok ? comesTo(taken.value) : refusedAs(taken.error)),
        column: null,
        names: [],
      });
    }
    return ok({ tournamentId, lines });
  },
);

type Outcome = Pick<PastedLine, 'outcome' | 'messages'>;

function comesTo({ reading, state }: TakenReport): Outcome {
  const { doubt, warning, withoutStart, repeats } = reading;
  const more = [
    ...(withoutStart ? [message('pasted.report.withoutStart')] : []),
    ...(warning === null ? [] : [warning]),
  ];
  if (repeats) return { outcome: 'NOTHING', messages: [message('pasted.report.repeats'), ...more] };
  if (state !== 'WAITING' || doubt === null)
    return { outcome: 'TAKEN', messages: [message('pasted.report.counts'), ...more] };
  return { outcome: 'WAITING', messages: [message(`pasted.report.doubt.${doubt}`), ...more] };
}

function refusedAs({ message: why }: ReportRefused): Outcome {
  return { outcome: 'REFUSED', messages: [why] };
}
