import { Client, gql, type Exchange, type Operation, type OperationResult, type TypedDocumentNode } from '@urql/vue';
import { createRenderer, shallowRef } from 'vue';
import { filter, map, pipe } from 'wonka';

/** A page of a list of letters. */
export interface Answer {
  readonly list: {
    readonly edges: readonly { readonly node: string }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

/** Asks for a page of a list. */
export const LIST: TypedDocumentNode<Answer, { readonly of: string; readonly after?: string | null }> = gql`
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

/**
 * A part of a page, set up with a reader of lists, of which it chooses one; what lies on the server is the test's to change. While
 * `isDown` no page but the first comes.
 */
export function openPart<Reader extends object>(
  lists: Record<string, string[]>,
  read: (of: () => string) => Reader,
  isDown = { value: false },
) {
  const asked: (string | null)[] = [];
  const answerTo = (operation: Operation): OperationResult => {
    const { of, after } = operation.variables as { of: string; after: string | null };
    asked.push(after);
    if (isDown.value && after !== null)
      return { operation, data: undefined, error: { message: 'down' } as never, ...FINAL };
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
  let part: Reader | undefined;
  const app = renderer.createApp({
    setup() {
      part = read(() => of.value);
      return () => null;
    },
  });
  app.provide('$urql', { value: client });
  app.mount({});
  if (part === undefined) throw new Error('The part was not set up');
  return { ...part, of, asked, isDown };
}

const FINAL = { stale: false, hasNext: false };
/** The letters from one to another. */
export const letters = (from: string, to: string): string[] =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode(from.charCodeAt(0) + at),
  );
