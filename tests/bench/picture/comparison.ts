/** One bar: what was measured, and whether it is Baraza or what it is compared with. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly of: 'ours' | 'peer';
}

/** A measured figure of Baraza beside that of its peer, both from the same run, in one unit; of several cases, each has both. */
export interface Comparison {
  /** What was measured, as a heading. */
  readonly title: string;
  readonly unit: string;
  readonly better: 'less' | 'more';
  readonly bars: readonly Bar[];
  /** Where it is said beforehand how good it has to be, in the same unit. */
  readonly goal?: number;
}
