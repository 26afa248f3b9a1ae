import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { TOURNAMENT_CHANGES } from '../vocabulary/event.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { Command } from '../command.ts';
import { inboxTopic, tournamentTopic } from '../events.ts';

/** Tells that a tournament has changed: everybody who watches it, and each of its players. */
export function changeTournament(
  command: Command,
  tournamentId: TournamentId,
  change: (typeof TOURNAMENT_CHANGES)[number],
  entries: readonly EntryRecord[],
): void {
  const payload = { tournamentId, change };
  command.emit({ topic: tournamentTopic(tournamentId), kind: 'TournamentChanged', payload });
  const players = new Set<PlayerId>(entries.map(({ player }) => player.id));
  for (const player of players) command.emit({ topic: inboxTopic(player), kind: 'MyTournamentChanged', payload });
}

/** Tells everybody who has entered when the tournament starts by itself; nobody when its director starts it. */
export function announceStart(
  command: Command,
  { tournamentId, startsAt }: { readonly tournamentId: TournamentId; readonly startsAt: Instant | null },
  entries: readonly EntryRecord[],
): void {
  if (startsAt === null) return;
  for (const { player } of entries) {
    const payload = { tournamentId, startsAt };
    command.emit({ topic: inboxTopic(player.id), kind: 'MyTournamentAnnounced', payload });
  }
}
