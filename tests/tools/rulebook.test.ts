import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRuleDocument } from '../../tools/rulebook/rule-document.ts';
import { ruleTemplate } from '../../tools/rulebook/rule-template.ts';
import { citables, readRulebook } from '../../tools/rulebook/rulebook.ts';
import { repository } from '../architecture/planted-tree.ts';

const HEAD = '# Draughts: the game\n\nHow it is played.\n\n## 1 Board\n\n';
const RULE = '**1.1** There are `64` squares, as in [chess](chess.md).\n\nMore of them.\n\nSource: everybody.\n\n';

describe('a document of rules', () => {
  test('is read with its rules, in plain words', () => {
    const { name, title, lead, sections } = readRuleDocument('draughts', `${HEAD}${RULE}`);
    expect({ name, title, lead }).toEqual({ name: 'Draughts', title: 'the game', lead: 'How it is played.' });
    expect(sections[0]?.rules).toMatchObject([
      { number: '1.1', text: 'There are 64 squares, as in chess.', source: 'everybody.' },
    ]);
  });

  test('says its place among the others below everything else, or none', () => {
    expect(readRuleDocument('draughts', `${HEAD}${RULE}<!-- place: 7 -->\n`)).toMatchObject({
      name: 'Draughts',
      place: 7,
    });
    expect(readRuleDocument('draughts', `${HEAD}${RULE}`).place).toBeNull();
  });

  test.each([
    ['a place that is no number', `${HEAD}${RULE}<!-- place: last -->\n`, 'rule 1.1 ends with a paragraph'],
    ['no name', '# Draughts\n\nText.\n', '"# Name: title"'],
    ['no section', '# Draughts: the game\n\nText.\n', 'it has no section'],
    ['a section without rule', HEAD, 'section 1 has no rule'],
    ['a rule without source', `${HEAD}**1.1** Text.\n`, 'rule 1.1 ends with a paragraph "Source: …"'],
    ['a rule of another section', `${HEAD}${RULE.replace('1.1', '2.1')}`, 'rule 2.1 stands in section 1'],
    ['a number twice', `${HEAD}${RULE}${RULE}`, '1.1 stands after 1.1'],
  ])('is refused with %s', (_what, markdown, sentence) => {
    expect(() => readRuleDocument('draughts', markdown)).toThrow(sentence);
  });
});

describe('a page of rules', () => {
  const page = (text: string): string =>
    ruleTemplate(readRuleDocument('draughts', `${HEAD}**1.1** ${text}\n\nSource: x.`));

  test('has every rule at its number', () => {
    expect(page('Text.')).toMatch(/<div class="rule" id="1\.1" [^>]*aria-label="Draughts 1\.1"/);
  });

  test.each([
    ['[chess](chess.md#2.1)', '<RouterLink to="/rules/chess#2.1">chess</RouterLink>'],
    ['[below](#1.2)', '<RouterLink to="/rules/draughts#1.2">below</RouterLink>'],
    ['[here](https://a.example/?b=1&c=2)', '<a href="https://a.example/?b=1&amp;c=2">here</a>'],
    ['a < b and {{ c }}', 'a &lt; b and &#123;&#123; c }}'],
  ])('%s', (text, html) => {
    expect(page(text)).toContain(html);
  });
});

test('every link from rule to rule leads to one', () => {
  const documents = readRulebook(join(repository, 'docs/rules'));
  const places = new Set(documents.map(({ slug }) => `/rules/${slug}`));
  for (const { document, number } of citables(documents).values()) places.add(`/rules/${document}#${number}`);
  const links = documents.flatMap((document) =>
    [...ruleTemplate(document).matchAll(/to="(\/rules\/[^"]*)"/g)].map(([, to = '']) => to),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((to) => !places.has(to))).toEqual([]);
});

test('what holds for every tournament is listed first, then systems of play, then games', () => {
  const slugs = readRulebook(join(repository, 'docs/rules')).map(({ slug }) => slug);
  expect(slugs.slice(0, 4)).toEqual(['common', 'clocks', 'ratings', 'round-robin']);
  const games = readdirSync(join(repository, 'api/src/games'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect(slugs.slice(-games.length)).toEqual(games.map(({ name }) => name).toSorted());
});

test('a rule is cited by its name: no two documents have the same', () => {
  const names = readRulebook(join(repository, 'docs/rules')).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
