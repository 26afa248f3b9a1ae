import {
  bareSubject,
  hasSubjectMark,
  subjectLines,
  type SubjectLine,
} from '../../../rules/formats/reports/subject-lines.ts';
import { idIn } from '../../pasted/id-words.ts';
import { ownWords, SPELT_NAME } from '../../pasted/own-words.ts';

/** What a subject says of who signs up, as a row of registrations is read; its cells have no order. */
export interface SubjectRow {
  readonly line: number;
  readonly text: string;
  readonly cells: {
    readonly name: string;
    readonly country: string;
    readonly category: string;
    readonly id: string;
  };
  readonly order: readonly [];
  readonly isTooLong: false;
}

/** No subject of a mail is longer. */
const LONGEST = 500;
const ASKING =
  /^(?:please\s+)?(?:sign(?:ing)?\s*-?\s*(?:me\s+)?up|join|entry|enter|registration)\b(?:\s+(?:of|from))?[\s:,-]*/iu;
const ID = /[\s,;(–-]*(?:\bmy\s+)?\b(?:user[ -]?id|user[ -]?name|login|handle|nick(?:name)?|id)\b.*$/iu;
const NAME = new RegExp(`^${SPELT_NAME}$`, 'u');
const NO_NAME = /\b(?:tournament|sign|join|match|backgammon|knock-?out)\b/iu;

/**
 * The subjects of mails in a pasted text by which players sign up, and the text without them, its lines where they were: a line that
 * begins as a subject that is answered or handed on, with the lines that it is folded into, and any other that says an id in words.
 * Source: the rules of the backgammon knock-out, part 5.
 */
export function subjectRows(text: string): { readonly rows: readonly SubjectRow[]; readonly rest: string } {
  const written = text.split(/\r?\n/);
  const indents = written.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const margin = indents.reduce((least, one) => Math.min(least, one), Number.MAX_SAFE_INTEGER);
  const lines = written.map((line) => (line.trim() === '' ? '' : line.slice(margin)));
  const rest = [...lines];
  const rows: SubjectRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (rest[index] === '' || !isSubject(line)) continue;
    const after = lines.slice(index + 1);
    const end = after.findIndex((next) => !/^\s+\S/.test(next));
    const length = 1 + (end < 0 ? after.length : end);
    const [subject] = subjectLines(lines.slice(index, index + length).join('\n'));
    rest.fill('', index, index + length);
    if (subject !== undefined) rows.push(rowOf({ ...subject, line: index + 1 }));
  }
  return { rows, rest: rest.join('\n') };
}

function isSubject(line: string): boolean {
  if (line === '' || line.length > LONGEST || /^\s/.test(line)) return false;
  return hasSubjectMark(line) || (!/[;\t]/.test(line) && idIn([line]) !== null);
}

/** What a subject says; who gives no name goes by his id. */
function rowOf({ line, text }: SubjectLine): SubjectRow {
  const subject = text.length > LONGEST ? '' : bareSubject(text);
  const { name, country, category, idElsewhere } = ownWords([subject]);
  const told = name ?? nameBefore(subject) ?? idElsewhere ?? '';
  const cells = { name: told, country: country ?? '', category: category?.toString() ?? '', id: idElsewhere ?? '' };
  return { line, text, cells, order: [], isTooLong: false };
}

/** The name that stands before the id, after what asks to be entered; null: no such words. */
function nameBefore(subject: string): string | null {
  const name = subject.replace(ID, '').replace(ASKING, '').trim();
  return NAME.test(name) && !NO_NAME.test(name) ? name : null;
}
