/**
 * The subjects in a pasted text, in its order: one a line, without empty lines. A line that is indented further than the others goes on with the one before
 * it, as programs for mail fold long headers (RFC 5322, 2.2.3).
 */
export function subjectLines(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const margin = Math.min(...lines.map(indent));
  const subjects: string[] = [];
  for (const line of lines) {
    const before = indent(line) > margin ? subjects.pop() : undefined;
    subjects.push(before === undefined ? line.trim() : `${before} ${line.trim()}`);
  }
  return subjects;
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}
