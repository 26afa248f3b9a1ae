import type { EntryId } from '../../../kernel/ids.ts';
import { message, type LetterMessage, type Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Crawford } from '../../match-score.ts';
import { isSameNews, type BoardEnd, type BoardNews } from './board-news.ts';
import type { Report } from './report.ts';

/** A report that could be read. */
export type ReadReport = Exclude<Report, { readonly kind: 'unreadable' }>;

/** A game of a match as reports know it: its board, null before it is opened; how it ended, null while it is open. */
export interface BoardOfMatch {
  readonly number: number;
  readonly board: string | null;
  readonly ended: BoardEnd | null;
}

/** That a player of a match has reported a board of its open game drawn, which has not counted so far. */
export interface DrawTold {
  readonly board: string;
  readonly by: EntryId;
}

/**
 * A match that a report is about; `names`: by which its players go, of each the same sorts in the same order, the surest first; `mayDraw`: whether its games may end drawn, `mayCount`: whether one of
 * them can count so many points, `crawford`: of the open game, `otherBoards`: those of all other matches.
 */
export interface ReportedMatch {
  readonly number: number;
  readonly sides: readonly { readonly entry: EntryId; readonly names: readonly string[] }[];
  readonly isOver: boolean;
  readonly mayDraw: boolean;
  mayCount(points: number): boolean;
  readonly crawford: Crawford;
  readonly games: readonly BoardOfMatch[];
  readonly drawsTold: readonly DrawTold[];
  readonly otherBoards: readonly string[];
}

/** Who reports: one of the two players, who directs or reports for the director, or anybody else. */
export type Reporter = EntryId | 'official' | 'stranger';

/** Why a report is refused. Source: Knock-out 4.2. */
export const REPORT_REFUSALS = [
  'unreadable',
  'no-such-match',
  'stranger',
  'not-a-player',
  'namesakes',
  'other-match',
  'match-over',
  'no-open-board',
  'impossible-points',
  'never-drawn',
] as const;
export type ReportRefusal = (typeof REPORT_REFUSALS)[number];

/**
 * Why a report waits for the director: its sender is not who has to report it; no game gives its points; another board is open in the
 * match; or the game ended otherwise. Source: Knock-out 4.2, 4.3.
 */
export const REPORT_DOUBTS = ['REPORTER', 'POINTS', 'BOARD', 'RESULT'] as const;
export type ReportDoubt = (typeof REPORT_DOUBTS)[number];

/** What a report comes to in the game of this number; `repeats`: all of it is known. */
export interface ReportReading {
  readonly game: number;
  readonly news: BoardNews;
  readonly repeats: boolean;
  readonly doubt: ReportDoubt | null;
  readonly withoutStart: boolean;
  readonly warning: Message | null;
}

/** A report that is taken, or why it is refused. */
export type CheckedReport =
  | { readonly kind: 'taken'; readonly reading: ReportReading }
  | { readonly kind: 'refused'; readonly why: ReportRefusal; readonly message: LetterMessage };

/** A report of a match, who sends it, and whom the name of the winner means; null: who goes by it. */
export interface Telling {
  readonly match: ReportedMatch;
  readonly reporter: Reporter;
  readonly winner: EntryId | null;
}

/**
 * What a report comes to in its match. A start counts from either player, as who reports it is who plays X; a win from the named winner; a draw
 * once both have told it; each from the director. Anything else that could be true waits for him. Source: Knock-out 4.2, 4.3, 4.5.
 */
export function checkReport(report: ReadReport, telling: Telling): CheckedReport {
  const { match, reporter } = telling;
  const { number } = match;
  if (reporter === 'stranger') return refused('stranger', message('report.refused.stranger', { match: number }));
  const news = newsOf(report, telling);
  if (!news.ok) return news.error;
  const claim: Claim = { board: canonicalBoard(report.board), news: news.value };
  const known = match.games.find(({ board }) => board === claim.board);
  if (known !== undefined && (report.kind === 'started' || known.ended !== null)) return again(known, claim);
  if (known === undefined && match.otherBoards.includes(claim.board)) {
    return refused('other-match', message('report.refused.otherMatch', { board: claim.board }));
  }
  if (match.isOver) return refused('match-over', message('report.refused.matchOver', { match: number }));
  const open = match.games.find(({ ended }) => ended === null);
  if (open === undefined) return refused('no-open-board', message('report.refused.noOpenBoard', { match: number }));
  return inOpenGame(claim, open, telling);
}

