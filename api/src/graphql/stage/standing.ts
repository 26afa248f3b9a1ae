import { entryOf } from '../../application/queries/find.ts';
import type { ShownStanding, ShownTieBreak } from '../../application/queries/standings.ts';
import { builder } from '../builder.ts';
import { EntryType } from '../refs.ts';
import { TieBreakTermType } from './tie-break-term.ts';

const TieBreakType = builder.objectRef<ShownTieBreak>('TieBreak').implement({
  description: 'What separates players of equal points.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Its short name in tables, such as SB.' }),
    name: t.exposeString('name', { description: 'Its name in words.' }),
    value: t.exposeFloat('value', { description: 'The higher the better.' }),
    terms: t.field({
      type: [TieBreakTermType],
      description: 'The sum, one by one.',
      resolve: ({ terms }) => [...terms],
    }),
  }),
});

/** One row of a table. */
export const StandingType = builder.objectRef<ShownStanding>('Standing').implement({
  description: 'One row of a table.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'From 1; players whom nothing separates share it.' }),
    shared: t.exposeBoolean('shared', { description: 'Whether somebody else has the same rank.' }),
    entry: t.field({
      type: EntryType,
      description: 'Whose row it is.',
      resolve: ({ entry }, _args, { app }) => entryOf(app, entry),
    }),
    points: t.exposeFloat('points', { description: 'One for each game won.' }),
    played: t.exposeInt('played', { description: 'Games that are decided.' }),
    gamesTotal: t.exposeInt('gamesTotal', {
      description: 'Games that the player has in this table, open ones included.',
    }),
    tieBreaks: t.field({
      type: [TieBreakType],
      description: 'In the order in which they are applied.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ tieBreaks }) => [...tieBreaks],
    }),
    zone: t.exposeString('zone', {
      nullable: true,
      description: 'What the rank means so far, such as a place in the next stage; null: nothing.',
    }),
    movement: t.exposeString('movement', {
      nullable: true,
      description: 'Up or down between levels; null where there are none.',
    }),
  }),
});
