import type { EntryId } from '../../../kernel/ids.ts';
import type { FormatEntry, FormatState } from '../../../rules/formats/format.ts';
import type { TitleOutcome } from './arrangement.ts';
import { lastCycleOf } from './last-cycle.ts';
import type { LeagueCandidate } from './last-place.ts';
import type { LeaguePlayer } from './league-player.ts';

/** The title as the entries bring it from the last cycle. Source: Kuksu 2.1, 12. */
export function titleBefore(entries: readonly FormatEntry[]): TitleOutcome {
  return {
    holder: entries.find((entry) => lastCycleOf(entry)?.title === 'HOLDER')?.id ?? null,
    losers: entries.filter((entry) => lastCycleOf(entry)?.title === 'LOSER').map(({ id }) => id),
  };
}

/** An entry as it is arranged. Source: Kuksu 12. */
export function candidateOf(entry: FormatEntry): LeagueCandidate {
  return { id: entry.id, rating: entry.elo, last: lastCycleOf(entry)?.league ?? null };
}

/**
 * An entry as a league's table sees it. Who held the title in the last cycle stood above League A: tier 0.
 * Source: Kuksu 3.2 to 3.4.
 */
export function leaguePlayerOf(entry: FormatEntry, disqualified: ReadonlySet<EntryId>): LeaguePlayer {
  const { id, name, elo } = entry;
  const before = lastCycleOf(entry);
  const last = before?.league ?? (before?.title === 'LOSER' ? { tier: 0, rank: 1 } : null);
  return { id, name, rating: elo, last, isDisqualified: disqualified.has(id) };
}

/**
 * Who is disqualified in this cycle: who has lost a league game on time or has withdrawn, and whom the director has disqualified.
 * It takes no place and no point from him. Source: Kuksu 3.1, 3.2, 3.5, 9.2.
 */
export function disqualifiedIn({ plan, decided, withdrawals, disqualified }: FormatState): ReadonlySet<EntryId> {
  const games = new Map(plan.games.map((game) => [game.key, game]));
  const results = new Map(decided.map((result) => [result.game, result]));
  const lostOnTime = [...results.values()].flatMap(({ game: key, how, winner }) => {
    const game = games.get(key);
    if (game === undefined || how !== 'TIME' || winner === null) return [];
    return [game.first === winner ? game.second : game.first];
  });
  return new Set([...lostOnTime, ...[...withdrawals, ...disqualified].map(({ entry }) => entry)]);
}
