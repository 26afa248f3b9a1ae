import type { EntryId } from '../../../kernel/ids.ts';
import type { Crawford } from '../../match-score.ts';
import { pointsWarning } from './game-points.ts';
import type { Report } from './report.ts';

/** A report that could be read. */
export type ReadReport = Exclude<Report, { readonly kind: 'unreadable' }>;

/** A game of a match as reports know it: its board, null before it is opened; who won how many points, null while it is open. */
export interface BoardOfMatch {
  readonly number: number;
  readonly board: string | null;
  readonly won: { readonly winner: EntryId; readonly points: number } | null;
}

/** A match that a report is about; `names`: by which its players go, `crawford`: of the open game, `otherBoards`: those of all other matches. */
export interface ReportedMatch {
  readonly number: number;
  readonly sides: readonly { readonly entry: EntryId; readonly names: readonly string[] }[];
  readonly isOver: boolean;
  readonly crawford: Crawford;
  readonly games: readonly BoardOfMatch[];
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
  'other-match',
  'match-over',
  'no-open-board',
  'impossible-points',
] as const;
export type ReportRefusal = (typeof REPORT_REFUSALS)[number];

/**
 * Why a report waits for the director: its sender is not who has to report it; no game gives its points; another board is open in the
 * match; or the game was won otherwise. Source: Knock-out 4.3, Knock-out 4.3.
 */
export const REPORT_DOUBTS = ['REPORTER', 'POINTS', 'BOARD', 'RESULT'] as const;
export type ReportDoubt = (typeof REPORT_DOUBTS)[number];

/** What a report comes to in the game of this number; `repeats`: all of it is known. `winner` and `points` null: a start. */
export interface ReportReading {
  readonly game: number;
  readonly winner: EntryId | null;
  readonly points: number | null;
  readonly repeats: boolean;
  readonly doubt: ReportDoubt | null;
  readonly withoutStart: boolean;
  readonly warning: string | null;
}

/** A report that is taken, or why it is refused, with a sentence. */
export type CheckedReport =
  | { readonly kind: 'taken'; readonly reading: ReportReading }
  | { readonly kind: 'refused'; readonly why: ReportRefusal; readonly message: string };

/**
 * What a report comes to in its match. A start counts from either player, as who reports it is who plays X; a win from the named winner; both
 * from the director. Anything else that could be true waits for him. Source: Knock-out 4.2, 4.3, 4.5.
 */
export function checkReport(report: ReadReport, match: ReportedMatch, reporter: Reporter): CheckedReport {
  const { number } = match;
  if (reporter === 'stranger') return refused('stranger', `Only its players and the director report match ${number}.`);
  const winner = report.kind === 'won' ? named(match, report.by) : null;
  if (report.kind === 'won' && winner === null) {
    return refused('not-a-player', `"${report.by}" does not play in match ${number}.`);
  }
  const points = report.kind === 'won' ? report.points : null;
  const claim: Claim = { board: canonicalBoard(report.board), winner, points };
  const known = match.games.find(({ board }) => board === claim.board);
  if (known !== undefined && (winner === null || known.won !== null)) return again(known, claim);
  if (known === undefined && match.otherBoards.includes(claim.board)) {
    return refused('other-match', `Board ${claim.board} belongs to another match.`);
  }
  if (match.isOver) return refused('match-over', `Match ${number} is decided.`);
  const open = match.games.find(({ won }) => won === null);
  if (open === undefined)
    return refused('no-open-board', `Match ${number} has no open board: it is with the director.`);
  return inOpenGame(claim, open, { crawford: match.crawford, reporter });
}

/** A board number as it is compared and kept. */
export function canonicalBoard(board: string): string {
  return board.trim().toLowerCase();
}

interface Claim {
  readonly board: string;
  readonly winner: EntryId | null;
  readonly points: number | null;
}

/** A start is never news of a board that is known; a win is not when it says the same. */
function again({ number, won }: BoardOfMatch, { winner, points }: Claim): CheckedReport {
  const isSame = winner === null || (won?.winner === winner && won.points === points);
  const reading = { game: number, winner, points, repeats: isSame, withoutStart: false, warning: null };
  return { kind: 'taken', reading: { ...reading, doubt: isSame ? null : 'RESULT' } };
}

function inOpenGame(
  { board, winner, points }: Claim,
  open: BoardOfMatch,
  { crawford, reporter }: { readonly crawford: Crawford; readonly reporter: Reporter },
): CheckedReport {
  const isCrawford = crawford === 'now';
  const warning = points === null ? null : pointsWarning(points, isCrawford);
  if (isCrawford && points !== null && points > 3) {
    return refused('impossible-points', warning ?? 'A Crawford game gives at most 3 points.');
  }
  const isOtherBoard = open.board !== null && open.board !== board;
  const reading = {
    game: open.number,
    winner,
    points,
    repeats: false,
    withoutStart: winner !== null && open.board === null,
    warning,
  };
  const doubt = isOtherBoard ? 'BOARD' : winner === null ? null : doubtOf(reporter, winner, warning);
  return { kind: 'taken', reading: { ...reading, doubt } };
}

function doubtOf(reporter: Reporter, winner: EntryId, warning: string | null): ReportDoubt | null {
  if (reporter === 'official') return null;
  if (reporter !== winner) return 'REPORTER';
  return warning === null ? null : 'POINTS';
}

function named({ sides }: ReportedMatch, name: string): EntryId | null {
  const wanted = name.trim().toLowerCase();
  return sides.find(({ names }) => names.some((one) => one.toLowerCase() === wanted))?.entry ?? null;
}

function refused(why: ReportRefusal, message: string): CheckedReport {
  return { kind: 'refused', why, message };
}
