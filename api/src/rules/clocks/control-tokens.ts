/** One piece of a clock text: a whole number, a word or a sign; `end` stands after the last. Columns count from 1. */
export interface ControlToken {
  readonly kind: 'number' | 'word' | 'sign' | 'end';
  readonly text: string;
  readonly column: number;
}

const PIECE = /\s*(?:(?<number>\d+)|(?<word>[A-Za-z]+)|(?<sign><=|≤|\S))/gu;

/**
 * The pieces of a clock text in order, blanks left out, an `end` piece last. Never refuses: a character that means
 * nothing comes back as a sign. `≤` reads as `<=`.
 */
export function controlTokens(text: string): readonly ControlToken[] {
  const tokens: ControlToken[] = [];
  for (const match of text.matchAll(PIECE)) {
    const piece = match[0].trimStart();
    const column = match.index + match[0].length - piece.length + 1;
    tokens.push({ kind: kindOf(match.groups), text: piece === '≤' ? '<=' : piece, column });
  }
  return [...tokens, { kind: 'end', text: '', column: text.trimEnd().length + 1 }];
}

function kindOf(groups: Record<string, string | undefined> | undefined): 'number' | 'word' | 'sign' {
  if (groups?.['number'] !== undefined) return 'number';
  return groups?.['word'] === undefined ? 'sign' : 'word';
}
