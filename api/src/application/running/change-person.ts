import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import { entriesInOpenTournaments } from '../../store/reading/entry.ts';
import { setPerson } from '../../store/writing/player.ts';
import type { Command } from '../command.ts';
import { tournamentTopic } from '../events.ts';

/**
 * Writes what a player is called and where he comes from, and tells the tournaments that go on, in which he stands under his name, but for
 * `other`, which is told otherwise.
 */
export async function changePerson(
  { tx, emit }: Command,
  playerId: PlayerId,
  person: Parameters<typeof setPerson>[2],
  other: TournamentId | null = null,
): Promise<void> {
  await setPerson(tx, playerId, person);
  for (const { entryId, tournamentId } of await entriesInOpenTournaments(tx, playerId)) {
    if (tournamentId === other) continue;
    const payload = { tournamentId, entryId, playerId, change: 'CORRECTED' as const };
    emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
  }
}
