/** The most that one operation may ask for; `complexity` counts a field as 1 and a list as ten of its items. */
export interface OperationLimits {
  readonly depth: number;
  readonly breadth: number;
  readonly complexity: number;
}

/** What is usual: as much as the pages need. */
export const OPERATION_LIMITS = { depth: 14, breadth: 600, complexity: 24_000 } as const satisfies OperationLimits;

/** The most rows that are read by themselves for one answer, beside those that are read together. */
export const MOST_REREADS = 1_000;
