import { message, type LetterMessage, type Message } from '../../../kernel/message.ts';
import { pointsWarning } from './game-points.ts';
import { bareSubject } from './subject-lines.ts';

/** What the subject of a report says: a board was started, drawn, or won by somebody; or why it cannot be read. */
export type Report =
  | { readonly kind: 'started' | 'drawn'; readonly match: number; readonly board: string }
  | {
      readonly kind: 'won';
      readonly match: number;
      readonly board: string;
      readonly by: string;
      readonly points: number;
      readonly warning: Message | null;
    }
  | { readonly kind: 'unreadable'; readonly message: LetterMessage };

const LONGEST = 300;
const STARTED_OR_DRAWN = /^match\s*(\d{1,9})\s*:\s*board\s*([a-z0-9-]+?)\s*(started|drawn)$/i;
const WON =
  /^match\s*(\d{1,9})\s*:\s*board\s*([a-z0-9-]+?)\s*won\s*by\s*(?:\*\s*([^*]+?)\s*\*\s*|([^\s*]+)\s+)by\s*(\d{1,9})\s*points?$/i;

/**
 * A report by its subject line: `match 12: board 34567 started`, `match 12: board 34567 won by *id* by 4 points` or `match 12: board 34567 drawn`, in any
 * case and with any blanks and folds, quotes around it, with or without asterisks, answered (`Re:`, `AW:`) or handed on (`Fwd:`). Points that no game gives are warned of. Source: Knock-out 4.1, 4.2.
 */
export function parseReport(subject: string): Report {
  if (subject.length > LONGEST) return unreadable(message('report.unreadable.long', { most: LONGEST }));
  const text = bareSubject(subject);
  const told = STARTED_OR_DRAWN.exec(text);
  if (told !== null) {
    const kind = told[3]?.toLowerCase() === 'drawn' ? 'drawn' : 'started';
    return { kind, match: Number(told[1]), board: told[2] ?? '' };
  }
  const won = WON.exec(text);
  if (won === null) return unreadable(message('report.unreadable.form'));
  const points = Number(won[5]);
  if (points === 0) return unreadable(message('report.unreadable.noPoints'));
  const by = won[3] ?? won[4] ?? '';
  const warning = pointsWarning(points, false);
  return { kind: 'won', match: Number(won[1]), board: won[2] ?? '', by, points, warning };
}

function unreadable(why: LetterMessage): Report {
  return { kind: 'unreadable', message: why };
}
