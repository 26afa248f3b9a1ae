import { newId } from '../../kernel/entropy.ts';
import type { EntryId, PlayerId } from '../../kernel/ids.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { remainingPlayers } from '../../store/writing/merge.ts';
import { insertEntries, type GivenEntry } from '../../store/writing/entry.ts';
import type { Command } from '../command.ts';
import { tournamentTopic } from '../events.ts';
import { bringFromLast } from './series/bring-from-last.ts';

/**
 * Enters players, in the order given, with what they bring from the last tournament of its series, some with what is said of
 * them for this one, and tells who watches.
 */
export async function addEntries(
  { tx, at, entropy, emit }: Command,
  tournament: TournamentRecord,
  players: readonly PlayerId[],
  given: ReadonlyMap<PlayerId, GivenEntry> = new Map(),
): Promise<readonly EntryId[]> {
  const { id: tournamentId } = tournament;
  const remaining = await remainingPlayers(tx, players);
  const entries = players.map((player, index) => {
    const playerId = remaining[index] ?? player;
    const said = given.get(player);
    const entry = { id: newId<EntryId>(entropy), tournamentId, playerId, enteredAt: at };
    return said === undefined ? entry : { ...entry, given: said };
  });
  await insertEntries(tx, entries);
  for (const { id: entryId, playerId } of entries) {
    const payload = { tournamentId, entryId, playerId, change: 'ENTERED' as const };
    emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
  }
  await bringFromLast(tx, tournament, remaining);
  return entries.map(({ id }) => id);
}
