import ts from 'typescript';

/** A sentence in a source: the line, from 1, in which it begins, and its words, `…` for what is put into them. */
export interface Sentence {
  readonly line: number;
  readonly words: string;
}

/** Three words of small letters in a row, the first of which may begin with a capital: what nobody writes for a program. */
const WORDS = /(?<![\w.-])[A-Za-z][a-z’']*(?:,? (?:[a-z’']+|…)){2,}/;

/** The names under which a person is told something. */
const SAID: ReadonlySet<string> = new Set(['message', 'reason', 'why']);

/** What a source has that refuses anything; the others need not be parsed. */
const REFUSES = new RegExp(`\\berr\\b|\\b(?:${[...SAID].join('|')})\\b`);

/** What is wrong with an argument of the API, which stands before it: an error of GraphQL for who writes a client, in English as all of them. */
const OF_AN_ARGUMENT = /^[a-z…][\w.…[\]]*(?:, \w+)*: /;

/**
 * The sentences that a source refuses something with: string and template literals of words that are given to `err`, or are the
 * `message`, the `reason` or the `why` of a value, whatever lies between. What `invariant` and errors are given tells of a bug, in English; fields of the API
 * have their descriptions.
 */
export function refusingSentences(file: string, source: string): readonly Sentence[] {
  if (!REFUSES.test(source)) return [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const found: Sentence[] = [];
  const visit = (node: ts.Node, refuses: boolean): void => {
    const words = refuses ? wordsOf(node) : null;
    if (words !== null && WORDS.test(words) && !OF_AN_ARGUMENT.test(words)) {
      found.push({ line: parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + 1, words });
    }
    ts.forEachChild(node, (child) => visit(child, (refuses || isRefusal(node, child)) && !tellsNoPerson(node)));
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
  if (ts.isPropertyAssignment(node)) return node.initializer === child && SAID.has(nameOf(node.name) ?? '');
  return ts.isVariableDeclaration(node) && node.initializer === child && SAID.has(nameOf(node.name) ?? '');
}

function tellsNoPerson(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return true;
  if (ts.isPropertyAssignment(node)) return nameOf(node.name) === 'description';
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  if (ts.isIdentifier(expression)) return expression.text === 'invariant';
  return (
    ts.isPropertyAccessExpression(expression) &&
    ts.isIdentifier(expression.expression) &&
    expression.expression.text === 't'
  );
}

function nameOf(name: ts.Node): string | null {
  return ts.isIdentifier(name) ? name.text : null;
}
