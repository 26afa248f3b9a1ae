import { invariant } from '../../kernel/assert.ts';
import type { EntryId } from '../../kernel/ids.ts';
import type { Plan, PlannedGame, PlannedPairing, Slot } from './format.ts';
import { DUMMY, bergerTable } from './berger.ts';

/**
 * What the players of one group play, the entry at index 0 in seat 1: each pair as one pairing with two games, the
 * first-named moving first in game 1. Who rests has a pairing with a bye and no game. Keys below the group's: `.r1.p2`,
 * `.r1.p2.g1`, all counted from 1 in the order of the Berger table. One player alone has nothing to play.
 * Source: KIBA 5.1, 5.3, 5.5.
 */
export function doubleRound(group: string, seats: readonly EntryId[]): Pick<Plan, 'pairings' | 'games'> {
  if (seats.length < 2) return { pairings: [], games: [] };
  const pairings = bergerTable(seats.length).flatMap(({ number: round, pairs }) =>
    pairs.map(({ first, second }, index) => ({
      key: `${group}.r${round}.p${index + 1}`,
      group,
      round,
      number: index + 1,
      first: slotOf(seats, first),
      second: slotOf(seats, second),
    })),
  );
  return { pairings, games: pairings.flatMap(gamesOf) };
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
