import type { TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { subjectLines } from '../../../rules/formats/reports/subject-lines.ts';
import { defineCommand } from '../../command.ts';
import { invalidInput, type CommonError, type InvalidLines, type WrongStatus } from '../../errors.ts';
import type { Effects } from '../../events.ts';
import { hindrance } from '../../pasted/hindrance.ts';
import { isHindrance, type PastedChoice, type PastedLine } from '../../pasted/pasted-line.ts';
import { asDirector } from '../../rights.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import { reportedTournament } from './report-scope.ts';
import { takeSubject, type SubjectScope } from './subject-line.ts';
import { message } from '../../texts/say.ts';

/** Reports, one a line, and whom the names of winners mean that can mean both of a match. */
export interface ReportMatchesInput extends TournamentInput {
  readonly text: string;
  readonly choices: readonly PastedChoice[];
}

/** What the lines come to, in their order, and what all of them caused. */
export interface ReportMatchesDone {
  readonly tournamentId: TournamentId;
  readonly lines: readonly PastedLine[];
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type ReportMatchesError = CommonError | WrongStatus | InvalidLines;

const MOST_LINES = 100;

/**
 * Takes many reports at once, each by itself and after the one before it: a line that cannot be taken, or whose winner can mean both,
 * leaves the others as they are. For the director and who helps him. Source: Knock-out 4.
 */
export const reportMatches = defineCommand<ReportMatchesInput, ReportMatchesDone, ReportMatchesError>(
  'reportMatches',
  async (command, { tournamentId, text, choices }) => {
    const found = await reportedTournament(command, tournamentId);
    if (!found.ok) return found;
    const directed = asDirector(command.actor, found.value, 'report');
    if (!directed.ok) return directed;
    const subjects = subjectLines(text);
    if (subjects.length === 0) return err(invalidInput('text', message('pasted.nobody')));
    if (subjects.length > MOST_LINES) {
      return err(invalidInput('text', message('refused.table.long', { most: MOST_LINES, lines: subjects.length })));
    }
    const scope: SubjectScope = { tournament: found.value, choices, told: new Map() };
    const lines: PastedLine[] = [];
    for (const subject of subjects) lines.push(await takeSubject(command, subject, scope));
    const hindered = lines.every(isHindrance) ? hindrance(lines) : null;
    return hindered === null ? ok({ tournamentId, lines }) : err(hindered);
  },
);
