import { invariant } from '../../kernel/assert.ts';
import { otherSeat, SEATS, type BySeat, type Seat } from '../../kernel/seat.ts';
import type { EntryId } from '../../kernel/ids.ts';
import { planRests, takenOver } from '../../rules/clocks/adjustment.ts';
import { deadline } from '../../rules/clocks/fischer.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { GroupRecord, StageRecord } from '../../store/reading/stage.ts';
import { pausesAfter } from '../../store/reading/pause.ts';
import { deletePlan } from '../../store/writing/move-plan.ts';
import { replaceInGroup, setPlayers } from '../../store/writing/replacement.ts';
import type { Command } from '../command.ts';
import { gameTopic, inboxTopic } from '../events.ts';
import { rulesOf } from '../state/game-rules.ts';
import { restsOfGame } from '../state/pauses.ts';
import { clockOf } from '../state/running-clock.ts';
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
 * Lets players take the seats and the open games of others in a stage; clocks begin anew for them and for an opponent who
 * is to move. Tells those who watch the games, the players concerned, and every opponent.
 */
export async function takeSeats(
  command: Command,
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
    for (const { game, seat } of taken) await takeGame(command, game, seat, place.into);
    tellOpponents(command, stage, place, taken);
  }
  for (const { group, out, into } of moves) {
    const isExchange = moves.length > 1;
    const payload = { tournamentId: stage.tournamentId, stageId: stage.id, reason };
    tellQualified(command, into, {
      ...payload,
      reason: `You now play in group ${group.name}: ${reason}`,
      qualified: true,
    });
    if (!isExchange) tellQualified(command, out, { ...payload, qualified: false });
  }
}

async function takeGame(command: Command, game: GameRecord, seat: Seat, into: EntryRecord): Promise<void> {
  const { tx, at } = command;
  const clock = clockOf(game);
  const players = { ...game.players, [seat]: into.player.id };
  const rests = restsOfGame(await pausesAfter(tx, game.tournamentId, at), { id: game.id, players });
  const running = clock === null ? null : planRests(takenOver(clock, seat, at), at, rests);
  await deletePlan(tx, { gameId: game.id, playerId: game.players[seat] });
  await setPlayers(tx, game.id, { entries: withSeat(game.entries, seat, into.id), clock: running });
  command.touch(game.id);
  const until = running === null ? null : deadline(running);
  const about = { gameId: game.id, tournamentId: game.tournamentId };
  const payload = { ...about, seat, entryId: into.id, deadline: until };
  command.emit({ topic: gameTopic(game.id), kind: 'PlayerReplaced', payload });
  if (until !== null && game.position !== null && rulesOf(game.game).chance?.isBefore(game.position) === true) {
    command.emit({
      topic: inboxTopic(into.player.id),
      kind: 'MyChanceTextAwaited',
      payload: { ...about, deadline: until },
    });
  }
  if (game.toMove === null) return;
  const mover = game.toMove === seat ? into.player.id : game.players[game.toMove];
  command.emit({ topic: inboxTopic(mover), kind: 'MyTurn', payload: { ...about, ply: null, deadline: until } });
}

function withSeat(entries: BySeat<EntryId>, seat: Seat, entry: EntryId): BySeat<EntryId> {
  return seat === 'first' ? { ...entries, first: entry } : { ...entries, second: entry };
}

function tellOpponents(
  command: Command,
  stage: StageRecord,
  { out, into }: SeatMove,
  taken: readonly { readonly game: GameRecord; readonly seat: Seat }[],
): void {
  const byOpponent = Map.groupBy(taken, ({ game, seat }) => game.players[otherSeat(seat)]);
  for (const [opponent, its] of byOpponent) {
    const gameIds = its.map(({ game }) => game.id);
    invariant(gameIds.length > 0, 'an opponent is met in a game');
    const about = { tournamentId: stage.tournamentId, stageId: stage.id };
    const payload = { ...about, outId: out.player.id, inId: into.player.id, gameIds };
    command.emit({ topic: inboxTopic(opponent), kind: 'MyOpponentReplaced', payload });
  }
}

interface Qualified {
  readonly tournamentId: StageRecord['tournamentId'];
  readonly stageId: StageRecord['id'];
  readonly qualified: boolean;
  readonly reason: string;
}

function tellQualified(command: Command, { player }: EntryRecord, payload: Qualified): void {
  command.emit({ topic: inboxTopic(player.id), kind: 'MyQualificationChanged', payload });
}