/** A board number as it is compared and kept. */
export function canonicalBoard(board: string): string {
  return board.trim().toLowerCase();
}

interface Claim {
  readonly board: string;
  readonly news: BoardNews;
}

function newsOf(report: ReadReport, { match, winner: meant }: Telling): Result<BoardNews, CheckedReport> {
  switch (report.kind) {
    case 'started':
      return ok({ kind: 'started' });
    case 'drawn':
      return match.mayDraw ? ok({ kind: 'drawn' }) : err(refused('never-drawn', message('report.refused.neverDrawn')));
    case 'won': {
      const { by, points } = report;
      const [winner, other] = meant === null ? named(match, by) : [meant];
      if (winner === undefined) {
        return err(refused('not-a-player', message('report.refused.notAPlayer', { name: by, match: match.number })));
      }
      return other === undefined
        ? ok({ kind: 'won', winner, points })
        : err(refused('namesakes', message('report.refused.namesakes', { name: by })));
    }
  }
}

/** A start is never news of a board that is known; how it ended is not when it says the same. */
function again({ number, ended }: BoardOfMatch, { news }: Claim): CheckedReport {
  const isSame = news.kind === 'started' || (ended !== null && isSameNews(ended, news));
  const reading = { game: number, news, repeats: isSame, withoutStart: false, warning: null };
  return { kind: 'taken', reading: { ...reading, doubt: isSame ? null : 'RESULT' } };
}

function inOpenGame(claim: Claim, open: BoardOfMatch, telling: Telling): CheckedReport {
  const { board, news } = claim;
  const isCrawford = telling.match.crawford === 'now';
  const warning =
    news.kind !== 'won' || telling.match.mayCount(news.points)
      ? null
      : message('report.refused.impossiblePoints', { points: news.points });
  if (isCrawford && news.kind === 'won' && news.points > 3) {
    return refused('impossible-points', tooMany(news.points, warning !== null));
  }
  const isOtherBoard = open.board !== null && open.board !== board;
  const reading = {
    game: open.number,
    news,
    repeats: false,
    withoutStart: news.kind !== 'started' && open.board === null,
    warning,
  };
  const doubt = isOtherBoard ? 'BOARD' : countsFrom(claim, telling) ? null : 'REPORTER';
  const isOdd = warning !== null && telling.reporter !== 'official';
  return { kind: 'taken', reading: { ...reading, doubt: doubt ?? (isOdd ? 'POINTS' : null) } };
}

/** Whether this counts from who reports it. */
function countsFrom({ board, news }: Claim, { match, reporter }: Telling): boolean {
  if (reporter === 'official' || news.kind === 'started') return true;
  if (news.kind === 'won') return reporter === news.winner;
  return match.drawsTold.some((told) => told.board === board && told.by !== reporter);
}

/** Who of a match goes by a name, and by which sort of his names; 0: his id there. */
export interface SideCalled {
  readonly entry: EntryId;
  readonly sort: number;
}

/** Who of a match goes by this name, by whatever sort of names, the surest first. */
export function sidesCalled({ sides }: ReportedMatch, name: string): readonly SideCalled[] {
  const wanted = name.trim().toLowerCase();
  const called = sides.map(({ entry, names }) => ({
    entry,
    sort: names.findIndex((one) => one.toLowerCase() === wanted),
  }));
  return called.filter(({ sort }) => sort >= 0).toSorted((one, other) => one.sort - other.sort);
}

/** Whom a name means where nobody can be asked: who goes by it by the surest sort of names that anybody does; both where they share it. */
function named(match: ReportedMatch, name: string): readonly EntryId[] {
  const called = sidesCalled(match, name);
  return called.filter(({ sort }) => sort === called[0]?.sort).map(({ entry }) => entry);
}

/** Why a Crawford game does not count so many points; `isOdd`: no game gives them. */
function tooMany(points: number, isOdd: boolean): LetterMessage {
  return isOdd
    ? message('report.refused.impossiblePoints', { points })
    : message('report.refused.crawfordPoints', { points });
}

function refused(why: ReportRefusal, text: LetterMessage): CheckedReport {
  return { kind: 'refused', why, message: text };
}
