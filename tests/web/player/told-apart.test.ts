import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { pageDocuments } from '../../../tools/documents/page-documents.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'));
const documents = pageDocuments();
const fragments = new Map<string, FragmentDefinitionNode>();
for (const { text } of documents) {
  for (const definition of parse(text).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
}

/** What is asked of an object, that of its fragments too. */
function askedOf({ selections }: SelectionSetNode): readonly string[] {
  return selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one.name.value];
    const set = one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet : fragments.get(one.name.value)?.selectionSet;
    return set === undefined ? [] : askedOf(set);
  });
}

/** Where a document asks for the name of a player and not for his handle. */
function bareNames(text: string): readonly string[] {
  const found: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    parse(text),
    visitWithTypeInfo(types, {
      SelectionSet(set, _key, parent, _path, above) {
        if (getNamedType(types.getParentType())?.name !== 'Player') return;
        const asked = askedOf(set);
        if (!asked.includes('name') || asked.includes('handle')) return;
        const named = [...above, parent].flatMap((node) =>
          node !== undefined && 'name' in node ? (node.name?.value ?? []) : [],
        );
        found.push(named.join('.'));
      },
    }),
  );
  return found;
}

test('whoever is named on a page is asked by what he is told from another of his name', () => {
  expect(bareNames('query Bare($id: ID!) { player(id: $id) { id name } }')).toEqual(['Bare.player']);
  expect(bareNames('query Told($id: ID!) { player(id: $id) { ...PlayerName } }')).toEqual([]);
  expect(documents.flatMap(({ path, text }) => bareNames(text).map((where) => `${path}: ${where}`))).toEqual([]);
});
