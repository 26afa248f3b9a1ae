import { invariant } from '../../kernel/assert.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { SEATS } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import { entriesOfTournaments, type EntryRecord } from '../../store/reading/entry.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { setEntryPlayer } from '../../store/writing/entry.ts';
import type { Command } from '../command.ts';
import { inboxTopic, tournamentTopic } from '../events.ts';
import { noteInPlace, noteList } from './note-list.ts';
import { restartGame } from './restart-game.ts';
import { bringFromLast } from './series/bring-from-last.ts';
import { tellOpponents } from './take-seats.ts';
import type { TournamentRows } from './tournament-rows.ts';

interface TakenOver {
  readonly out: EntryRecord;
  readonly into: PlayerId;
  /** all games of the entry, locked and open */
  readonly games: readonly GameRecord[];
  readonly reason: string;
}

/**
 * Lets somebody who has not entered take over a whole place: its seats, and its games, which begin anew. Before the start the list of
 * players is noted again. Tells who watches, both players, and every opponent. The tournament is locked. Source: Common 4.10.
 */
export async function takeOverPlace(
  command: Command,
  tournament: TournamentRecord,
  rows: TournamentRows,
  { out, into, games, reason }: TakenOver,
): Promise<void> {
  const { tx, at, emit } = command;
  const { id: tournamentId } = tournament;
  await setEntryPlayer(tx, out.id, { playerId: into, enteredAt: at, isAsked: out.invitation !== null });
  const entries = await entriesOfTournaments(tx, [tournamentId]);
  const taken = entries.find(({ id }) => id === out.id);
  invariant(taken !== undefined, 'who takes over a place takes part');
  if (tournament.status === 'CLOSED') await noteList(tx, entries);
  if (tournament.status === 'RUNNING') await noteInPlace(tx, taken, out.seeding);
  await bringFromLast(tx, tournament, [into]);
  const entered = { tournamentId, entryId: out.id, playerId: into, change: 'REPLACED' as const };
  emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload: entered });
  const place = { tournamentId, reason };
  emit({ topic: inboxTopic(out.player.id), kind: 'MyPlaceChanged', payload: { ...place, news: 'REPLACED' } });
  emit({ topic: inboxTopic(into), kind: 'MyPlaceChanged', payload: { ...place, news: 'SUBSTITUTE' } });
  await takeGames(command, tournament, rows, { out, into: taken, games, entries });
}

/** Begins the games of the place anew, and tells the substitute his own in each group, and every opponent there who he is. */
async function takeGames(
  command: Command,
  tournament: TournamentRecord,
  rows: TournamentRows,
  {
    out,
    into,
    games,
    entries,
  }: Omit<TakenOver, 'into' | 'reason'> & {
    readonly into: EntryRecord;
    readonly entries: readonly EntryRecord[];
  },
): Promise<void> {
  for (const { id: groupId, stageId, tournamentId } of rows.groups) {
    const ofGroup = new Set(rows.pairings.filter((pairing) => pairing.groupId === groupId).map(({ id }) => id));
    const taken = games.flatMap((game) => {
      const seat = SEATS.find((one) => game.entries[one] === out.id);
      return seat !== undefined && ofGroup.has(game.pairingId) ? [{ game, seat }] : [];
    });
    if (taken.length === 0) continue;
    let until: Instant | null = null;
    for (const { game, seat } of taken) {
      until = await restartGame(command, tournament, game, { seat, entries: game.entries }, { entries });
    }
    const gameIds = taken.map(({ game }) => game.id);
    const payload = { tournamentId, stageId, groupId, gameIds, deadline: until };
    command.emit({ topic: inboxTopic(into.player.id), kind: 'MyStageStarted', payload });
    tellOpponents(command, stageId, { out, into }, taken);
  }
}
