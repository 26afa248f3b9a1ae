import type { EntryId } from '../../kernel/ids.ts';
import type { ArrangedTable, BrokenRule, TableKind } from '../../rules/formats/arranging.ts';

/** How a director wants what was drawn, and why. `seeding`: the order by which it is to be drawn; `tables` null: as that draws them. */
export interface WantedArrangement {
  readonly seeding: readonly EntryId[] | null;
  readonly tables: readonly ArrangedTable[] | null;
  readonly reason: string;
}

/** A table by its name: of a group its own, of a pairing the number of its board. */
export interface NamedTable extends ArrangedTable {
  readonly name: string;
}

/**
 * What is published, or would be: its tables, the rules that they break, and whether they are others than were drawn. `isExample`: a lot
 * decides, which a dry run does not look at.
 */
export interface PublishedArrangement {
  readonly kind: TableKind;
  /** the order by which it is drawn; empty: by none, or its tables tell it */
  readonly seeding: readonly EntryId[];
  readonly tables: readonly NamedTable[];
  readonly broken: readonly BrokenRule[];
  readonly isRearranged: boolean;
  readonly isExample: boolean;
}
