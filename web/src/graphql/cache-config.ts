import type { CacheExchangeOpts, Data } from '@urql/exchange-graphcache';
import { cacheUpdates } from './cache-updates.ts';
import type { SchemaFacts } from './schema-facts.ts';

const embedded = (): null => null;
/** A thing as it was is not the thing that events tell of. */
const asItStands = ({ id, asOf }: Data): string | null => (asOf == null && typeof id === 'string' ? id : null);

/** How a cache of this API keeps what it is told, and what makes it forget. */
export const cacheConfig = (facts: SchemaFacts): CacheExchangeOpts => ({
  possibleTypes: facts.possibleTypes,
  keys: Object.fromEntries([
    ...facts.keyless.map((name) => [name, embedded] as const),
    ...facts.momentary.map((name) => [name, asItStands] as const),
  ]),
  updates: cacheUpdates(facts),
});
