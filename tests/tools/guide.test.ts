import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guideAddress, guideTemplate } from '../../tools/guide/guide-template.ts';
import { besides, guideTexts } from '../../tools/guide/guide-texts.ts';
import { examplesOf, linksOf, readGuide } from '../../tools/guide/guide.ts';
import { readRulebook } from '../../tools/rulebook/rulebook.ts';
import { repository } from '../architecture/planted-tree.ts';

const guide = readGuide(join(repository, 'docs'));
const slugs = guide.map(({ slug }) => slug);

test('the guide begins with the API, and has what that leads to, each once', () => {
  expect(slugs[0]).toBe('api');
  expect(slugs).toEqual(expect.arrayContaining(['signing-in', 'limits', 'records', 'changes']));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test.each(['played-elsewhere', 'play-by-mail', 'dice'])('to what another page leads belongs to it too: %s', (slug) => {
  expect(slugs).toContain(slug);
});

const rules = readRulebook(join(repository, 'docs/rules'));

test('every link of its pages leads to a page or a text that there is, and to a section of it', () => {
  const places = new Set([
    ...guide.map(({ slug }) => guideAddress(slug)),
    ...guide.flatMap(({ slug, sections }) => sections.map(({ id }) => `${guideAddress(slug)}#${id}`)),
    ...rules.flatMap(({ slug, sections }) => [`/rules/${slug}`, ...placesOf(`/rules/${slug}`, sections)]),
    ...[...guideTexts(join(repository, 'docs')).keys()].map((path) => `/${path}`),
  ]);
  const links = guide.flatMap((page) =>
    [...guideTemplate(page, slugs).matchAll(/ (?:to|href)="([^"]*)"/g)].map(([, to = '']) => to),
  );
  expect(links).toEqual(expect.arrayContaining(['/client/README.md', '/rules/kuksu', '/api/play-by-mail']));
  expect(links.filter((to) => !/^https?:/.test(to) && !places.has(to))).toEqual([]);
});

function placesOf(address: string, sections: (typeof rules)[number]['sections']): readonly string[] {
  return sections.flatMap((section) => [section, ...section.rules].map(({ number }) => `${address}#${number}`));
}

/** The links of these texts that lead to no text of a server. */
function deadLinks(texts: ReadonlyMap<string, string>): readonly string[] {
  const pages = ['verify'];
  return [...texts].flatMap(([path, text]) =>
    linksOf(text)
      .map((href) => besides(path, href))
      .filter((to) => to !== null && !texts.has(to) && !pages.includes(to))
      .map((to) => `${path}: ${to}`),
  );
}

test('every link of its texts, of the client’s and of the rules leads to a text that a server has', () => {
  const ofRules = rules.map(({ slug }) => {
    const path = `rules/${slug}.md`;
    return [path, readFileSync(join(repository, 'docs', path), 'utf8')] as const;
  });
  const texts = new Map([...guideTexts(join(repository, 'docs')), ...ofRules]);
  expect([...texts.keys()]).toEqual(expect.arrayContaining(['api/play-by-mail.md', 'client/examples/bot.ts']));
  expect(deadLinks(texts)).toEqual([]);
});

test('a link that leads nowhere is found out', () => {
  const texts = new Map([
    ['api/api.md', '[one](limits.md), [two](../client/README.md) and [three](#here)'],
    ['api/limits.md', ''],
  ]);
  expect(deadLinks(texts)).toEqual(['api/api.md: client/README.md']);
});

test('every example says in which language it is', () => {
  expect(guide.flatMap((page) => examplesOf(page)).filter(({ language }) => language === '')).toEqual([]);
});

test('every program that is run is a module by its name, in whatever folder', () => {
  const commands = [...guideTexts(join(repository, 'docs')).values()].flatMap(
    (text) => text.match(/\bnode [\w-]+\.\w+/g) ?? [],
  );
  expect(commands).toEqual(expect.arrayContaining(['node league.mts', 'node bot.mts', 'node receiver.mjs']));
  expect(commands.filter((command) => !/\.m[jt]s$/.test(command))).toEqual([]);
});
