import { Client, gql, type Exchange, type Operation, type OperationResult, type TypedDocumentNode } from '@urql/vue';
import { expect, test } from 'vitest';
import { createRenderer, shallowRef } from 'vue';
import { filter, map, pipe } from 'wonka';
import { usePagedQuery, type PagedQuery } from '../../../web/src/graphql/paged-query.ts';

interface Answer {
  readonly list: {
    readonly edges: readonly { readonly node: string }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const LIST: TypedDocumentNode<Answer, { readonly of: string; readonly after?: string | null }> = gql`
  query List($of: String!, $after: String) {
    list(of: $of, after: $after) {
      edges {
        node
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
const PAGE = 3;
const nothing = (): object => ({});
/** Draws on nothing. */
const renderer = createRenderer<object, object>({
  patchProp: nothing,
  insert: nothing,
  remove: nothing,
  createElement: nothing,
  createText: nothing,
  createComment: nothing,
  setText: nothing,
  setElementText: nothing,
  parentNode: () => null,
  nextSibling: () => null,
});

/** A part of a page that reads lists of a server page by page; what lies on the server is the test's to change. */
function openPart(lists: Record<string, string[]>) {
  const asked: (string | null)[] = [];
  const isDown = shallowRef(false);
  const answerTo = (operation: Operation): OperationResult => {
    const { of, after } = operation.variables as { of: string; after: string | null };
    asked.push(after);
    if (isDown.value) return { operation, data: undefined, error: { message: 'down' } as never, ...FINAL };
    const all = lists[of] ?? [];
    const from = after === null ? 0 : all.indexOf(after) + 1;
    const page = all.slice(from, from + PAGE);
    const pageInfo = { hasNextPage: from + PAGE < all.length, endCursor: page.at(-1) ?? null };
    return { operation, data: { list: { edges: page.map((node) => ({ node })), pageInfo } }, ...FINAL };
  };
  const server: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind === 'query'),
      map(answerTo),
    );
  const client = new Client({ url: 'http://page.example/graphql', preferGetMethod: false, exchanges: [server] });
  const of = shallowRef('a');
  let part: PagedQuery<Answer, { readonly node: string }> | undefined;
  const app = renderer.createApp({
    setup() {
      part = usePagedQuery(
        LIST,
        () => ({ of: of.value }),
        ({ list }) => list,
      );
      return () => null;
    },
  });
  app.provide('$urql', { value: client });
  app.mount({});
  if (part === undefined) throw new Error('The part was not set up');
  const { edges } = part;
  return { ...part, of, asked, isDown, shown: () => (edges.value ?? []).map(({ node }) => node).join('') };
}

const FINAL = { stale: false, hasNext: false };
const letters = (from: string, to: string): string[] =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode(from.charCodeAt(0) + at),
  );

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
