import type { Message } from '../../kernel/message.ts';
import type { Citation } from '../citation.ts';

/** The score by which a player list is ordered: exactly, in tenths, which is what is compared; and as tables show it, a whole number. */
export interface ListScore {
  readonly tenths: number;
  readonly shown: number;
}

/** What a game or a format calls that score where it shows it: its code in tables, its name, and the rules that tell of it. */
export interface NamedScore {
  readonly code: string;
  readonly name: Message;
  readonly rules: Citation;
}

/** The score of a player, from his Elo and the number of games he has finished on the site. Source: KIBA 3.1. */
export function listScore(elo: number, matches: number): ListScore {
  const tenths = listTenths(elo, matches);
  return { tenths, shown: shownScore(tenths) };
}

/** A tenth of the Elo plus the games played, in tenths: `elo + 10 * matches`. Source: KIBA 3.1, 3.3. */
export function listTenths(elo: number, matches: number): number {
  return elo + 10 * matches;
}

/**
 * Tenths as a table shows them: the nearest whole number, an exact half down (10105 is shown as 1010, and -5 as -1).
 * For display only. Source: KIBA 3.2.
 */
export function shownScore(tenths: number): number {
  return Math.ceil((tenths - 5) / 10) + 0;
}
