import { cacheExchange } from '@urql/exchange-graphcache';
import facts from 'virtual:schema-facts';
import { cacheConfig } from './cache-config.ts';

/** The page's whole state of the graph: one entity an id, updated by whatever query or event carries it. */
export const graphCache = cacheExchange(cacheConfig(facts));
