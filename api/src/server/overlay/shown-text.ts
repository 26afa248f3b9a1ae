import type { AppContext } from '../../application/context.ts';
import { positionOf } from '../../application/queries/any-board.ts';
import { gameOf, playerOf, tournamentOf } from '../../application/queries/find.ts';
import { gameEndMessage } from '../../application/queries/game-end-message.ts';
import { gameNames } from '../../application/queries/game-names.ts';
import { message, say, STRANGER } from '../../application/texts/say.ts';
import { globalId } from '../../graphql/global-id.ts';
import { tournamentTypeName } from '../../graphql/tournament/type.ts';
import type { GameId, PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Message } from '../../kernel/message.ts';
import type { OverlayTarget } from '../../store/reading/overlay.ts';
import { tableDocument } from '../documents/tables.ts';

/** What a slot shows as it stands: a table, a game with its board in letters, or a player; empty where it shows nothing. */
export async function shownText(context: AppContext, target: OverlayTarget): Promise<string> {
  const { tournamentId, tableName, gameId, playerId } = target;
  if (tournamentId !== null) return tableText(context, tournamentId, tableName ?? '');
  if (gameId !== null) return gameText(context, gameId);
  return playerId === null ? '' : playerText(context, playerId);
}

/** What is heard of when what a slot shows may have changed. */
export function topicOf({ tournamentId, gameId, playerId }: OverlayTarget): string | null {
  if (tournamentId !== null) return `tournament:${tournamentId}`;
  if (gameId !== null) return `game:${gameId}`;
  return playerId === null ? null : `player:${playerId}`;
}

async function tableText(context: AppContext, tournamentId: TournamentId, name: string): Promise<string> {
  const tournament = await tournamentOf(context, { tournamentId });
  const id = globalId(tournamentTypeName(tournament), tournamentId);
  const found = await tableDocument(context, id, { name, ending: 'txt' });
  return typeof found === 'string' ? `${found}\n` : found.body;
}

async function gameText(context: AppContext, id: GameId): Promise<string> {
  const game = await gameOf(context, id);
  const [names, tournament, end] = await Promise.all([
    gameNames(context, id),
    tournamentOf(context, game),
    gameEndMessage(context, id, context.now()),
  ]);
  const toMove = game.toMove === null ? null : message('overlay.toMove', { name: names.players[game.toMove] });
  const board = positionOf(game)?.text ?? null;
  const state = end ?? toMove;
  return lines(tournament.name, names.title, state, board === null ? null : `\n${board}`);
}

async function playerText(context: AppContext, id: PlayerId): Promise<string> {
  const { name, country, ratings } = await playerOf(context, id);
  const rated = ratings.map(({ game, elo, matches: games }) => {
    const rating = say(STRANGER, message('overlay.rating', { elo, games }));
    return `${game.toLowerCase().replaceAll('_', ' ')}: ${rating}`;
  });
  return lines(country === null ? name : `${name} (${country})`, ...rated);
}

function lines(...said: readonly (string | Message | null)[]): string {
  const texts = said.flatMap((one) => (one === null ? [] : typeof one === 'string' ? one : say(STRANGER, one)));
  return `${texts.join('\n').trimEnd()}\n`;
}
