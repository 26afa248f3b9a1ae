/** The most that one operation may ask for; `complexity` counts a field as 1 and a list as ten of its items. */
export interface OperationLimits {
  readonly depth: number;
  readonly breadth: number;
  readonly complexity: number;
  /** The items of one page of a list. */
  readonly items: number;
  /** The rows that are read by themselves for one answer, beside those that are read together. */
  readonly rereads: number;
}

/** What is usual: as much as the pages need. */
export const OPERATION_LIMITS = {
  depth: 14,
  breadth: 600,
  complexity: 24_000,
  items: 100,
  rereads: 100,
} as const satisfies OperationLimits;

/** As many items as an operator may let a page of a list have. */
export const MOST_ITEMS = 1_000;
