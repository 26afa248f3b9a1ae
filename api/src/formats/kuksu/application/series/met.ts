import type { EntryId } from '../../../../kernel/ids.ts';
import type { CycleEnd } from '../../rules/cycle-end.ts';

/** Whom the holder of a title has met for it, and the games won, his own first. */
export interface Met {
  readonly opponent: EntryId;
  readonly score: readonly [number, number];
  readonly isDefence: boolean;
}

/** Whom the holder at the end of a cycle has met for the title; null: there was no match. */
export function metBy({ match }: CycleEnd, holder: EntryId): Met | null {
  if (match === null) return null;
  const { defender, challenger, won } = match;
  if (holder === defender) return { opponent: challenger, score: [won.defender, won.challenger], isDefence: true };
  return { opponent: defender, score: [won.challenger, won.defender], isDefence: false };
}
