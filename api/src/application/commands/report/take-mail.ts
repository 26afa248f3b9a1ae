import { createHash } from 'node:crypto';
import { invariant } from '../../../kernel/assert.ts';
import type { LetterMessage } from '../../../kernel/message.ts';
import type { Result } from '../../../kernel/result.ts';
import { DAY, minus } from '../../../kernel/time.ts';
import { parseReport } from '../../../rules/formats/reports/report.ts';
import { countMailsSince } from '../../../store/reading/outbox.ts';
import { inTransaction } from '../../../store/transaction.ts';
import { insertMails } from '../../../store/writing/outbox.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import type { InvalidInput, NotFound, TooManyTickets } from '../../errors.ts';
import { isAutomatic, type ReceivedMail } from '../../mail/in/received-mail.ts';
import type { ReportBox } from '../../mail/report-key.ts';
import { addTicket } from '../../running/file-ticket.ts';
import { lockedTournament } from '../../found.ts';
import { reportMatch } from './report-match.ts';

/**
 * What became of a mail to a player's own address for reports: its subject was taken as a report; its sender is written back why it was not; it was no
 * report and lies before the director; or nothing at all was done, as it came from a program or too often.
 */
export type MailedReport = 'REPORTED' | 'ANSWERED' | 'TO_DIRECTOR' | 'IGNORED';

const MOST_A_DAY = 24;
const LONGEST_LINE = 300;
const LONGEST_TEXT = 1_500;

/**
 * Takes a mail to a player's own address for reports, once however often it is delivered: a subject that can be read is reported as his, anything else goes
 * to the director unparsed. A report that is not taken is answered at his own address. Source: Knock-out 4.1, 4.4.
 */
export async function takeMailedReport(context: AppContext, box: ReportBox, mail: ReceivedMail): Promise<MailedReport> {
  if (isAutomatic(mail)) return 'IGNORED';
  const subject = mail.subject.trim();
  const identity = createHash('sha256').update(mail.identity).digest('base64url').slice(0, 32);
  if (parseReport(subject).kind === 'unreadable') return toDirector(context, box, { mail, identity });
  const answer = await reportMatch(context, {
    tournamentId: box.tournamentId,
    subject,
    writer: box.playerId,
    idempotencyKey: `mail:${box.playerId}:${identity}`,
  });
  if (answer.ok) return 'REPORTED';
  const { error } = answer;
  if (error.kind === 'idempotency-conflict') return 'IGNORED';
  const isSaid = error.kind === 'report-refused' || error.kind === 'wrong-status';
  invariant(isSaid, `the server itself takes mail for a tournament that there is, but ${error.kind}`);
  return writeBack(context, box, { line: subject, message: error.message, identity });
}

async function writeBack(
  { db, now }: AppContext,
  { tournamentId, playerId }: ReportBox,
  { line, message, identity }: { readonly line: string; readonly message: LetterMessage; readonly identity: string },
): Promise<MailedReport> {
  const at = now();
  if ((await countMailsSince(db.prisma, playerId, 'REPORT_REFUSED', minus(at, DAY))) >= MOST_A_DAY) return 'IGNORED';
  const payload = { tournamentId, line: Array.from(line).slice(0, LONGEST_LINE).join(''), message };
  const dedupeKey = `report-refused:${tournamentId}:${playerId}:${identity}`;
  return inTransaction(db, async (tx) => {
    await insertMails(tx, [{ kind: 'REPORT_REFUSED', payload, playerId, dedupeKey, notBefore: at }], at);
    return { keep: true, value: 'ANSWERED' as const };
  });
}

/** A mail that is no report is laid before the director as a ticket of its writer. */
async function toDirector(
  context: AppContext,
  { tournamentId, playerId }: ReportBox,
  { mail, identity }: { readonly mail: ReceivedMail; readonly identity: string },
): Promise<MailedReport> {
  const words = `${mail.subject.trim()}\n\n${mail.text.trim()}`.replaceAll(/[^\P{C}\n]/gu, ' ').trim();
  const text = Array.from(words).slice(0, LONGEST_TEXT).join('');
  if (text === '') return 'IGNORED';
  const input = { idempotencyKey: `mail:${playerId}:${identity}` };
  const filed = await runCommand(context, { mutation: 'takeMailForDirector', input }, (command) =>
    fileMail(command, { tournamentId, playerId }, text),
  );
  return filed.ok ? 'TO_DIRECTOR' : 'IGNORED';
}

async function fileMail(
  command: Command,
  { tournamentId, playerId }: ReportBox,
  text: string,
): Promise<Result<object, NotFound | InvalidInput | TooManyTickets>> {
  const locked = await lockedTournament(command.tx, tournamentId);
  if (!locked.ok) return locked;
  const about = { gameId: null, messageId: null, kind: 'OTHER', accusedId: null, text } as const;
  return addTicket(command, { playerId, tournament: locked.value }, about);
}
