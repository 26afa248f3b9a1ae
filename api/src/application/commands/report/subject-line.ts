import type { BoardReportId, EntryId, PlayerId } from '../../../kernel/ids.ts';
import type { SubjectLine } from '../../../rules/formats/reports/subject-lines.ts';
import { sidesCalled } from '../../../rules/formats/reports/check-report.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { Command } from '../../command.ts';
import type { PastedChoice, PastedLine, PastedName } from '../../pasted/pasted-line.ts';
import { choiceFor, pastedName, toChoose } from '../../pasted/pasted-name.ts';
import { actingPlayer } from '../../rights.ts';
import type { FoundMatch } from '../../running/reports/found-match.ts';
import { message } from '../../texts/say.ts';
import type { TakenReport } from './shape.ts';
import { findReport, takeReport, type FoundReport } from './take-report.ts';

/** A tournament whose boards are reported, whom names mean that can mean several, and which line has told each report. */
export interface SubjectScope {
  readonly tournament: TournamentRecord;
  readonly choices: readonly PastedChoice[];
  readonly told: Map<BoardReportId, number>;
}

/** Takes the report of one line as the director's, unless it cannot be taken or its winner can mean both of the match; what it comes to. */
export async function takeSubject(
  command: Command,
  { line, text }: SubjectLine,
  { tournament, choices, told }: SubjectScope,
): Promise<PastedLine> {
  const base = { line, text, column: null };
  const read = await findReport(command, tournament, text);
  if (!read.ok) return { ...base, outcome: 'REFUSED', messages: [read.error.message], names: [] };
  const winner = winnerOf(read.value, choiceFor(choices, line));
  const names = winner === null ? [] : [winner];
  if (winner !== null && winner.who === null && winner.known.length > 0) {
    return { ...base, outcome: 'UNDECIDED', messages: [toChoose(winner)], names };
  }
  const sent = { byId: actingPlayer(command.actor), isOfficial: true, winner: winner?.playerId ?? null };
  const taken = await takeReport(command, tournament, { ...read.value, sent });
  if (!taken.ok) return { ...base, outcome: 'REFUSED', messages: [taken.error.message], names };
  const { reportId } = taken.value;
  const earlier = reportId === null ? undefined : told.get(reportId);
  if (reportId !== null) told.set(reportId, earlier ?? line);
  return { ...base, ...comesTo(taken.value, earlier), names };
}

/** Whom the name of the winner means: who alone goes by it, or by it as his id there; null: nobody is said to have won. */
function winnerOf({ report, match }: FoundReport, choice: PastedChoice | undefined): PastedName | null {
  if (report.kind !== 'won') return null;
  const called = sidesCalled(match.view, report.by);
  const known = called.flatMap(({ entry }) => playerIn(match, entry) ?? []);
  const [surest, other] = called;
  const isSure = surest !== undefined && (other === undefined || (surest.sort === 0 && other.sort > 0));
  const usual = isSure ? (known[0] ?? null) : null;
  return pastedName({ name: report.by, known, usual, earlier: null, mayBeNew: false }, choice);
}

function playerIn({ games: [game] }: FoundMatch, entry: EntryId): PlayerId | null {
  if (game === undefined) return null;
  return game.entries.first === entry ? game.players.first : game.players.second;
}

function comesTo(
  { reading, state }: TakenReport,
  earlier: number | undefined,
): Pick<PastedLine, 'outcome' | 'messages'> {
  const { doubt, warning, withoutStart, repeats } = reading;
  const more = [
    ...(withoutStart ? [message('pasted.report.withoutStart')] : []),
    ...(warning === null ? [] : [warning]),
  ];
  if (repeats) {
    const known =
      earlier === undefined ? message('pasted.report.repeats') : message('pasted.earlier', { line: earlier });
    return { outcome: 'NOTHING', messages: [known, ...more] };
  }
  if (state !== 'WAITING' || doubt === null)
    return { outcome: 'TAKEN', messages: [message('pasted.report.counts'), ...more] };
  return { outcome: 'WAITING', messages: [message(`pasted.report.doubt.${doubt}`), ...more] };
}
