import { expect, test } from 'vitest';
import { usePagedQuery } from '../../../web/src/graphql/paged-query.ts';
import { LIST, letters, openPart as opened } from './paged-part.ts';

function openPart(lists: Record<string, string[]>) {
  const part = opened(lists, (of) =>
    usePagedQuery(
      LIST,
      () => ({ of: of() }),
      ({ list }) => list,
    ),
  );
  return { ...part, shown: () => (part.edges.value ?? []).map(({ node }) => node).join('') };
}

test('each page is added to what was read before it, up to the last', () => {
  const part = openPart({ a: letters('a', 'h') });
  expect([part.shown(), part.hasMore.value]).toEqual(['abc', true]);
  part.more();
  expect([part.shown(), part.hasMore.value]).toEqual(['abcdef', true]);
  part.more();
  expect([part.shown(), part.hasMore.value]).toEqual(['abcdefgh', false]);
  expect(part.asked).toEqual([null, 'c', 'f']);
});

test('what is asked for anew is whole and without a gap, as long as what was read, whatever came or went', () => {
  const a = letters('b', 'h');
  const part = openPart({ a });
  part.more();
  expect(part.shown()).toBe('bcdefg');
  a.unshift('a');
  part.again();
  expect(part.shown()).toBe('abcdef');
  a.splice(1, 2);
  part.again();
  expect(part.shown()).toBe('adefgh');
  a.length = 2;
  part.again();
  expect([part.shown(), part.hasMore.value]).toEqual(['ad', false]);
});

test('another list begins with its first page', async () => {
  const part = openPart({ a: letters('a', 'h'), b: letters('n', 'z') });
  part.more();
  part.of.value = 'b';
  await expect.poll(part.shown).toBe('nop');
  part.more();
  expect(part.shown()).toBe('nopqrs');
  expect(part.asked).toEqual([null, 'c', null, 'p']);
});

test('a page that does not come can be asked for again, and what was read stays', () => {
  const part = openPart({ a: letters('a', 'e') });
  part.isDown.value = true;
  part.more();
  expect([part.shown(), part.hasMore.value]).toEqual(['abc', true]);
  part.isDown.value = false;
  part.more();
  expect([part.shown(), part.hasMore.value]).toEqual(['abcde', false]);
});
