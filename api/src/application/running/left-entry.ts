import type { GameId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import { toInstantOrNull } from '../../store/codecs/instant.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import { gamesOfEntry, type LoadedTournament } from './tournament-rows.ts';

/** When a player has left his tournament: withdrawn, or disqualified, or both; empty: he is in it. */
export function leftAtOf({
  withdrawnAt,
  disqualifiedAt,
}: Pick<EntryRecord, 'withdrawnAt' | 'disqualifiedAt'>): readonly Instant[] {
  return [toInstantOrNull(withdrawnAt), toInstantOrNull(disqualifiedAt)].filter((at) => at !== null);
}

/** The games that a player has lost by leaving, and whose results nobody has replaced, in the order of the plan. Source: Common 4.18. */
export function gamesLostByLeaving({ rows, results }: LoadedTournament, entry: EntryRecord): readonly GameId[] {
  const left = leftAtOf(entry);
  return gamesOfEntry(rows, entry.id).flatMap(({ id, key, entries }) => {
    const [result, ...later] = results.get(key) ?? [];
    if (result === undefined || later.length > 0 || result.winner === null) return [];
    const isByLeaving = result.how === 'WITHDRAWAL' || result.how === 'FORFEIT';
    return isByLeaving && left.includes(result.recordedAt) && entries[result.winner] !== entry.id ? [id] : [];
  });
}
