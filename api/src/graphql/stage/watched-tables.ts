import type { ShownTable } from '../../application/feed/tables/shown-tables.ts';
import type { ChangedCell, TableChange } from '../../application/feed/tables/table-changes.ts';
import { entryOf, groupOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { aboutTournament } from '../event/about.ts';
import { inTables } from '../event/interfaces.ts';
import { globalId } from '../global-id.ts';
import { EntryType, GroupType } from '../refs.ts';
import { CrosstableCellType, GroupCrosstableType } from './crosstable.ts';
import { StandingType } from './standing.ts';

const GroupTableType = builder.objectRef<ShownTable>('GroupTable').implement({
  description: 'The whole table of a group.',
  fields: (t) => ({
    group: t.field({
      type: GroupType,
      description: 'Whose table it is.',
      resolve: (table, _args, { app }) => groupOf(app, table),
    }),
    crosstable: t.expose('crosstable', {
      type: GroupCrosstableType,
      description: 'The table. Who wants no results of single games asks its rows for `standing` alone.',
    }),
  }),
});

const ChangedCellType = builder.objectRef<ChangedCell>('ChangedCell').implement({
  description: 'A cell of a crosstable that is another.',
  fields: (t) => ({
    entry: t.field({
      type: EntryType,
      description: 'In whose row it stands.',
      resolve: ({ row }, _args, { app }) => entryOf(app, row),
    }),
    opponent: t.field({
      type: EntryType,
      description: 'Whom its column belongs to.',
      resolve: ({ column }, _args, { app }) => entryOf(app, column),
    }),
    cell: t.expose('cell', {
      type: CrosstableCellType,
      nullable: true,
      description: 'The cell as it is now; null: the two do not meet any more.',
    }),
  }),
});

const TableChangeType = builder.objectRef<TableChange>('TableChange').implement({
  description:
    'What has changed in the table of a group. Put the rows and cells in place of those that you have, each by its player, and the rows in the order that is said.',
  fields: (t) => ({
    group: t.field({
      type: GroupType,
      description: 'Whose table it is.',
      resolve: (change, _args, { app }) => groupOf(app, change),
    }),
    from: t.exposeInt('from', {
      description:
        'The version since which it is counted. Where the last one that you have is lower, you have missed something: come again with `after`.',
    }),
    provisional: t.exposeBoolean('provisional', { description: 'True while a game is open.' }),
    order: t.idList({
      nullable: true,
      description:
        'The ids of the entries in the table, best first; who is not among them has left it. Null: the same in the same order.',
      resolve: ({ order }) => order?.map((entry) => globalId('Entry', entry)) ?? null,
    }),
    standings: t.field({
      type: [StandingType],
      description: 'The rows that are others, without their cells.',
      resolve: ({ standings }) => [...standings],
    }),
    changedCells: t.field({
      type: [ChangedCellType],
      description: 'The cells that are others: a decided game changes two.',
      resolve: ({ changedCells }) => [...changedCells],
    }),
  }),
});

inTables('TablesSnapshot', {
  about: [aboutTournament],
  description:
    'All tables that are watched, true at the version that it carries. It comes first, and where a server does not know what has changed since `after`: take them in place of what you have.',
  fields: (t) => ({
    tables: t.field({
      type: [GroupTableType],
      description: 'The tables, stage by stage.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ payload }) => [...payload.tables],
    }),
  }),
});

inTables('TablesChanged', {
  about: [aboutTournament],
  description:
    'Tables have changed: what of them is another since they were told last. With it they are true at the version that it carries.',
  fields: (t) => ({
    changes: t.field({
      type: [TableChangeType],
      description: 'What has changed in tables that you have.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ payload }) => [...payload.changes],
    }),
    tables: t.field({
      type: [GroupTableType],
      description: 'Tables that are new, such as those of a stage that has begun.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ payload }) => [...payload.tables],
    }),
  }),
});
