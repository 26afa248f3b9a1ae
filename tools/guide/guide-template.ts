import { Parser, Renderer, type Token, type Tokens } from 'marked';
import { besides } from './guide-texts.ts';
import { sectionId, type GuidePage } from './guide.ts';

/** Where documents are that are no part of the guide, but that the page has at an address of its own. */
const ELSEWHERE = /^rules\/([a-z-]+)\.md(#[\d.]+)?$/;

/**
 * A document of the guide as the template of a Vue component, its sections with ids. A link to another page of the guide, which has
 * these `slugs`, is a link of the page; one to a file that the page does not show leads to the text that a server has of it.
 */
export function guideTemplate({ slug, title, body }: GuidePage, slugs: readonly string[]): string {
  const renderer = new Renderer();
  let section = title;
  renderer.heading = function ({ tokens, depth, text }) {
    section = text;
    return `<h${depth} id="${sectionId(text)}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>`;
  };
  renderer.link = function ({ href, tokens }) {
    const text = this.parser.parseInline(tokens);
    const to = pageOf(href, slugs);
    if (to !== null) return `<RouterLink to="${escaped(to)}">${text}</RouterLink>`;
    const path = besides(`api/${slug}.md`, href);
    return `<a href="${escaped(path === null ? href : `/${path}`)}">${text}</a>`;
  };
  const table = Renderer.prototype.table;
  renderer.table = function (token: Tokens.Table) {
    return `<div class="wide" role="group" tabindex="0" aria-label="${escaped(section)}">${table.call(this, token)}</div>`;
  };
  const parsed = Parser.parse([...body] as Token[], { renderer });
  // What Vue would take for an expression is text.
  return `<div>${parsed.replaceAll('{{', '&#123;&#123;')}</div>`;
}

/** The address at which a page of the guide is shown. */
export function guideAddress(slug: string): string {
  return slug === 'api' ? '/api' : `/api/${slug}`;
}

function pageOf(href: string, slugs: readonly string[]): string | null {
  const [, rules, rule = ''] = ELSEWHERE.exec(href) ?? [];
  if (rules !== undefined) return `/rules/${rules}${rule}`;
  const [, slug, hash = ''] = /^([a-z-]+)\.md(#.+)?$/.exec(href) ?? [];
  return slug !== undefined && slugs.includes(slug) ? `${guideAddress(slug)}${hash}` : null;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
