import { Kind, parse, visit } from 'graphql';
import { expect, test } from 'vitest';
import { pageDocuments } from '../../../tools/documents/page-documents.ts';

/** The questions about a tournament that do not ask for its version. */
function unversioned(text: string): readonly string[] {
  const found: string[] = [];
  visit(parse(text), {
    OperationDefinition({ operation, name, selectionSet }) {
      for (const field of selectionSet.selections) {
        if (operation !== 'query' || field.kind !== Kind.FIELD || field.name.value !== 'tournament') continue;
        const asked = field.selectionSet?.selections.flatMap((one) =>
          one.kind === Kind.FIELD ? [one.name.value] : [],
        );
        if (asked?.includes('version') !== true) found.push(name?.value ?? '');
      }
    },
  });
  return found;
}

test('every question about a tournament asks for its version, so that an answer that is behind is known', () => {
  expect(pageDocuments().length).toBeGreaterThan(100);
  expect(unversioned('query Bare($id: ID!) { tournament(id: $id) { id } }')).toEqual(['Bare']);
  expect(pageDocuments().flatMap(({ path, text }) => unversioned(text).map((name) => `${path}: ${name}`))).toEqual([]);
});
