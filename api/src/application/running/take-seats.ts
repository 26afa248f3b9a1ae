import { invariant } from '../../kernel/assert.ts';
import { otherSeat, SEATS, type BySeat, type Seat } from '../../kernel/seat.ts';
import type { EntryId, StageId } from '../../kernel/ids.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { GroupRecord, StageRecord } from '../../store/reading/stage.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { replaceInGroup } from '../../store/writing/replacement.ts';
import type { Command } from '../command.ts';
import { inboxTopic } from '../events.ts';
import type { EventPayload } from '../vocabulary/event.ts';
import { restartGame } from './restart-game.ts';
import type { LoadedTournament } from './tournament-rows.ts';

/** A player who leaves his place in a group, and who takes it. */
export interface SeatMove {
  readonly group: GroupRecord;
  readonly out: EntryRecord;
  readonly into: EntryRecord;
}

interface Replacement {
  readonly stage: StageRecord;
  /** all games of the players concerned in the stage, locked and open */
  readonly games: readonly GameRecord[];
  readonly moves: readonly SeatMove[];
  readonly reason: string;
}

/**
 * Lets players take the seats and the games of others in a stage, which begin anew. Tells those who watch the games, the players
 * concerned, and every opponent. Source: Common 1.5.
 */
export async function takeSeats(
  command: Command,
  tournament: TournamentRecord,
  { rows }: LoadedTournament,
  { stage, games, moves, reason }: Replacement,
): Promise<void> {
  const places = moves.map((move) => {
    const pairingIds = rows.pairings.filter(({ groupId }) => groupId === move.group.id).map(({ id }) => id);
    return { ...move, pairingIds, games: games.filter((game) => pairingIds.includes(game.pairingId)) };
  });
  for (const { group, pairingIds, out, into } of places) {
    await replaceInGroup(command.tx, { id: group.id, pairingIds }, { out: out.id, into: into.id });
  }
  for (const place of places) {
    const taken = place.games.flatMap((game) => {
      const seat = SEATS.find((one) => game.entries[one] === place.out.id);
      return seat === undefined ? [] : [{ game, seat }];
    });
    for (const { game, seat } of taken) {
      await restartGame(
        command,
        tournament,
        game,
        { seat, entries: withSeat(game.entries, seat, place.into.id) },
        rows,
      );
    }
    tellOpponents(command, stage.id, place, taken);
  }
  for (const { group, out, into } of moves) {
    const isExchange = moves.length > 1;
    const payload = { tournamentId: stage.tournamentId, stageId: stage.id, reason, rank: null };
    tellQualified(command, into, { ...payload, qualified: true, group: group.name });
    if (!isExchange) tellQualified(command, out, { ...payload, qualified: false, group: null });
  }
}

function withSeat(entries: BySeat<EntryId>, seat: Seat, entry: EntryId): BySeat<EntryId> {
  return seat === 'first' ? { ...entries, first: entry } : { ...entries, second: entry };
}

/** Tells every opponent of who has gone in a stage which games against him are another's now. */
export function tellOpponents(
  command: Command,
  stageId: StageId,
  { out, into }: { readonly out: EntryRecord; readonly into: EntryRecord },
  taken: readonly { readonly game: GameRecord; readonly seat: Seat }[],
): void {
  const byOpponent = Map.groupBy(taken, ({ game, seat }) => game.players[otherSeat(seat)]);
  for (const [opponent, its] of byOpponent) {
    const [first] = its;
    invariant(first !== undefined, 'an opponent is met in a game');
    const about = { tournamentId: first.game.tournamentId, stageId };
    const payload = { ...about, outId: out.player.id, inId: into.player.id, gameIds: its.map(({ game }) => game.id) };
    command.emit({ topic: inboxTopic(opponent), kind: 'MyOpponentReplaced', payload });
  }
}

function tellQualified(
  command: Command,
  { player }: EntryRecord,
  payload: EventPayload<'MyQualificationChanged'>,
): void {
  command.emit({ topic: inboxTopic(player.id), kind: 'MyQualificationChanged', payload });
}
