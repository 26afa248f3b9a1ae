import { invariant } from '../../../kernel/assert.ts';
import type { PairingId, TournamentId } from '../../../kernel/ids.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import type { BoardReportRecord } from '../../../store/reading/board-report.ts';
import { pairingOf, tournamentOf } from '../../queries/find.ts';
import { entryName } from '../../queries/game-names.ts';
import { formatModule } from '../../../formats/application.ts';
import { newsOf } from '../../state/board-news.ts';
import { mayDraw } from '../../state/game-rules.ts';
import { boardReportOf } from '../../queries/report-message.ts';
import { reportAddress } from '../report-key.ts';
import type { Letter, LetterPart } from './letter.ts';
import { capital, tournamentName, type LetterDesk, type OwnGame } from './letter-desk.ts';

/** A match whose boards are reported. */
interface ReportedMatch {
  readonly tournamentId: TournamentId;
  readonly pairingId: PairingId;
}

/** A board of the reader's match was reported: the score now, and who opens the next board; or that it waits for the director. */
export async function matchReportedLetter(
  desk: LetterDesk,
  { tournamentId, reportId }: MailPayload<'MATCH_REPORTED'>,
): Promise<Letter> {
  const { say } = desk.wording;
  const report = await boardReportOf(desk.context, reportId);
  const said = await reportText(desk, report);
  const places = { report: said.text, number: said.number, tournament: await tournamentName(desk, tournamentId) };
  const match = { tournamentId, ...report.game };
  const isWaiting = report.state === 'WAITING';
  return {
    subject: say(isWaiting ? 'letter.reports.waitingSubject' : 'letter.reports.subject', places),
    parts: [
      { kind: 'text', text: capital(say(isWaiting ? 'letter.reports.waiting' : 'letter.reports.taken', places)) },
      ...(await standingParts(desk, match)),
      ...(await howToReport(desk, match)),
      await matchLink(desk, match),
    ],
    replyTo: await addressOf(desk, match),
  };
}

/** The director has decided about a report of the reader's match. */
export async function reportSettledLetter(
  desk: LetterDesk,
  { tournamentId, reportId }: MailPayload<'REPORT_SETTLED'>,
): Promise<Letter> {
  const { say } = desk.wording;
  const report = await boardReportOf(desk.context, reportId);
  const said = await reportText(desk, report);
  const places = { report: said.text, number: said.number, tournament: await tournamentName(desk, tournamentId) };
  const reason = report.reason ?? '';
  return {
    subject: say('letter.reports.settledSubject', places),
    parts: [
      {
        kind: 'text',
        text: capital(say(`letter.reports.${report.state === 'ACCEPTED' ? 'accepted' : 'rejected'}`, places)),
      },
      ...(reason === '' ? [] : [{ kind: 'quote', text: reason } as const]),
      ...(await standingParts(desk, { tournamentId, ...report.game })),
      await matchLink(desk, report),
    ],
    replyTo: await addressOf(desk, report),
  };
}

/** A report waits for the reader, who directs. */
export async function reportWaitsLetter(
  desk: LetterDesk,
  { tournamentId, reportId }: MailPayload<'REPORT_WAITS'>,
): Promise<Letter> {
  const { say } = desk.wording;
  const report = await boardReportOf(desk.context, reportId);
  const said = await reportText(desk, report);
  const places = { report: said.text, number: said.number, tournament: await tournamentName(desk, tournamentId) };
  const doubt =
    report.doubt === null ? [] : [{ kind: 'text', text: say(`letter.reports.doubts.${report.doubt}`) } as const];
  return {
    subject: say('letter.reports.waitsSubject', places),
    parts: [
      { kind: 'text', text: capital(say('letter.reports.waits', places)) },
      ...doubt,
      { kind: 'link', label: say('letter.reports.decide'), url: await tournamentUrl(desk, tournamentId) },
    ],
    replyTo: null,
  };
}

