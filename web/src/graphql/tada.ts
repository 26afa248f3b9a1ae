import { initGraphQLTada } from 'gql.tada';
import type {} from '../../generated/graphql-cache.d.ts';
import type { introspection } from './graphql-env.d.ts';

/** Documents typed from schema.graphql. Fragments are masked: a component reads only what its own fragment asks for. */
export const graphql = initGraphQLTada<{ introspection: introspection; scalars: { DateTime: string } }>();

export { readFragment } from 'gql.tada';
export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
