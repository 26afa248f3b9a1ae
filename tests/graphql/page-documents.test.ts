import { complexityFromQuery } from '@pothos/plugin-complexity';
import { Kind, isInputObjectType, isNonNullType, parse, print, validate } from 'graphql';
import type { TypeNode } from 'graphql';
import { expect, test } from 'vitest';
import { OPERATION_LIMITS } from '../../api/src/graphql/operation-limits.ts';
import { schema } from '../../api/src/graphql/schema.ts';
import { pageOperations, sentDocument } from '../support/page-documents.ts';

/** The most that the dashboard lets its lists ask for at once. */
const LONGEST_LIST = 100;

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

test('the dashboard has documents', () => {
  expect(pageOperations.length).toBeGreaterThan(10);
});

test.each(pageOperations)(
  'the dashboard’s %s can be asked, within what one operation may ask for',
  (_name, operation) => {
    const source = print(sentDocument(operation));
    // With the parts of every game and system in one document, which nothing else looks at as a whole.
    expect(validate(schema, parse(source)).map(({ message }) => message)).toEqual([]);
    const variables = Object.fromEntries(
      (operation.variableDefinitions ?? []).map(({ variable, type }) => [variable.name.value, sample(type)]),
    );
    const cost = complexityFromQuery(source, { schema, ctx: {}, variables });
    expect(cost.complexity).toBeLessThan(OPERATION_LIMITS.complexity);
    expect(cost.depth).toBeLessThanOrEqual(OPERATION_LIMITS.depth);
    expect(cost.breadth).toBeLessThan(OPERATION_LIMITS.breadth);
  },
);
