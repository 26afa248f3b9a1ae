import { invariant } from '../../../kernel/assert.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import type { PlannedGame, PlannedPairing, Plan, Slot } from '../format.ts';
import { DUMMY, bergerTable } from './berger.ts';

const STAGE = 'rr';

/** The key of the only group of a round robin. */
export const ROUND_ROBIN_GROUP = 'rr.A';

/**
 * Everything that a round robin of these players plays, the entry at index 0 in seat 1: one stage, one group, and each
 * pair as one pairing with two games, the first-named moving first in game 1. Who rests has a pairing with a bye and no
 * game. Keys: `rr`, `rr.A`, `rr.A.r1.p2`, `rr.A.r1.p2.g1`, all counted from 1 in the order of the Berger table.
 * Source: formats.md A.5.1, A.5.3, A.5.5.
 */
export function roundRobinPlan(seats: readonly EntryId[]): Plan {
  const pairings = bergerTable(seats.length).flatMap(({ number: round, pairs }) =>
    pairs.map(({ first, second }, index) => ({
      key: `${ROUND_ROBIN_GROUP}.r${round}.p${index + 1}`,
      group: ROUND_ROBIN_GROUP,
      round,
      number: index + 1,
      first: slotOf(seats, first),
      second: slotOf(seats, second),
    })),
  );
  return {
    stages: [{ key: STAGE, kind: 'ROUND_ROBIN', name: 'Round robin', number: 1 }],
    groups: [{ key: ROUND_ROBIN_GROUP, stage: STAGE, name: 'A', number: 1, entries: [...seats] }],
    pairings,
    games: pairings.flatMap(gamesOf),
  };
}

function slotOf(seats: readonly EntryId[], seat: number): Slot {
  if (seat === DUMMY) return { kind: 'bye' };
  const entry = seats[seat - 1];
  invariant(entry !== undefined, `seat ${seat} of the Berger table has a player`);
  return { kind: 'player', entry };
}

function gamesOf({ key, first, second }: PlannedPairing): readonly PlannedGame[] {
  if (first.kind !== 'player' || second.kind !== 'player') return [];
  return [
    { key: `${key}.g1`, pairing: key, number: 1, first: first.entry, second: second.entry },
    { key: `${key}.g2`, pairing: key, number: 2, first: second.entry, second: first.entry },
  ];
}
