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

/** The page that tells how to begin with the API, those to which it leads, and those to which these lead, each once, in this order. */
export function readGuide(folder: string): readonly GuidePage[] {
  const slugs = new Set([FIRST]);
  const pages: GuidePage[] = [];
  for (const slug of slugs) {
    const page = readPage(folder, slug);
    pages.push(page);
    for (const linked of linkedPages(page)) slugs.add(linked);
  }
  return pages;
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

/** Where the links of a text lead, as they are written. */
export function linksOf(text: string): readonly string[] {
  return tokensOf<Tokens.Link>(lexer(text), 'link').map(({ href }) => href);
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

/** The pages to which a page leads, in its order. */
function linkedPages({ body }: GuidePage): readonly string[] {
  return tokensOf<Tokens.Link>(body, 'link').flatMap(({ href }) => /^([a-z-]+)\.md(?:#.*)?$/.exec(href)?.[1] ?? []);
}

function tokensOf<Kind extends Token>(tokens: readonly Token[], type: Kind['type']): readonly Kind[] {
  const found: Kind[] = [];
  void walkTokens([...tokens], (token) => {
    if (token.type === type) found.push(token as Kind);
  });
  return found;
}
