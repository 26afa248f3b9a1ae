import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, walkTokens, type Token, type Tokens } from 'marked';

/** What is written for those who write clients, a document a page. */
export interface GuidePage {
  /** The name of its file, without the ending. */
  readonly slug: string;
  readonly title: string;
  /** What stands below the title. */
  readonly body: readonly Token[];
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Where it begins. */
const FIRST = 'api';

/** The page that tells how to begin with the API, and those to which it leads, in its order. */
export function readGuide(folder: string): readonly GuidePage[] {
  const first = readPage(folder, FIRST);
  return [first, ...linkedPages(first).map((slug) => readPage(folder, slug))];
}

/** A block of a page that shows how something is done, in a language. */
export interface Example {
  readonly language: string;
  readonly text: string;
}

/** The examples of a page in their order. */
export function examplesOf({ body }: GuidePage): readonly Example[] {
  return tokensOf<Tokens.Code>(body, 'code').map(({ lang = '', text }) => ({ language: lang, text }));
}

/** The operations that a page names within its sentences. */
export function namedOperations({ body }: GuidePage): readonly string[] {
  return tokensOf<Tokens.Codespan>(body, 'codespan')
    .map(({ text }) => text)
    .filter((text) => /^\{ [^":]+ \{ [^":]+ \} \}$/.test(text));
}

/** The id by which an address leads to a section. */
export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function readPage(folder: string, slug: string): GuidePage {
  const [heading, ...body] = lexer(readFileSync(join(folder, `${slug}.md`), 'utf8'));
  if (heading?.type !== 'heading') throw new Error(`docs/${slug}.md does not begin with its title.`);
  const titles = body.filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2);
  const sections = titles.map(({ text }) => ({ id: sectionId(text), title: text }));
  return { slug, title: (heading as Tokens.Heading).text, body, sections };
}

function linkedPages({ slug, body }: GuidePage): readonly string[] {
  const slugs = tokensOf<Tokens.Link>(body, 'link').map(
    ({ href }) => /^([a-z-]+)\.md(?:#.*)?$/.exec(href)?.[1] ?? slug,
  );
  return [...new Set(slugs)].filter((one) => one !== slug);
}

function tokensOf<Kind extends Token>(tokens: readonly Token[], type: Kind['type']): readonly Kind[] {
  const found: Kind[] = [];
  void walkTokens([...tokens], (token) => {
    if (token.type === type) found.push(token as Kind);
  });
  return found;
}
