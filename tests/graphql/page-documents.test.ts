import { complexityFromQuery } from '@pothos/plugin-complexity';
import { Kind, isInputObjectType, isNonNullType, parse, print, validate, visit } from 'graphql';
import type { DefinitionNode, FragmentDefinitionNode, OperationDefinitionNode, TypeNode } from 'graphql';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { OPERATION_LIMITS } from '../../api/src/graphql/builder.ts';
import { schema } from '../../api/src/graphql/schema.ts';

/** The most that the dashboard lets its lists ask for at once. */
const LONGEST_LIST = 100;

const fragments = new Map<string, FragmentDefinitionNode>();
const operations: [string, OperationDefinitionNode][] = [];
for await (const file of glob('web/src/**/*.{ts,vue}')) {
  for (const [, document = ''] of readFileSync(file, 'utf8').matchAll(/graphql\(\s*`([^`]*)`/g)) {
    for (const definition of parse(document).definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
      if (definition.kind === Kind.OPERATION_DEFINITION) operations.push([definition.name?.value ?? file, definition]);
    }
  }
}

/** An operation and every fragment that it needs. */
function withFragments(
  definition: DefinitionNode,
  known = new Map<string, DefinitionNode>(),
): Map<string, DefinitionNode> {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (fragment === undefined || known.has(name.value)) return;
      known.set(name.value, fragment);
      withFragments(fragment, known);
    },
  });
  return known;
}

/** A value that a variable of this type can have; lists are as long as they may be asked for. */
function sample(type: TypeNode): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return sample(type.type);
  if (type.kind === Kind.LIST_TYPE) return [sample(type.type)];
  const named = schema.getType(type.name.value);
  if (named?.name === 'Int') return LONGEST_LIST;
  if (named?.name === 'Float') return 6.5;
  if (named?.name === 'Boolean') return true;
  if (named?.name === 'DateTime') return '2026-11-21T08:00:00Z';
  if (named !== undefined && 'getValues' in named) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return 'x';
  const required = Object.values(named.getFields()).filter(
    (field) => isNonNullType(field.type) && field.defaultValue === undefined,
  );
  return Object.fromEntries(required.map(({ name, type: of }) => [name, sample(typeNode(String(of)))]));
}

function typeNode(text: string): TypeNode {
  const [definition] = parse(`type T { field: ${text} }`).definitions;
  if (definition?.kind !== Kind.OBJECT_TYPE_DEFINITION || definition.fields?.[0] === undefined) throw new Error(text);
  return definition.fields[0].type;
}

/** As it is sent: without the directives that are for types only, and the page's cache asks for the type of everything besides. */
function asSent<Definition extends DefinitionNode>(definition: Definition): Definition {
  const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  return visit(definition, {
    Directive: ({ name }) => (name.value === '_unmask' ? null : undefined),
    SelectionSet: {
      leave: (set, _key, parent) =>
        parent !== undefined && 'operation' in parent
          ? undefined
          : { ...set, selections: [...set.selections, typeName] },
    },
  });
}

test('the dashboard has documents', () => {
  expect(operations.length).toBeGreaterThan(10);
});

test.each(operations)('the dashboard’s %s can be asked, within what one operation may ask for', (_name, operation) => {
  const source = [operation, ...withFragments(operation).values()]
    .map((definition) => print(asSent(definition)))
    .join('\n');
  // With the parts of every game and system in one document, which nothing else looks at as a whole.
  expect(validate(schema, parse(source)).map(({ message }) => message)).toEqual([]);
  const variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => [variable.name.value, sample(type)]),
  );
  const cost = complexityFromQuery(source, { schema, ctx: {}, variables });
  expect(cost.complexity).toBeLessThan(OPERATION_LIMITS.complexity);
  expect(cost.depth).toBeLessThanOrEqual(OPERATION_LIMITS.depth);
  expect(cost.breadth).toBeLessThan(OPERATION_LIMITS.breadth);
});
