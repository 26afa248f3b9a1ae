import type { GroupId } from '../../../kernel/ids.ts';
import type { Tables } from './shown-tables.ts';
import { newsOf, together, touchedBetween, type TableNews, type Touched } from './table-changes.ts';

/** What this process has seen of the tables of a tournament: how they stand, and what was another between one reading and the next. */
export interface Ledger {
  /** As they were read last; null: they were not yet. */
  tables(): Tables | null;
  /** Takes a further reading. Answers what is another since the last one; null: only a snapshot tells. */
  note(next: Tables): TableNews | null;
  /** What is another since a version; null: it is not known how they stood then. */
  since(after: number): TableNews | null;
}

interface Step {
  readonly version: number;
  readonly touched: ReadonlyMap<GroupId, Touched>;
}

/** So many readings are known back. */
const MOST_STEPS = 500;

/** Nothing is seen yet. */
export function createLedger(): Ledger {
  let tables: Tables | null = null;
  let steps: readonly Step[] = [];
  const changedAt = new Map<GroupId, number>();

  function begin(next: Tables): null {
    tables = next;
    steps = [{ version: next.version, touched: new Map() }];
    changedAt.clear();
    for (const id of next.tables.keys()) changedAt.set(id, next.version);
    return null;
  }

  return {
    tables: () => tables,
    note(next) {
      if (tables === null) return begin(next);
      // What changes without a version is seen with the next one.
      if (next.version <= tables.version) return { tables: [], changes: [] };
      const touched = touchedBetween(tables, next);
      if (touched === null) return begin(next);
      tables = next;
      steps = [...steps, { version: next.version, touched }].slice(-MOST_STEPS);
      const news = newsOf(next, touched, (group) => changedAt.get(group) ?? next.version);
      for (const id of touched.keys()) changedAt.set(id, next.version);
      return news;
    },
    since(after) {
      const at = steps.findIndex(({ version }) => version === after);
      if (tables === null || at === -1) return null;
      return newsOf(tables, together(steps.slice(at + 1).map(({ touched }) => touched)), () => after);
    },
  };
}
