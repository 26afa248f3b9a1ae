import { createSchema, createYoga } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { deprecations } from '../../api/src/server/deprecations.ts';

const schema = createSchema({
  typeDefs: `
    type Query {
      old: Int @deprecated(reason: "Goes on 2027-04-01: take \`Query.new\`.")
      new(kind: Kind, size: Int @deprecated(reason: "Goes on 2027-04-01: nothing takes its place.")): Int
    }
    enum Kind { OLD @deprecated(reason: "Goes on 2027-04-01: take \`Kind.NEW\`.") NEW }
    type Subscription { old: Int @deprecated(reason: "Goes on 2027-04-01: take \`Query.new\`.") }
  `,
  resolvers: {
    Query: { old: () => 1, new: () => 2 },
    Subscription: {
      old: {
        subscribe: async function* count() {
          yield { old: 1 };
          yield { old: 2 };
        },
      },
    },
  },
});
const yoga = createYoga({ schema, logging: false, plugins: [deprecations(schema)] });

async function ask(query: string, accept = 'application/json'): Promise<string> {
  const headers = { 'content-type': 'application/json', accept };
  const answer = await yoga.fetch('http://server.example/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  });
  return answer.text();
}

test.each([
  ['a field', '{ old }', 'The field Query.old is deprecated. Goes on 2027-04-01: take `Query.new`.'],
  [
    'an argument',
    '{ new(size: 1) }',
    'Field "Query.new" argument "size" is deprecated. Goes on 2027-04-01: nothing takes its place.',
  ],
  ['a value', '{ new(kind: OLD) }', 'The enum value "Kind.OLD" is deprecated. Goes on 2027-04-01: take `Kind.NEW`.'],
])('who asks for %s that will go is told when, and what takes its place', async (_what, query, message) => {
  const { data, errors, extensions } = JSON.parse(await ask(query)) as Record<string, unknown>;
  expect(errors).toBeUndefined();
  expect(data).not.toBeNull();
  expect(extensions).toMatchObject({ warnings: [{ code: 'DEPRECATED', message, locations: [{ line: 1 }] }] });
});

test('who asks for nothing of the kind is told nothing', async () => {
  expect(JSON.parse(await ask('{ new(kind: NEW) }'))).toEqual({ data: { new: 2 } });
});

test('who watches is told once, with the first event', async () => {
  const events = await ask('subscription { old }', 'text/event-stream');
  const told = [...events.matchAll(/^data: (\{.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as object);
  expect(told).toHaveLength(2);
  expect(told[0]).toHaveProperty('extensions.warnings');
  expect(told[1]).toEqual({ data: { old: 2 } });
});
