import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guideAddress, guideTemplate } from '../../tools/guide/guide-template.ts';
import { examplesOf, readGuide } from '../../tools/guide/guide.ts';
import { readRulebook } from '../../tools/rulebook/rulebook.ts';
import { repository } from '../architecture/planted-tree.ts';

const guide = readGuide(join(repository, 'docs'));
const slugs = guide.map(({ slug }) => slug);

test('the guide begins with the API, and has what that leads to, each once', () => {
  expect(slugs[0]).toBe('api');
  expect(slugs).toEqual(expect.arrayContaining(['signing-in', 'limits', 'records', 'changes']));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('every link of it leads to a page that there is, and to a section of it', () => {
  const places = new Set([
    ...guide.map(({ slug }) => guideAddress(slug)),
    ...guide.flatMap(({ slug, sections }) => sections.map(({ id }) => `${guideAddress(slug)}#${id}`)),
    ...readRulebook(join(repository, 'docs/rules')).map(({ slug }) => `/rules/${slug}`),
  ]);
  const links = guide.flatMap((page) =>
    [...guideTemplate(page, slugs).matchAll(/<RouterLink to="([^"]*)"/g)].map(([, to = '']) => to),
  );
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter((to) => !places.has(to))).toEqual([]);
});

test('every example says in which language it is', () => {
  expect(guide.flatMap((page) => examplesOf(page)).filter(({ language }) => language === '')).toEqual([]);
});
