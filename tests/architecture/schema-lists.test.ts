import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { formatRulesOf, formatsHere } from '../../api/src/application/registered.ts';
import { LEAGUE_SIZES } from '../../api/src/formats/kuksu/rules/tiers.ts';
import { SWISS_ROUNDS } from '../../api/src/formats/swiss/rules/settings.ts';
import { plainLists } from './schema-lists.ts';

/** Why a list of things is no connection: what makes it short, however long the server has been there. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'as many as were asked for': ['Query.nodes'],
  'one question, pasted line, lot, table or event': [
    'ArrangedTable.entries',
    'BegunGroup.entries',
    'BoardGone.entries',
    'ClaimedPlayer.tournaments',
    'DrawnLot.items',
    'DrawnLot.order',
    'Effects.games',
    'Effects.mailed',
    'PastedName.known',
    'PublishedArrangement.seeding',
    'SeriesAttention.tied',
    'SeriesRuling.players',
    'StageAttention.tied',
  ],
  'as many as play in one tournament': ['Tournament.namesakes', 'Sandbox.ownPlayers'],
  'a part of what one tournament plays, of which one round, match or group is read alone too': [
    'BackgammonMatch.games',
    'BracketMatch.games',
    'BracketRound.matches',
    'CountryTeam.entries',
    'Group.entries',
    'Group.pairings',
    'KibaTournament.finalists',
    'League.siteOrder',
    'League.trophies',
    'Pairing.games',
    'Round.pairings',
    'Stage.groups',
    'Tournament.groups',
    'Tournament.stages',
    'UnreportedAttention.games',
  ],
  'as many as meet in one series, or share one title': [
    'ChampionshipTable.mabingwa',
    'ChampionshipTable.tied',
    'KibaChampionship.countryMatches',
    'Title.players',
  ],
  'one a cycle, and a cycle takes months': ['KuksuTitle.cycles', 'Series.tournaments'],
  'of one match, game or tournament, and each is a deed of a person there': [
    'BracketMatch.protests',
    'Game.pauses',
    'KnockoutTournament.reports',
    'ReportedGame.reports',
    'Tournament.pauses',
  ],
  'a limit that `limits` or the command says': [
    'Viewer.bots',
    'Viewer.followedPlayers',
    'Viewer.followedTournaments',
    'Viewer.hiddenTournaments',
    'Viewer.overlaySlots',
    'Viewer.pushDevices',
    'Viewer.tokens',
    'Viewer.webhooks',
  ],
  'at most 100, the newest': ['Account.series', 'TournamentChanges.games', 'Viewer.directs', 'Viewer.inHand'],
  'what is open for one person': ['Viewer.games', 'Viewer.invitations'],
};

test('a list of things that grows is read page by page; one that is answered as a whole says why it stays short', () => {
  const lists = plainLists(buildSchema(readFileSync('schema.graphql', 'utf8')));
  expect(lists).toEqual(Object.values(REASONS).flat().toSorted());
});

test('one tournament plays so much at most: 1,270 players, 127 groups, 1,000 boards, 512 matches, 561 pairings of a group', () => {
  const most = (key: Parameters<typeof formatRulesOf>[0]) => formatRulesOf(key).usual().sizes.max;
  expect(Math.max(...[...formatsHere.keys()].map(most))).toBe(1_270);
  expect(most('KUKSU') / LEAGUE_SIZES.max).toBe(127);
  expect(Math.floor(most('SWISS') / 2) * SWISS_ROUNDS.max).toBe(1_000);
  expect(most('KNOCKOUT')).toBe(512);
  expect((most('ROUND_ROBIN') * (most('ROUND_ROBIN') - 1)) / 2).toBe(561);
  expect(most('KIBA')).toBe(most('ROUND_ROBIN'));
});

test('a list of things without pages is seen, and none of what passes', () => {
  const planted = buildSchema(`
    interface Node { id: ID! }
    type Query { club: Club! }
    type Club implements Node { id: ID! members: [Member!]! pages: ClubMembersConnection! names: [String!]! }
    type ClubMembersConnection { nodes: [Member!]! }
    type Member implements Node { id: ID! }
    type Mutation { join: JoinPayload! }
    union JoinPayload = JoinSuccess
    type JoinSuccess { members: [Member!]! }
  `);
  expect(plainLists(planted)).toEqual(['Club.members']);
});
