import { changesSince, type MovedRow, type TournamentChanges } from '../../application/queries/changes-since.ts';
import { entryOf, gamesThere, groupOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { LASTING } from '../lasting.ts';
import { STANDINGS_COST } from '../list.ts';
import { EntryType, GameInterface, GroupType, TournamentInterface } from '../refs.ts';

const MOST_GAMES = 100;

const MovedRowType = builder.objectRef<MovedRow>('MovedRow').implement({
  extensions: LASTING,
  description: 'A player who has another rank in a table than he had.',
  fields: (t) => ({
    group: t.field({
      type: GroupType,
      description: 'Whose table.',
      resolve: (row, _args, { app }) => groupOf(app, row),
    }),
    entry: t.field({
      type: EntryType,
      description: 'Who.',
      resolve: ({ entry }, _args, { app }) => entryOf(app, entry),
    }),
    before: t.exposeInt('before', { description: 'His rank then.' }),
    rank: t.exposeInt('rank', { description: 'His rank now.' }),
  }),
});

const TournamentChangesType = builder.objectRef<TournamentChanges>('TournamentChanges').implement({
  extensions: LASTING,
  description: 'What has become otherwise in the tables of a tournament since an instant.',
  fields: (t) => ({
    results: t.exposeInt('results', { description: 'How many results were recorded since, corrections among them.' }),
    games: t.field({
      type: [GameInterface],
      description: `Of which games, the last recorded first; ${MOST_GAMES} at most.`,
      complexity: { field: 1, multiplier: 10 },
      resolve: async ({ games }, _args, { app }) => [...(await gamesThere(app, games.slice(0, MOST_GAMES)))],
    }),
    rows: t.field({
      type: [MovedRowType],
      description: 'Who stands at another rank in a table that was there already, by table and rank.',
      complexity: { field: 1, multiplier: 4 },
      resolve: ({ rows }) => [...rows],
    }),
  }),
});

builder.interfaceField(TournamentInterface, 'changesSince', (t) =>
  t.field({
    extensions: LASTING,
    type: TournamentChangesType,
    description: 'What has changed in its tables since an instant, for who comes back to it.',
    args: {
      since: t.arg({ type: 'DateTime', required: true, description: 'The instant, such as that of his last visit.' }),
    },
    complexity: 2 * STANDINGS_COST,
    resolve: ({ id }, { since }, { app }) => changesSince(app, id, since),
  }),
);
