import ts from 'typescript';

/** A sentence in a source: the line, from 1, in which it begins, and its words, `…` for what is put into them. */
export interface Sentence {
  readonly line: number;
  readonly words: string;
}

/** Three words of small letters in a row, the first of which may begin with a capital: what nobody writes for a program. */
const WORDS = /(?<![\w.-])[A-Za-z][a-z’']*(?:,? (?:[a-z’']+|…)){2,}/;

/**
 * The sentences that a source refuses something with: string and template literals of words that are given to `err`, or are the
 * `message` of a value, whatever lies between. What `invariant` and errors are given tells of a bug, in English.
 */
export function refusingSentences(file: string, source: string): readonly Sentence[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const found: Sentence[] = [];
  const visit = (node: ts.Node, refuses: boolean): void => {
    const words = refuses ? wordsOf(node) : null;
    if (words !== null && WORDS.test(words)) {
      found.push({ line: parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + 1, words });
    }
    ts.forEachChild(node, (child) => visit(child, (refuses || isRefusal(node, child)) && !isOfBug(node)));
  };
  visit(parsed, false);
  return found;
}

function wordsOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

function isRefusal(node: ts.Node, child: ts.Node): boolean {
  if (ts.isCallExpression(node)) return ts.isIdentifier(node.expression) && node.expression.text === 'err';
  if (ts.isPropertyAssignment(node)) return node.initializer === child && nameOf(node.name) === 'message';
  return ts.isVariableDeclaration(node) && node.initializer === child && nameOf(node.name) === 'message';
}

function isOfBug(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return true;
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'invariant';
}

function nameOf(name: ts.Node): string | null {
  return ts.isIdentifier(name) ? name.text : null;
}
