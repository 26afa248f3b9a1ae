import type { PlayerId } from '../../../kernel/ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { BoardEnd, BoardNews } from '../../../rules/formats/reports/board-news.ts';
import { canonicalBoard } from '../../../rules/formats/reports/check-report.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { openBoard } from '../../../store/writing/board-report.ts';
import type { Command } from '../../command.ts';
import { gameTopic } from '../../events.ts';
import { decideGame } from '../../running/decide-game.ts';
import { settleDecided } from '../../running/settle-tournament.ts';
import { noteStandingsBy } from '../../running/standing-changes.ts';

/** What is to be true of an open game: its board, and what is told of it. */
export interface BoardClaim {
  readonly board: string;
  readonly news: BoardNews;
  readonly byId: PlayerId | null;
}

/** Makes a claim about an open game true: its board is open, or the game is decided and what follows it is arranged. */
export async function applyClaim(
  command: Command,
  tournament: TournamentRecord,
  game: GameRecord,
  { board, news, byId }: BoardClaim,
): Promise<void> {
  const { tx, at } = command;
  const number = canonicalBoard(board);
  if (news.kind === 'started') {
    await openBoard(tx, game.id, { board: number, startedAt: game.startedAt ?? at });
    command.touch(game.id);
    const payload = { gameId: game.id, tournamentId: tournament.id, ...game.entries, deadline: null };
    if (game.startedAt === null) command.emit({ topic: gameTopic(game.id), kind: 'GameStarted', payload });
    return;
  }
  await decideGame(command, game, {
    ...endOf(game, news),
    how: news.kind === 'drawn' ? 'DRAWN' : 'PLAYED',
    reason: null,
    decidedAt: at,
    reportedById: byId,
    place: { address: game.address, boardNumber: number },
  });
  noteStandingsBy(command, tournament, [game], await settleDecided(command, tournament, [game]));
}

/** Who has won a game by what is told of its end, and how many points it counts. */
export function endOf(
  { entries }: GameRecord,
  news: BoardEnd,
): { readonly winner: Seat | null; readonly value: number } {
  if (news.kind === 'drawn') return { winner: null, value: 1 };
  return { winner: entries.first === news.winner ? 'first' : 'second', value: news.points };
}
