import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import facts from 'virtual:schema-facts';
import { boardEvent, seriesDeed, seriesEvent, tournamentDeed, tournamentEvent } from './cache-updates.ts';

const embedded = (): null => null;
const tournamentDeeds = [
  'createTournament',
  'openRegistration',
  'enterTournament',
  'enterPlayers',
  'leaveTournament',
  'withdraw',
  'reportResult',
  'importRecords',
  'closeRegistration',
  'startTournament',
  'cancelTournament',
  'updateTournament',
  'setCategory',
  'disqualify',
  'importRegistrations',
  'importLastCycle',
  'takeLastCycle',
  'answerInvitation',
  'endInvitations',
  'extendInvitations',
  'excludePlayers',
  'invitePlayers',
  'advanceTournament',
  'replacePlayer',
  'forfeitMatch',
  'decideMatch',
  'raiseProtest',
  'answerProtest',
  'nameLuckyLosers',
] as const;

const seriesDeeds = [
  'createChampionship',
  'addTournament',
  'removeTournament',
  'openMabingwa',
  'openCountryMatch',
  'refusePlace',
  'settleCut',
] as const;

/** The page's whole state of the graph: one entity an id, updated by whatever query or event carries it. */
export const graphCache = cacheExchange({
  possibleTypes: facts.possibleTypes,
  keys: Object.fromEntries(facts.keyless.map((name) => [name, embedded])),
  resolvers: {
    Query: { players: relayPagination(), tournaments: relayPagination() },
    Player: { entries: relayPagination(), games: relayPagination() },
    RoundRobinTournament: { games: relayPagination(), log: relayPagination() },
    KibaTournament: { games: relayPagination(), log: relayPagination() },
    KuksuCycle: { games: relayPagination(), log: relayPagination() },
    KnockoutTournament: { games: relayPagination(), log: relayPagination() },
    CountryMatchTournament: { games: relayPagination(), log: relayPagination() },
    KibaChampionship: { log: relayPagination() },
  },
  updates: {
    Subscription: { liveBoards: boardEvent, tournamentEvents: tournamentEvent, seriesEvents: seriesEvent },
    Mutation: {
      ...Object.fromEntries(tournamentDeeds.map((deed) => [deed, tournamentDeed])),
      ...Object.fromEntries(seriesDeeds.map((deed) => [deed, seriesDeed])),
    },
  },
});
