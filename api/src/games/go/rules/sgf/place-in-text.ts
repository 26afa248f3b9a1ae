/** The line and the column, from 1, of an index into a text; CR, LF and CRLF each end a line. */
export function lineAndColumn(text: string, index: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let start = 0;
  for (const found of text.matchAll(/\r\n?|\n/g)) {
    const next = found.index + found[0].length;
    if (next > index) break;
    line++;
    start = next;
  }
  return { line, column: index - start + 1 };
}
