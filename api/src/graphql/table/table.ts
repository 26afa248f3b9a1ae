import type { AppContext } from '../../application/context.ts';
import type { Message } from '../../kernel/message.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';

/** What stands in one place of a table; null: nothing. */
export type TableCell = string | number | boolean | null;

/** A column of a table: `key` is what a heading of a CSV file calls it, by the name of its value in the API. */
export interface TableColumn {
  readonly key: string;
  /** What is written above it for people; null: it is for programs alone. */
  readonly head: string | null;
  /** How people read its values; left out: as they are. */
  readonly shown?: (cell: TableCell) => string;
}

/** A table for one part of a tournament. */
export interface TablePart {
  readonly title: string;
  /** Which part it is, the widest first, by what programs call it: the same names in all parts of a file. */
  readonly of: Readonly<Record<string, TableCell>>;
  readonly columns: readonly TableColumn[];
  /** Of each as many cells as there are columns. */
  readonly rows: readonly (readonly TableCell[])[];
}

/** A table of a tournament as it stands: part by part, and the same in the shape and by the names of the API. */
export interface TableContent {
  readonly parts: readonly TablePart[];
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A table that tournaments have. */
export interface TournamentTable {
  readonly title: Message;
  /** How it stands. */
  content(context: AppContext, tournament: TournamentRecord): Promise<TableContent>;
}

/** Tables by the names that stand in their addresses: small letters, and hyphens between words. */
export type TournamentTables = Readonly<Record<string, TournamentTable>>;
