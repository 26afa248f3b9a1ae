import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import facts from 'virtual:schema-facts';
import { boardEvent, tournamentDeed, tournamentEvent } from './cache-updates.ts';

const embedded = (): null => null;
const tournamentDeeds = [
  'createTournament',
  'openRegistration',
  'enterTournament',
  'enterPlayers',
  'leaveTournament',
  'withdraw',
  'reportResult',
  'closeRegistration',
  'startTournament',
  'cancelTournament',
] as const;

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
    Subscription: { liveBoards: boardEvent, tournamentEvents: tournamentEvent },
    Mutation: Object.fromEntries(tournamentDeeds.map((deed) => [deed, tournamentDeed])),
  },
});
