import type { ArrangedTable, BrokenRule, TableKind } from '../../rules/formats/arranging.ts';

/** How a director wants what was drawn, and why. */
export interface WantedArrangement {
  readonly tables: readonly ArrangedTable[];
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
  readonly tables: readonly NamedTable[];
  readonly broken: readonly BrokenRule[];
  readonly isRearranged: boolean;
  readonly isExample: boolean;
}
