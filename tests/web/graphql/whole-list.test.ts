import { expect, test } from 'vitest';
import { useWholeList } from '../../../web/src/graphql/whole-list.ts';
import { LIST, letters, openPart as opened } from './paged-part.ts';

function openPart(lists: Record<string, string[]>, isDown?: { value: boolean }) {
  const read = (of: () => string) =>
    useWholeList(
      LIST,
      () => ({ of: of() }),
      ({ list }) => list,
    );
  const part = opened(lists, read, isDown);
  return { ...part, shown: () => [(part.nodes.value ?? []).join(''), part.isWhole.value] };
}

test('a list is read to its end, each page once', async () => {
  const part = openPart({ a: letters('a', 'h') });
  await expect.poll(part.shown).toEqual(['abcdefgh', true]);
  expect(part.asked).toEqual([null, 'c', 'f']);
});

test('what has come since is read too, where it is asked for anew', async () => {
  const a = letters('b', 'g');
  const part = openPart({ a });
  await expect.poll(part.shown).toEqual(['bcdefg', true]);
  a.push('h');
  part.again();
  await expect.poll(part.shown).toEqual(['bcdefgh', true]);
});

test('another list is read to its end too', async () => {
  const part = openPart({ a: letters('a', 'e'), b: letters('n', 'z') });
  await expect.poll(part.shown).toEqual(['abcde', true]);
  part.of.value = 'b';
  await expect.poll(part.shown).toEqual(['nopqrstuvwxyz', true]);
});

test('a page that does not come stops the reading, until it is asked for again', async () => {
  const part = openPart({ a: letters('a', 'h') }, { value: true });
  await expect.poll(() => part.error.value).toBeDefined();
  expect([part.shown(), part.asked]).toEqual([
    ['abc', false],
    [null, 'c'],
  ]);
  part.isDown.value = false;
  part.again();
  await expect.poll(part.shown).toEqual(['abcdefgh', true]);
  expect(part.error.value).toBeUndefined();
});
