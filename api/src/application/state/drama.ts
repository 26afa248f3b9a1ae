import type { GameId } from '../../kernel/ids.ts';
import { HOUR, type Millis } from '../../kernel/time.ts';
import { STAKES, type Stake } from '../../rules/formats/stakes.ts';

/** Why a game is worth watching, the most first: time nearly out, what it may decide, or nothing but its newest move. */
export const DRAMAS = ['TIME', ...STAKES, 'NEWEST'] as const;
export type Drama = (typeof DRAMAS)[number];

/** A game that is played now. */
export interface Candidate {
  readonly id: GameId;
  /** until the player to move loses on time; null: no time runs */
  readonly timeLeft: Millis | null;
  /** the most that the clock can show; null: there is none */
  readonly limit: Millis | null;
  /** what it may decide; null: it is one of many */
  readonly stake: Stake | null;
}

/** A game and why it is worth watching. */
export interface Dramatic {
  readonly id: GameId;
  readonly drama: Drama;
}

/** A clock that shows hours is nearly out in the last one; one that never shows two, in the last tenth of what it can show. */
const LAST = { share: 0.1, of: 2 * HOUR, else: HOUR };

/** The games by drama, the most dramatic first; of the same drama in the order given. */
export function byDrama(candidates: readonly Candidate[]): readonly Dramatic[] {
  const all = candidates.map((candidate) => ({ id: candidate.id, drama: dramaOf(candidate) }));
  return all.toSorted((one, other) => DRAMAS.indexOf(one.drama) - DRAMAS.indexOf(other.drama));
}

/**
 * The game to be shown to who watches `watched`: the same as long as it has its drama, and, where nothing has any, as long as it is
 * played; else the first. null: none is played.
 */
export function featuredOf(games: readonly Dramatic[], watched: GameId | null): Dramatic | null {
  const first = games[0] ?? null;
  const same = games.find(({ id }) => id === watched);
  if (same === undefined) return first;
  return same.drama === 'NEWEST' && first !== null && first.drama !== 'NEWEST' ? first : same;
}

function dramaOf({ timeLeft, limit, stake }: Candidate): Drama {
  return isNearlyOut(timeLeft, limit) ? 'TIME' : (stake ?? 'NEWEST');
}

function isNearlyOut(left: Millis | null, limit: Millis | null): boolean {
  if (left === null || limit === null) return false;
  return left < (limit < LAST.of ? limit * LAST.share : LAST.else);
}
