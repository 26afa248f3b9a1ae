import type { EntryId } from '../../kernel/ids.ts';
import { effectiveResults } from './effective-results.ts';
import type { FormatState, PlannedGame } from './format.ts';
import { gamesOfGroups } from './group-games.ts';

/** A game of a match: its number and who moves first in it. */
export type MatchGameSides = Pick<PlannedGame, 'number' | 'first' | 'second'>;

/** A match as it is played, and for each of the two the games won up to the decision. */
export interface BestOf {
  readonly wins: ReadonlyMap<EntryId, number>;
  readonly winner: EntryId | null;
  /** the winner has it because his opponent withdrew, or because there is none */
  readonly isWalkover: boolean;
  readonly isOpen: boolean;
  /** the game to be added: none while one is open, and none after the decision */
  readonly nextGame: MatchGameSides | null;
}

/** The group in which the match is played, the games that win it, and the sides of game 1; null for fewer than two players. */
export interface BestOfRules {
  readonly group: string;
  readonly gamesToWin: number;
  readonly opening: Omit<MatchGameSides, 'number'> | null;
}

interface Played {
  readonly first: EntryId;
  readonly second: EntryId;
  readonly winner: EntryId;
}

/**
 * A match of several games one after another, sides changing: it is won by so many games; when one of the two withdraws before
 * that, by his opponent, and when both do, by the later; alone, by the only one. A game without a winner counts for nobody
 * and is played again with the same sides. Source: KIBA 8.3, 8.4, 10.4, 10.5, Kuksu 2.1, 11.3.
 */
export function bestOf(state: FormatState, { group, gamesToWin, opening }: BestOfRules): BestOf {
  const seats = state.plan.groups.find(({ key }) => key === group)?.entries ?? [];
  const results = effectiveResults(state.decided);
  const games = gamesOfGroups(state, [group]).toSorted((a, b) => a.number - b.number);
  const isOpen = games.some(({ key }) => !results.has(key));
  const played = games.flatMap(({ key, first, second }): Played[] => {
    const winner = results.get(key)?.winner ?? null;
    return winner === null ? [] : [{ first, second, winner }];
  });
  const { wins, winner: byGames } = scoreOf(played, seats, gamesToWin);
  const winner = byGames ?? leftAlone(state, seats);
  return {
    wins,
    winner,
    isWalkover: winner !== null && byGames === null,
    isOpen,
    nextGame: winner === null && !isOpen ? nextGame(opening, games.length + 1, played) : null,
  };
}

function scoreOf(
  played: readonly Played[],
  seats: readonly EntryId[],
  gamesToWin: number,
): Pick<BestOf, 'wins' | 'winner'> {
  const wins = new Map(seats.map((id) => [id, 0]));
  for (const { winner } of played) {
    const won = (wins.get(winner) ?? 0) + 1;
    wins.set(winner, won);
    if (won === gamesToWin) return { wins, winner };
  }
  return { wins, winner: null };
}

function leftAlone({ withdrawals }: FormatState, seats: readonly EntryId[]): EntryId | null {
  const [only, ...others] = seats;
  if (only !== undefined && others.length === 0) return only;
  const [firstToGo] = withdrawals.filter(({ entry }) => seats.includes(entry)).toSorted((a, b) => a.at - b.at);
  return firstToGo === undefined ? null : (seats.find((id) => id !== firstToGo.entry) ?? null);
}

function nextGame(opening: BestOfRules['opening'], number: number, played: readonly Played[]): MatchGameSides | null {
  const last = played.at(-1);
  if (last !== undefined) return { number, first: last.second, second: last.first };
  return opening === null ? null : { ...opening, number };
}
