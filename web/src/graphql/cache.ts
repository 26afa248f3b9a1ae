import { cacheExchange, type Cache } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import facts from 'virtual:schema-facts';

const embedded = (): null => null;

/** Forgets lists at the root, so that whoever shows one asks the server for it again. */
function forget(cache: Cache, ...names: string[]): void {
  for (const field of cache.inspectFields('Query')) {
    if (names.includes(field.fieldName)) cache.invalidate('Query', field.fieldKey);
  }
}

/** Lists that the server orders are asked for again, never re-ordered here. */
function boardEvent(result: { liveBoards?: { change?: string } | null }, _args: unknown, cache: Cache): void {
  const change = result.liveBoards?.change;
  if (change === 'STARTED' || change === 'FINISHED') forget(cache, 'liveGames', 'latestResults', 'tournaments');
}

const tournamentLists = (_result: unknown, _args: unknown, cache: Cache): void =>
  forget(cache, 'tournaments', 'viewer');

/** The page's whole state of the graph: one entity an id, updated by whatever query or event carries it. */
export const graphCache = cacheExchange({
  possibleTypes: facts.possibleTypes,
  keys: Object.fromEntries(facts.keyless.map((name) => [name, embedded])),
  resolvers: {
    Query: { players: relayPagination(), tournaments: relayPagination() },
    Player: { entries: relayPagination(), games: relayPagination() },
    RoundRobinTournament: { games: relayPagination(), log: relayPagination() },
  },
  updates: {
    Subscription: { liveBoards: boardEvent },
    Mutation: {
      createTournament: tournamentLists,
      openRegistration: tournamentLists,
      closeRegistration: tournamentLists,
      startTournament: tournamentLists,
      cancelTournament: tournamentLists,
    },
  },
});
