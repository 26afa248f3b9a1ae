import { GraphQLID, GraphQLObjectType, GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../api/src/graphql/schema.ts';
import { PRIVATE_COLUMNS, PUBLIC_MODELS, readClient } from '../../api/src/store/public/read-client.ts';
import { readsOf } from './public-reads.ts';

const isPublic = new Set<string>(PUBLIC_MODELS);

/** What a schema reads by itself that it may not: tables that are not public, and columns that are private. */
function unfit(what: Parameters<typeof readsOf>[0]): readonly string[] {
  const { models, columns } = readsOf(what);
  return [
    ...models.filter((model) => !isPublic.has(model)),
    ...columns.filter((column) => PRIVATE_COLUMNS.has(column)),
  ];
}

test('the API reads public tables by itself, and shows no private column of theirs', () => {
  expect(readsOf(schema).models).toEqual(expect.arrayContaining(['Player', 'Entry', 'Rating']));
  expect(unfit(schema)).toEqual([]);
});

test('a private table is found out, whether it is a type, a relation or a part, and so is a private column', () => {
  const field = (extensions: object) => ({ type: GraphQLID, extensions: { ...extensions } });
  const credential = new GraphQLObjectType({
    name: 'Proof',
    extensions: { pothosPrismaModel: 'Credential' },
    fields: { id: field({}) },
  });
  const player = new GraphQLObjectType({
    name: 'Person',
    extensions: {
      pothosPrismaModel: 'Player',
      pothosPrismaInclude: { entries: { include: { matchesWon: true } }, account: { select: { email: true } } },
    },
    fields: {
      account: field({ pothosPrismaVariant: 'accountId' }),
      claims: field({ pothosPrismaRelationField: { type: 'ClaimLink' } }),
      comfort: field({ pothosPrismaSelect: { comfort: { select: { rolls: true } } } }),
    },
  });
  expect(new Set(unfit(new GraphQLSchema({ types: [credential, player] })))).toEqual(
    new Set(['Credential', 'Account', 'ClaimLink', 'PlayerComfort', 'MatchDecision', 'Player.accountId']),
  );
});

test('each relation says how it is read where it has not come with its row, once for all rows', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  );
  const relations = fields.filter(
    ({ args, extensions }) => args.length === 0 && 'pothosPrismaRelationField' in extensions,
  );
  expect(relations.length).toBeGreaterThan(10);
  const silent = relations.filter(({ extensions }) => extensions['pothosPrismaFallback'] === undefined);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('what reads public tables has no others, and nothing that writes', () => {
  const asked: string[] = [];
  const everything = new Proxy({}, { get: (_tables, table) => new Proxy({}, { get: called(String(table)) }) });
  function called(table: string) {
    return (_calls: object, call: string | symbol) => () => asked.push(`${table}.${String(call)}`);
  }
  const reads = readClient({ prisma: everything as never });
  for (const table of ['account', '$queryRaw', '$transaction', 'gameSeed']) expect(table in reads).toBe(false);
  expect(Object.keys(reads.player).toSorted()).toEqual(
    ['count', 'findFirst', 'findFirstOrThrow', 'findMany', 'findUnique', 'findUniqueOrThrow'].toSorted(),
  );
  void reads.player.findMany({});
  expect(asked).toEqual(['player.findMany']);
});
