import { invariant } from '../../../kernel/assert.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { effectiveResults } from '../effective-results.ts';
import type { FormatEntry, FormatState, PlannedGame } from '../format.ts';
import { GAMES_TO_WIN, kibaFinal } from './final.ts';
import { gamesOfGroups } from './playoff-games.ts';
import { FINAL_GROUP } from './stages.ts';

/** A game of the final: its number and who moves first in it. */
export type FinalGameSides = Pick<PlannedGame, 'number' | 'first' | 'second'>;

/** The final as it is played; finalists in the order of their seats, and for each the games won up to the decision. */
export interface FinalMatch {
  readonly finalists: readonly FormatEntry[];
  readonly wins: ReadonlyMap<EntryId, number>;
  readonly winner: EntryId | null;
  /** the winner has it because his opponent withdrew, or because there is none */
  readonly isWalkover: boolean;
  readonly isOpen: boolean;
  /** the game to be added: none while one is open, and none after the decision */
  readonly nextGame: FinalGameSides | null;
}

interface Played {
  readonly first: EntryId;
  readonly second: EntryId;
  readonly winner: EntryId;
}

/**
 * The final: it is won by two games; when a finalist withdraws before that, by his opponent, and when both do, by the later;
 * alone, by the only finalist. A game without a winner counts for nobody and is played again with the same sides.
 * Source: formats.md A.10.4, A.10.5, A.8.3, A.8.4, KB-FINALSIDES, KB-WINNERTEXT.
 */
export function finalMatch(state: FormatState): FinalMatch {
  const byId = new Map(state.entries.map((entry) => [entry.id, entry]));
  const seats = state.plan.groups.find(({ key }) => key === FINAL_GROUP)?.entries ?? [];
  const finalists = seats.flatMap((id) => byId.get(id) ?? []);
  const results = effectiveResults(state.decided);
  const games = gamesOfGroups(state, [FINAL_GROUP]).toSorted((a, b) => a.number - b.number);
  const isOpen = games.some(({ key }) => !results.has(key));
  const played = games.flatMap(({ key, first, second }): Played[] => {
    const winner = results.get(key)?.winner ?? null;
    return winner === null ? [] : [{ first, second, winner }];
  });
  const { wins, winner: byGames } = scoreOf(played, seats);
  const winner = byGames ?? leftAlone(state, seats);
  return {
    finalists,
    wins,
    winner,
    isWalkover: winner !== null && byGames === null,
    isOpen,
    nextGame: winner === null && !isOpen ? nextGame(finalists, games.length + 1, played) : null,
  };
}

/** Game 1 of the final: the higher KIBA score moves first; null for fewer than two finalists. Source: formats.md A.10.5. */
export function openingGame([one, other]: readonly FormatEntry[]): FinalGameSides | null {
  if (one === undefined || other === undefined) return null;
  const final = kibaFinal([one, other], []);
  const opening = final.ok ? final.value.games[0] : undefined;
  invariant(opening !== undefined, 'a final begins with game 1');
  return { number: 1, first: opening.first, second: opening.second };
}

function scoreOf(played: readonly Played[], seats: readonly EntryId[]): Pick<FinalMatch, 'wins' | 'winner'> {
  const wins = new Map(seats.map((id) => [id, 0]));
  for (const { winner } of played) {
    const won = (wins.get(winner) ?? 0) + 1;
    wins.set(winner, won);
    if (won === GAMES_TO_WIN) return { wins, winner };
  }
  return { wins, winner: null };
}

function leftAlone({ withdrawals }: FormatState, seats: readonly EntryId[]): EntryId | null {
  const [only, ...others] = seats;
  if (only !== undefined && others.length === 0) return only;
  const [firstToGo] = withdrawals.filter(({ entry }) => seats.includes(entry)).toSorted((a, b) => a.at - b.at);
  return firstToGo === undefined ? null : (seats.find((id) => id !== firstToGo.entry) ?? null);
}

function nextGame(finalists: readonly FormatEntry[], number: number, played: readonly Played[]): FinalGameSides | null {
  const last = played.at(-1);
  if (last !== undefined) return { number, first: last.second, second: last.first };
  const opening = openingGame(finalists);
  return opening === null ? null : { ...opening, number };
}