/** The reader's report by mail was not taken. */
export async function reportRefusedLetter(
  desk: LetterDesk,
  { tournamentId, line, message }: MailPayload<'REPORT_REFUSED'>,
): Promise<Letter> {
  const { say } = desk.wording;
  const places = { tournament: await tournamentName(desk, tournamentId) };
  return {
    subject: say('letter.reports.refusedSubject', places),
    parts: [
      { kind: 'text', text: say('letter.reports.refused', places) },
      { kind: 'quote', text: line },
      { kind: 'text', text: desk.wording.tell(message) },
      { kind: 'link', label: say('letter.reports.open'), url: await tournamentUrl(desk, tournamentId) },
    ],
    replyTo: await reportAddress(desk.context, { tournamentId, playerId: desk.playerId }, desk.post),
  };
}

/** How the reader reports the boards of his match in a round that has begun, where it is played elsewhere and mail is read; else nothing. */
export async function reportingParts(desk: LetterDesk, [first]: readonly OwnGame[]): Promise<readonly LetterPart[]> {
  if (first === undefined) return [];
  const { tournamentId, pairingId, venue } = first.game;
  const { format } = await tournamentOf(desk.context, { tournamentId });
  if (formatModule(format).reports === undefined || venue !== 'ELSEWHERE') return [];
  return howToReport(desk, { tournamentId, pairingId });
}

async function reportText(
  { context, wording }: LetterDesk,
  report: BoardReportRecord,
): Promise<{ readonly text: string; readonly number: number }> {
  const { number } = await pairingOf(context, report.game);
  const { board } = report;
  const news = newsOf(report);
  if (news.kind !== 'won') return { number, text: wording.say(`letter.reports.${news.kind}`, { number, board }) };
  const name = await entryName(context, news.winner);
  return { number, text: wording.say('letter.reports.won', { n: news.points, number, board, name }) };
}

/** The score of the match, and what comes next. */
async function standingParts({ context, wording }: LetterDesk, match: ReportedMatch): Promise<readonly LetterPart[]> {
  const { format } = await tournamentOf(context, match);
  const standing = await formatModule(format).reports?.standing(context, match);
  invariant(standing !== undefined, `boards of ${format} are reported`);
  const { players, winner, opener, currentGame } = standing;
  const sides = await Promise.all(
    players.map(async ({ entry, points }) => ({ name: await entryName(context, entry), points })),
  );
  const [first, second] = sides;
  const { say } = wording;
  const places = {
    first: first?.name ?? '',
    second: second?.name ?? '',
    ours: first?.points ?? 0,
    theirs: second?.points ?? 0,
  };
  const score = { kind: 'text', text: say('letter.reports.score', places) } as const;
  if (winner !== null) {
    return [score, { kind: 'text', text: say('letter.reports.over', { name: await entryName(context, winner) }) }];
  }
  if (opener === null || currentGame === null || currentGame.status === 'RUNNING') return [score];
  return [score, { kind: 'text', text: say('letter.reports.opens', { name: await entryName(context, opener) }) }];
}

async function howToReport(desk: LetterDesk, match: ReportedMatch): Promise<readonly LetterPart[]> {
  const address = await addressOf(desk, match);
  if (address === null) return [];
  const { number } = await pairingOf(desk.context, match);
  const { say } = desk.wording;
  const drawn = mayDraw(await tournamentOf(desk.context, match)) ? [say('letter.reports.howToDrawn', { number })] : [];
  return [{ kind: 'small', text: [say('letter.reports.howTo', { number, address }), ...drawn].join(' ') }];
}

function addressOf(
  { context, post, playerId }: LetterDesk,
  { tournamentId }: Pick<ReportedMatch, 'tournamentId'>,
): Promise<string | null> {
  return reportAddress(context, { tournamentId, playerId }, post);
}

async function matchLink(desk: LetterDesk, { tournamentId }: Pick<ReportedMatch, 'tournamentId'>): Promise<LetterPart> {
  return { kind: 'link', label: desk.wording.say('letter.reports.open'), url: await tournamentUrl(desk, tournamentId) };
}

async function tournamentUrl({ context, post }: LetterDesk, tournamentId: TournamentId): Promise<string> {
  return post.pages.tournament(await tournamentOf(context, { tournamentId }));
}
