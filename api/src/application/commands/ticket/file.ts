import type { GameId, PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { gamesByIds, type GameRecord } from '../../../store/reading/game.ts';
import type { TicketKind } from '../../../store/reading/ticket.ts';
import type { Tx } from '../../../store/client.ts';
import { defineCommand } from '../../command.ts';
import { notFound, type CommonError, type NotFound, type TooManyTickets } from '../../errors.ts';
import { isId } from '../../found.ts';
import { addTicket, filer } from '../../running/file-ticket.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import type { TicketDone } from './shape.ts';

/** What is laid before the director, and about which game of the tournament (null: none). */
export interface FileTicketInput extends TournamentInput {
  readonly gameId: GameId | null;
  readonly kind: TicketKind;
  readonly text: string;
}

/** Every way in which the command says no. */
export type FileTicketError = CommonError | TooManyTickets;

/**
 * Lays something before the director: a suspicion of cheating, bad conduct, a protest. Anybody who is entered may. About a
 * game of his own it is about his opponent, who never sees it. Source: KIBA 2.3.
 */
export const fileTicket = defineCommand<FileTicketInput, TicketDone, FileTicketError>(
  'fileTicket',
  async (command, { tournamentId, gameId, kind, text }) => {
    const by = await filer(command, tournamentId);
    if (!by.ok) return by;
    const game = await gameIn(command.tx, by.value.tournament.id, gameId);
    if (!game.ok) return game;
    const accusedId = game.value === null ? null : opponentOf(game.value, by.value.playerId);
    return addTicket(command, by.value, { gameId: game.value?.id ?? null, messageId: null, kind, accusedId, text });
  },
);

async function gameIn(
  tx: Tx,
  tournamentId: GameRecord['tournamentId'],
  id: GameId | null,
): Promise<Result<GameRecord | null, NotFound>> {
  if (id === null) return ok(null);
  const [game] = isId(id) ? await gamesByIds(tx, [id]) : [];
  return game?.tournamentId === tournamentId ? ok(game) : err(notFound('gameOfTournament'));
}

/** The other player of a game; null for who does not play in it. */
function opponentOf({ players: { first, second } }: GameRecord, player: PlayerId): PlayerId | null {
  if (player === first) return second;
  return player === second ? first : null;
}
