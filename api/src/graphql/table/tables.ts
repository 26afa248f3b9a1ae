import type { FormatKey } from '#formats/rules';
import { FORMAT_TYPES } from '../../formats/graphql.ts';
import { crosstableTable } from './crosstable.ts';
import { standingsTable } from './standings.ts';
import type { TournamentTables } from './table.ts';

/** The tables that the tournaments of a format have as files: those of all, then its own. */
export function tablesOf(format: FormatKey): TournamentTables {
  return { standings: standingsTable, crosstable: crosstableTable, ...FORMAT_TYPES[format]?.tables };
}
