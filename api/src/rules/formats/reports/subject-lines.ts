/** What programs for mail put before a subject that is answered or handed on, and the name of the header itself. */
const PREFIXES = /^(?:\s*(?:subject|betreff|re|aw|antw|sv|vs|rif|fwd?|wg|enc|tr)(?:\s*\[\d+\])?\s*:)+/i;
const QUOTES = /^["'“”„«»‘’\s]+|["'“”„«»‘’\s.]+$/g;

/** A subject in a pasted text, and the line in which it begins, from 1. */
export interface SubjectLine {
  readonly line: number;
  readonly text: string;
}

/**
 * The subjects in a pasted text, in its order: one a line, without empty lines. A line that is indented further than the others goes on with the one before
 * it, as programs for mail fold long headers (RFC 5322, 2.2.3).
 */
export function subjectLines(text: string): readonly SubjectLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((written, index) => ({ line: index + 1, written }))
    .filter(({ written }) => written.trim() !== '');
  const margin = Math.min(...lines.map(({ written }) => indent(written)));
  const subjects: SubjectLine[] = [];
  for (const { line, written } of lines) {
    const before = indent(written) > margin ? subjects.pop() : undefined;
    const told = written.trim();
    subjects.push(before === undefined ? { line, text: told } : { ...before, text: `${before.text} ${told}` });
  }
  return subjects;
}

/** Whether a line begins as programs for mail let subjects begin: `Subject:`, `Re:`, `Fwd:`, `AW:`. */
export function hasSubjectMark(line: string): boolean {
  return PREFIXES.test(line);
}

/** What a subject says, without what programs for mail put before it, answered (`Re:`, `AW:`) or handed on (`Fwd:`), and without quotes around it. */
export function bareSubject(subject: string): string {
  return subject.replace(PREFIXES, '').replace(QUOTES, '');
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}
