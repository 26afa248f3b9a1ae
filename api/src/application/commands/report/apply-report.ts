import { invariant } from '../../../kernel/assert.ts';
import type { EntryId, PlayerId } from '../../../kernel/ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { canonicalBoard } from '../../../rules/formats/reports/check-report.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { openBoard } from '../../../store/writing/board-report.ts';
import type { Command } from '../../command.ts';
import { gameTopic } from '../../events.ts';
import { decideGame } from '../../running/decide-game.ts';
import { settleDecided } from '../../running/settle-tournament.ts';
import { noteStandingsBy } from '../../running/standing-changes.ts';

/** What is to be true of an open game: its board, and, if it was won, by whom and how high. */
export interface BoardClaim {
  readonly board: string;
  readonly winner: EntryId | null;
  readonly points: number | null;
  readonly byId: PlayerId | null;
}

/** Makes a claim about an open game true: its board is open, or the game is decided and what follows it is arranged. */
export async function applyClaim(
  command: Command,
  tournament: TournamentRecord,
  game: GameRecord,
  { board, winner, points, byId }: BoardClaim,
): Promise<void> {
  const { tx, at } = command;
  const number = canonicalBoard(board);
  if (winner === null) {
    await openBoard(tx, game.id, { board: number, startedAt: game.startedAt ?? at });
    command.touch(game.id);
    const payload = { gameId: game.id, tournamentId: tournament.id, ...game.entries, deadline: null };
    if (game.startedAt === null) command.emit({ topic: gameTopic(game.id), kind: 'GameStarted', payload });
    return;
  }
  invariant(points !== null, 'a win has points');
  await decideGame(command, game, {
    winner: seatOf(game, winner),
    how: 'PLAYED',
    value: points,
    reason: null,
    decidedAt: at,
    reportedById: byId,
    place: { address: game.address, boardNumber: number },
  });
  noteStandingsBy(command, tournament, [game], await settleDecided(command, tournament, [game]));
}

/** The seat of one of the two players of a game. */
export function seatOf({ entries }: GameRecord, entry: EntryId): Seat {
  return entries.first === entry ? 'first' : 'second';
}
