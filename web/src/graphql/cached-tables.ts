import type { Cache } from '@urql/exchange-graphcache';
import type { DocumentNode } from 'graphql';
import { FORMAT_ROWS } from '../formats/table-rows.ts';
import { crosstableRowsFragment, standingFragment } from '../tournament/crosstable.ts';
import { crosstableAfter, rowsAfter, type Crossed, type TableChange } from '../tournament/table-change.ts';
import { graphql } from './tada.ts';

interface Row {
  readonly __typename?: string;
  readonly entry: { readonly id: string };
}

interface Cell {
  readonly opponent: { readonly id: string };
}

/** What has changed in the table of a group, as an event carries it. */
export interface GroupChange extends TableChange<Row, Cell> {
  readonly group: { readonly id: string };
}

interface GroupRows {
  readonly __typename: string;
  readonly id: string;
  readonly standings: readonly Row[];
}

interface GroupCrosstable {
  readonly __typename: string;
  readonly id: string;
  readonly crosstable: Crossed<Row, Cell>;
}

const plainRows = graphql(
  `
    fragment GroupRows on Group {
      __typename
      id
      standings {
        ...StandingLine
      }
    }
  `,
  [standingFragment],
);

const plainCrosstable = graphql(
  `
    fragment GroupWithCrosstable on Group {
      __typename
      id
      crosstable {
        ...CrosstableRows
      }
    }
  `,
  [crosstableRowsFragment],
);

/** In which ways pages keep the rows of a group. */
const KEPT_ROWS: readonly DocumentNode[] = [plainRows, ...FORMAT_ROWS];
const KEPT_CROSSTABLE: DocumentNode = plainCrosstable;

/** Puts what has changed in the table of a group into the cache, as far as it keeps that table: the rest stays as it is. */
export function changeCachedTable(cache: Cache, change: GroupChange): void {
  const group = { __typename: 'Group', id: change.group.id };
  const key = cache.keyOfEntity(group);
  if (key === null) return;
  for (const fragment of KEPT_ROWS) {
    const kept = cache.readFragment<GroupRows>(fragment, key);
    if (kept) cache.writeFragment(fragment, { ...kept, ...group, standings: rowsAfter(kept.standings, change) });
  }
  const kept = cache.readFragment<GroupCrosstable>(KEPT_CROSSTABLE, key);
  if (kept) {
    const crosstable = crosstableAfter(kept.crosstable, change);
    cache.writeFragment(KEPT_CROSSTABLE, { ...kept, ...group, crosstable });
  }
}
