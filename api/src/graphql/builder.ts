import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import type { Context } from './context.ts';
import type { Instant } from '../kernel/time.ts';
import { publicDatamodel, readClient, type PublicTypes } from '../store/public/read-client.ts';
import { totalCount } from './total-count.ts';
import { OPERATION_LIMITS } from './operation-limits.ts';
import { rereadsOf } from './rereads.ts';
import { tooComplex } from './too-complex.ts';
import { LASTING } from './lasting.ts';

/** By what Pothos calls it. */
const RULES = { Depth: 'depth', Breadth: 'breadth', Complexity: 'complexity' } as const;

/** The one Pothos builder; every module of the API adds its types and fields to it. Fields are non-null unless they say so. */
export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PublicTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  Scalars: { DateTime: { Input: Instant; Output: Instant | Date }; ID: { Input: string; Output: string } };
}>({
  plugins: [ComplexityPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  prisma: {
    client: (context) => readClient(context.app.db, rereadsOf(context)) as never,
    dmmf: publicDatamodel(),
    onUnusedQuery: 'error',
  },
  complexity: {
    limit: ({ operationLimits = OPERATION_LIMITS }) => operationLimits,
    defaultListMultiplier: 10,
    complexityError: (kind, result) =>
      tooComplex({ rule: RULES[kind], number: Math.ceil(result[RULES[kind]]), maximum: result[`max${kind}`] ?? 0 }),
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    edgesFieldOptions: { nullable: { list: false, items: false }, description: 'The page of the list, in its order.' },
    nodeFieldOptions: { nullable: false, description: 'The thing itself.' },
    cursorFieldOptions: { description: 'Where this edge stands; give it as `after` or `before`.' },
    pageInfoFieldOptions: { description: 'Whether there is more on either side.' },
    nodeTypeOptions: { description: 'Anything that has an id of its own and can be read again by it.' },
    pageInfoTypeOptions: {
      extensions: LASTING,
      description: 'Whether a list goes on, and the cursors of its first and last edge.',
    },
    hasNextPageFieldOptions: { description: 'True when there are further edges after this page.' },
    hasPreviousPageFieldOptions: { description: 'True when there are edges before this page.' },
    startCursorFieldOptions: { description: 'The cursor of the first edge; null for an empty page.' },
    endCursorFieldOptions: { description: 'The cursor of the last edge; null for an empty page.' },
    nodesOnConnection: { description: 'The same without their cursors.' },
    firstArgOptions: {
      description: `How many from the front, 1 to ${OPERATION_LIMITS.items} unless \`limits\` says otherwise; with neither \`first\` nor \`last\`: 20.`,
    },
    lastArgOptions: {
      description: `How many from the back, 1 to ${OPERATION_LIMITS.items} unless \`limits\` says otherwise.`,
    },
    afterArgOptions: { description: 'Only what comes after this cursor.' },
    beforeArgOptions: { description: 'Only what comes before this cursor.' },
    idFieldOptions: { description: 'Opaque and permanent; `node(id:)` answers the thing again.' },
    nodeQueryOptions: false,
    nodesQueryOptions: false,
  },
});

builder.globalConnectionField('totalCount', (t) => t.int(totalCount));

builder.queryType({ description: 'Everything that can be read; what is public is answered signed out too.' });
builder.mutationType({ description: 'Everything that can be done. Each answers what it did or a named error.' });
builder.subscriptionType({ description: 'Everything that can be watched, over WebSocket (graphql-ws) or SSE.' });
