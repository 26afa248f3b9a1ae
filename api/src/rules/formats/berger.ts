import { invariant } from '../../kernel/assert.ts';

/** The seat of nobody: who is paired with it rests. Source: KIBA 4.4. */
export const DUMMY = -1;

/** How many players a Berger table is made for; more than any group has. */
export const BERGER_PLAYERS = { min: 2, max: 200 } as const;

/** Two seats that meet, counted from 1, or `DUMMY`; the first-named has the first move in game 1. */
export interface BergerPair {
  readonly first: number;
  readonly second: number;
}

/** One round, counted from 1, its pairs in the order of the table. */
export interface BergerRound {
  readonly number: number;
  readonly pairs: readonly BergerPair[];
}

/**
 * The schedule in which each of `players` meets every other once: seat 1 stays, the others turn by one each round. An odd
 * number is filled up with `DUMMY` in the last seat. It is the table that KIBA prints, not FIDE's. The number must be whole and
 * within `BERGER_PLAYERS`. Source: KIBA 5.1, 5.2, 5.6.
 */
export function bergerTable(players: number): readonly BergerRound[] {
  const { min, max } = BERGER_PLAYERS;
  invariant(Number.isInteger(players) && players >= min && players <= max, `no Berger table for ${players} players`);
  const seats = players + (players % 2);
  const wheel = seats - 1;
  const seat = (number: number): number => (number > players ? DUMMY : number);
  return Array.from({ length: wheel }, (_, round) => {
    const at = (place: number): number => seat(2 + ((place + round) % wheel));
    const others = Array.from({ length: seats / 2 - 1 }, (_pair, index) => ({
      first: at(index),
      second: at(wheel - 2 - index),
    }));
    return { number: round + 1, pairs: [{ first: 1, second: at(wheel - 1) }, ...others] };
  });
}
