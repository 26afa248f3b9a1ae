import type { PlayerId } from '../../kernel/ids.ts';
import { entriesOfTournaments } from '../../store/reading/entry.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { waitingOfTournaments } from '../../store/reading/waiting.ts';
import { appendWaiting, deleteWaiting } from '../../store/writing/waiting.ts';
import type { GivenEntry } from '../../store/writing/entry.ts';
import type { Command } from '../command.ts';
import { inboxTopic, tournamentTopic } from '../events.ts';
import type { EventPayload } from '../vocabulary/event.ts';
import type { PlaceNews } from '../../store/tournament.ts';
import { addEntries } from './add-entries.ts';

/**
 * Lets players wait for a place, behind those who wait already, with the ids that they have given, and tells who watches and them. The
 * tournament is locked.
 */
export async function letWait(
  command: Command,
  { id }: Pick<TournamentRecord, 'id'>,
  players: readonly PlayerId[],
  given: ReadonlyMap<PlayerId, GivenEntry> = new Map(),
): Promise<void> {
  if (players.length === 0) return;
  const waiting = players.map((playerId) => ({ playerId, idElsewhere: given.get(playerId)?.idElsewhere ?? null }));
  await appendWaiting(command.tx, id, waiting, command.at);
  for (const playerId of players) {
    tellWaiting(command, { tournamentId: id, playerId, change: 'JOINED' });
    tellPlace(command, id, playerId, 'WAITING');
  }
}

/**
 * Takes players off the waiting list since they have a place now, those who are on it, and tells who watches; answers what they have
 * said of themselves for the tournament.
 */
export async function endWaiting(
  command: Command,
  { id }: Pick<TournamentRecord, 'id'>,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, GivenEntry>> {
  const waiting = (await waitingOfTournaments(command.tx, [id])).filter(({ playerId }) => players.includes(playerId));
  const said = new Map(waiting.map(({ playerId, idElsewhere }) => [playerId, { idElsewhere }]));
  if (waiting.length === 0) return said;
  await deleteWaiting(
    command.tx,
    id,
    waiting.map(({ playerId }) => playerId),
  );
  for (const { playerId } of waiting) tellWaiting(command, { tournamentId: id, playerId, change: 'ADMITTED' });
  return said;
}

/**
 * Gives the places that are free to those who have waited longest, while registration is open; later the director chooses. Tells
 * everybody whom it concerns, and answers who has a place now, those first who have waited longest. The tournament is locked. Source:
 * Common 4.14.
 */
export async function fillPlaces(command: Command, tournament: TournamentRecord): Promise<readonly PlayerId[]> {
  if (tournament.status !== 'REGISTRATION') return [];
  const waiting = await waitingOfTournaments(command.tx, [tournament.id]);
  if (waiting.length === 0) return [];
  const entries = await entriesOfTournaments(command.tx, [tournament.id]);
  const next = waiting.slice(0, Math.max(0, tournament.maxPlayers - entries.length)).map(({ playerId }) => playerId);
  const said = await endWaiting(command, tournament, next);
  await addEntries(command, tournament, next, said);
  for (const player of next) tellPlace(command, tournament.id, player, 'ADMITTED');
  return next;
}

/** Tells who watches a tournament how its waiting list has changed. */
export function tellWaiting(command: Command, payload: EventPayload<'WaitingListChanged'>): void {
  command.emit({ topic: tournamentTopic(payload.tournamentId), kind: 'WaitingListChanged', payload });
}

/** Tells a player what has become of his place. */
export function tellPlace(
  command: Command,
  tournamentId: TournamentRecord['id'],
  player: PlayerId,
  news: PlaceNews,
): void {
  const payload = { tournamentId, news, reason: null };
  command.emit({ topic: inboxTopic(player), kind: 'MyPlaceChanged', payload });
}
