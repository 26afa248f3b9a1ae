import { entryOf } from '../../../application/queries/find.ts';
import { cycleTiers, leagueOf, leagueSiteOrder, type ShownLeague, type ShownTier } from '../application/leagues.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { builder } from '../../../graphql/builder.ts';
import type { Context } from '../../../graphql/context.ts';
import { TABLE_COST } from '../../../graphql/list.ts';
import { KuksuTournamentType } from './ref.ts';
import { EntryType, GroupType } from '../../../graphql/refs.ts';
import { LASTING } from '../../../graphql/lasting.ts';

const entriesOf = (ids: readonly EntryId[], { app }: Context) => Promise.all(ids.map((id) => entryOf(app, id)));

const LeagueType = builder.objectRef<ShownLeague>('League').implement({
  extensions: LASTING,
  description: 'A league of a cycle: five to ten players, everybody against everybody once.',
  fields: (t) => ({
    name: t.string({ description: 'A, B1, B2, C1 and so on.', resolve: ({ group }) => group.name }),
    tier: t.exposeInt('tier', { description: 'Its tier, 1 the top.' }),
    group: t.expose('group', {
      type: GroupType,
      description:
        'Its players and games. Its `standings` are in the order of the league, which decides everything but the trophies: points, SODOS, tier of the last cycle, place in it, rating (Kuksu 3.2).',
    }),
    siteOrder: t.field({
      type: [EntryType],
      description:
        'Its players in the order of the site, which decides the trophies: points, SOS, SODOS, rating, name (Kuksu 3.1). The disqualified are in it.',
      complexity: { field: TABLE_COST, multiplier: 10 },
      resolve: async (league, _args, context) =>
        entriesOf((await leagueSiteOrder(context.app, league)).players, context),
    }),
    trophies: t.field({
      type: [EntryType],
      description:
        'First to third by the order of the site without the disqualified; empty until its last game is decided.',
      complexity: { field: TABLE_COST, multiplier: 3 },
      resolve: async (league, _args, context) =>
        entriesOf((await leagueSiteOrder(context.app, league)).trophies, context),
    }),
  }),
});

const TierType = builder.objectRef<ShownTier>('Tier').implement({
  extensions: LASTING,
  description:
    'A level of a cycle of leagues. The top has one league, each below it up to twice as many as the one above.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1, the top.' }),
    leagues: t.field({
      type: [LeagueType],
      description: 'In the order of their names.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ leagues }) => [...leagues],
    }),
  }),
});

builder.objectField(KuksuTournamentType, 'tiers', (t) =>
  t.field({
    extensions: LASTING,
    type: [TierType],
    description: 'Its tiers, the top first; empty before the start, when `arrangement` tells what they would be.',
    complexity: { field: 1, multiplier: 4 },
    resolve: async (cycle, _args, { app }) => [...(await cycleTiers(app, cycle))],
  }),
);

builder.objectField(GroupType, 'league', (t) =>
  t.field({
    type: LeagueType,
    nullable: true,
    description: 'The league of a cycle that it is; null: it is none.',
    resolve: (group, _args, { app }) => leagueOf(app, group),
  }),
);
