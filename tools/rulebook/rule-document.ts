import { lexer, type Token, type Tokens } from 'marked';

/** One rule: its number `10.3`, its first paragraph and its source as plain text, and all that stands under its number. */
export interface Rule {
  readonly number: string;
  readonly text: string;
  readonly source: string;
  readonly body: readonly Token[];
}

/** A section of a document with its rules, and what stands before the first of them. */
export interface Section {
  readonly number: string;
  readonly title: string;
  readonly intro: readonly Token[];
  readonly rules: readonly Rule[];
}

/**
 * A document of rules: `name` is what its rules are cited by (`KIBA 10.3`), `lead` its first paragraph as plain text, `intro`
 * all that stands before the first section, `place` where it is listed, by number; null: after those that have one.
 */
export interface RuleDocument {
  readonly slug: string;
  readonly place: number | null;
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly intro: readonly Token[];
  readonly sections: readonly Section[];
}

/** Where a document is listed, below everything else in it. */
const PLACE = /\n<!-- place: (\d+) -->\n$/;

/**
 * Reads one document: `# Name: title`, a lead, sections `## 10 Title`, and rules that begin with their number in bold and end
 * with a paragraph `Source: …`. Throws with a sentence where it is not of this form, and where a number does not rise or
 * does not belong to its section.
 */
export function readRuleDocument(slug: string, markdown: string): RuleDocument {
  const fail = (what: string): never => {
    throw new Error(`docs/rules/${slug}.md: ${what}`);
  };
  const [heading, ...rest] = lexer(markdown.replace(PLACE, '')).filter(({ type }) => type !== 'space');
  const [, name, title] = /^(.+?): (.+)$/.exec(isHeading(heading, 1) ? plain(heading) : '') ?? [];
  if (name === undefined || title === undefined) return fail('it begins with "# Name: title".');
  const first = rest.findIndex((token) => isHeading(token, 2));
  if (first < 0) return fail('it has no section.');
  const [lead] = rest;
  if (lead?.type !== 'paragraph') return fail('a paragraph follows its title.');
  const sections = parted(rest.slice(first), (token) => isHeading(token, 2)).map((tokens) => readSection(tokens, fail));
  checkRising(
    sections.map(({ number }) => number),
    fail,
  );
  const [, place] = PLACE.exec(markdown) ?? [];
  return {
    slug,
    place: place === undefined ? null : Number(place),
    name,
    title,
    lead: plain(lead),
    intro: rest.slice(0, first),
    sections,
  };
}

type Fail = (what: string) => never;

function readSection([heading, ...rest]: readonly Token[], fail: Fail): Section {
  const [, number, title] = /^(\d+) (.+)$/.exec(isHeading(heading, 2) ? plain(heading) : '') ?? [];
  if (number === undefined || title === undefined) return fail('a section begins with "## 10 Title".');
  const first = rest.findIndex((token) => numberOf(token) !== null);
  if (first < 0) return fail(`section ${number} has no rule.`);
  const rules = parted(rest.slice(first), (token) => numberOf(token) !== null).map((tokens) => readRule(tokens, fail));
  checkRising(
    rules.map((rule) => rule.number),
    fail,
  );
  const stray = rules.find((rule) => !rule.number.startsWith(`${number}.`));
  if (stray !== undefined) return fail(`rule ${stray.number} stands in section ${number}.`);
  return { number, title, intro: rest.slice(0, first), rules };
}

function readRule(body: readonly Token[], fail: Fail): Rule {
  const [head] = body;
  const last = body.at(-1);
  const number = head === undefined ? null : numberOf(head);
  if (head === undefined || last === undefined || number === null) return fail('a rule begins with its number.');
  const [, source] = /^Source: (.+)$/s.exec(plain(last)) ?? [];
  if (source === undefined) return fail(`rule ${number} ends with a paragraph "Source: …".`);
  return { number, text: plain(head).slice(number.length).trim(), source, body };
}

function checkRising(numbers: readonly string[], fail: Fail): void {
  const parts = numbers.map((number) => Number(number.split('.').at(-1)));
  const wrong = parts.findIndex((part, index) => index > 0 && part <= (parts[index - 1] ?? 0));
  if (wrong > 0) fail(`${numbers[wrong]} stands after ${numbers[wrong - 1]}.`);
}

/** The pieces of a list, each with the token that begins it. */
function parted(tokens: readonly Token[], begins: (token: Token) => boolean): readonly (readonly Token[])[] {
  const starts = tokens.flatMap((token, index) => (index === 0 || begins(token) ? [index] : []));
  return starts.map((start, index) => tokens.slice(start, starts[index + 1]));
}

function isHeading(token: Token | undefined, depth: number): token is Tokens.Heading {
  return token?.type === 'heading' && token['depth'] === depth;
}

/** The number with which a paragraph begins a rule; null: it begins none. */
function numberOf(token: Token): string | null {
  const [first] = token.type === 'paragraph' ? (token.tokens ?? []) : [];
  const number = first?.type === 'strong' ? plain(first) : '';
  return /^\d+\.\d+$/.test(number) ? number : null;
}

/** The words of a token, without marks and on one line. */
function plain(token: Token): string {
  const { tokens, text: words = '' } = token as { tokens?: readonly Token[]; text?: string };
  const text = tokens === undefined ? words : tokens.map(plain).join('');
  return text.replaceAll(/\s+/g, ' ');
}
