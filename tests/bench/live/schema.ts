import { GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString, GraphQLFloat } from 'graphql';
import type { GraphQLFieldConfigArgumentMap, GraphQLResolveInfo } from 'graphql';

/** A move as a board needs it: twelve fields, two players, a clock, a position of 400 characters. */
export interface BenchMove {
  readonly topic: string;
  readonly version: number;
  readonly sentAt: number;
  readonly position: string;
}

/** What every subscriber asks for. */
export const DOCUMENT = `subscription Watch($topic: String!) { moveMade(topic: $topic) {
  topic version sentAt ply notation position toMove status
  clock { first second running expiresAt } south { handle name elo } north { handle name elo } } }`;

/** Characters of a position, where nothing else is asked for. */
export const POSITION_LENGTH = 400;

type Subscribe = (topic: string, context: unknown, info: GraphQLResolveInfo) => unknown;

/** The schema of the benchmark over whatever answers a subscription. */
export function benchSchema(subscribe: Subscribe): GraphQLSchema {
  const text = (resolve: (move: BenchMove) => string) => ({ type: new GraphQLNonNull(GraphQLString), resolve });
  const whole = (resolve: (move: BenchMove) => number) => ({ type: new GraphQLNonNull(GraphQLInt), resolve });
  const player = new GraphQLObjectType<BenchMove>({
    name: 'Player',
    fields: { handle: text(() => 'mzee-salim'), name: text(() => 'Mzee Salim wa Lamu'), elo: whole(() => 1923) },
  });
  const clock = new GraphQLObjectType<BenchMove>({
    name: 'Clock',
    fields: {
      first: whole(() => 259_200),
      second: whole(({ version }) => 345_600 - version),
      running: text(() => 'SECOND'),
      expiresAt: text(() => '2026-11-24T08:00:00.000Z'),
    },
  });
  const move = new GraphQLObjectType<BenchMove>({
    name: 'Move',
    fields: {
      topic: text(({ topic }) => topic),
      version: whole(({ version }) => version),
      sentAt: { type: new GraphQLNonNull(GraphQLFloat), resolve: ({ sentAt }) => sentAt },
      ply: whole(({ version }) => version),
      notation: text(() => 'a8>+ *'),
      position: text(({ position }) => position),
      toMove: text(() => 'SECOND'),
      status: text(() => 'RUNNING'),
      clock: { type: new GraphQLNonNull(clock), resolve: (made) => made },
      south: { type: new GraphQLNonNull(player), resolve: (made) => made },
      north: { type: new GraphQLNonNull(player), resolve: (made) => made },
    },
  });
  const args: GraphQLFieldConfigArgumentMap = { topic: { type: new GraphQLNonNull(GraphQLString) } };
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { hello: text(() => 'hello') } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: {
        moveMade: {
          type: new GraphQLNonNull(move),
          args,
          extensions: { audience: 'public' },
          subscribe: (_root, { topic }: { topic: string }, context, info) => subscribe(topic, context, info),
          resolve: (made: BenchMove) => made,
        },
      },
    }),
  });
}
