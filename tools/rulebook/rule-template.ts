import { Parser, Renderer, type Token, type Tokens } from 'marked';
import type { Rule, RuleDocument } from './rule-document.ts';

/**
 * A document as the template of a Vue component: what is said first, then its sections and rules with their numbers as ids.
 * Links between documents are links of the page (`RouterLink`).
 */
export function ruleTemplate(document: RuleDocument): string {
  const { slug, name, intro, sections } = document;
  const html = (tokens: readonly Token[]): string => rendered(tokens, slug);
  const parts = sections.map(({ number, title, intro: before, rules }) => {
    const heading = `<h2 id="${number}" tabindex="-1"><span class="number">${number}</span> ${escaped(title)}</h2>`;
    return `<section>${heading}${html(before)}${rules.map((rule) => ruleHtml(rule, { slug, name, html })).join('')}</section>`;
  });
  return `<div><div class="lead">${html(intro)}</div>${parts.join('')}</div>`;
}

interface Within {
  readonly slug: string;
  readonly name: string;
  readonly html: (tokens: readonly Token[]) => string;
}

function ruleHtml({ number, body }: Rule, { slug, name, html }: Within): string {
  const [head, ...rest] = body;
  const source = rest.at(-1);
  const [, ...words] = head === undefined || !('tokens' in head) ? [] : (head.tokens ?? []);
  const first = { ...head, tokens: words } as Tokens.Paragraph;
  const said = html([first, ...rest.slice(0, -1)]);
  const link = `<RouterLink class="number" to="/rules/${slug}#${number}">${number}</RouterLink>`;
  const from = source === undefined ? '' : `<div class="source">${html([source])}</div>`;
  const group = `class="rule" id="${number}" role="group" aria-label="${name} ${number}" tabindex="-1"`;
  return `<div ${group}>${link}<div>${said}${from}</div></div>`;
}

function rendered(tokens: readonly Token[], slug: string): string {
  const renderer = new Renderer();
  renderer.link = function ({ href, tokens: words }) {
    const text = this.parser.parseInline(words);
    if (/^https?:/.test(href)) return `<a href="${escaped(href)}">${text}</a>`;
    return `<RouterLink to="${escaped(pageOf(href, slug))}">${text}</RouterLink>`;
  };
  // What Vue would take for an expression is text.
  return Parser.parse([...tokens], { renderer }).replaceAll('{{', '&#123;&#123;');
}

/** The address of the page that a link in a document leads to. */
function pageOf(href: string, slug: string): string {
  const [, file, hash = ''] = /^([a-z-]*)(?:\.md)?(#[\d.]+)?$/.exec(href) ?? [];
  return file === undefined ? href : `/rules/${file === '' ? slug : file}${hash}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
