import { buildSchema, isInterfaceType, type GraphQLObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is a turn's, and no notice. */
const NO_NOTICE = 'MyTurn';

test('every notice that is about a tournament or a game is asked for it, so that it leads there', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const query = readFileSync('web/src/notices/notices-query.ts', 'utf8');
  const event = schema.getType('PlayerEvent');
  const kinds: readonly GraphQLObjectType[] = isInterfaceType(event) ? schema.getPossibleTypes(event) : [];
  const about = kinds.filter((kind) => {
    const { tournament, game } = kind.getFields();
    return kind.name.startsWith('My') && kind.name !== NO_NOTICE && (tournament ?? game) !== undefined;
  });
  expect(about.length).toBeGreaterThan(20);
  expect(about.map(({ name }) => name).filter((name) => !query.includes(`... on ${name} {`))).toEqual([]);
});
