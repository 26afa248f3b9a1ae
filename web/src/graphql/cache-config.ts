import type { CacheExchangeOpts } from '@urql/exchange-graphcache';
import { cacheUpdates } from './cache-updates.ts';
import type { SchemaFacts } from './schema-facts.ts';

const embedded = (): null => null;

/** How a cache of this API keeps what it is told, and what makes it forget. */
export const cacheConfig = (facts: SchemaFacts): CacheExchangeOpts => ({
  possibleTypes: facts.possibleTypes,
  keys: Object.fromEntries(facts.keyless.map((name) => [name, embedded])),
  updates: cacheUpdates(facts),
});
