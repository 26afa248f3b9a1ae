import type { Attacker } from '../attacker.ts';
import { fill } from './asking.ts';

/** With 50 operations each they watch more than one address may. */
const SOCKETS = 12;
/** More than one socket may have under way. */
const MANY = 200;

/** Fills sockets with different subscriptions, and closes and opens them again and again. */
export function watching(one: Attacker): void {
  one.again(SOCKETS, () => fill(one, () => subscription(one.next())));
}

/** Asks each socket for more subscriptions at once than it may have. */
export function overfilling(one: Attacker): void {
  one.again(SOCKETS, () => fill(one, () => subscription(one.next()), MANY));
}

/** One that no other equals. */
export function subscription(number: number): string {
  return `subscription { liveBoards(first: ${1 + (number % 100)}) { a${number}: __typename
    game { id seats { player { name } entry { elo } } clock { expiresAt } moves(last: 5) { edges { node { notation } } } } } }`;
}
