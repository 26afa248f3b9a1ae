import type { EntryId } from '../../../kernel/ids.ts';
import type { Plan } from '../../../rules/formats/format.ts';
import { doubleRound } from '../../../rules/formats/double-round.ts';

/** The only stage of a round robin as it is planned. */
export const ROUND_ROBIN_STAGE = { key: 'rr', kind: 'ROUND_ROBIN', name: 'Round robin', number: 1 } as const;

/** The key of the only group of a round robin. */
export const ROUND_ROBIN_GROUP = 'rr.A';

/**
 * Everything that a round robin of these players plays, the entry at index 0 in seat 1: one stage `rr`, one group `rr.A`, and
 * its double round. Source: KIBA 5.1, 5.3, 5.5.
 */
export function roundRobinPlan(seats: readonly EntryId[]): Plan {
  return {
    stages: [ROUND_ROBIN_STAGE],
    groups: [{ key: ROUND_ROBIN_GROUP, stage: ROUND_ROBIN_STAGE.key, name: 'A', number: 1, entries: [...seats] }],
    ...doubleRound(ROUND_ROBIN_GROUP, seats),
  };
}
