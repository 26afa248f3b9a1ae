import type { AppContext } from '../../application/context.ts';
import { recordFileOf } from '../../application/state/game-rules.ts';
import { gameSeats } from '../../application/queries/game-seats.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { gameText, tournamentText, type RecordFormat } from '../../application/queries/record/game-text.ts';
import { GAME_NAMES, TOURNAMENT_NAMES, idNamed } from '../../graphql/global-id.ts';
import type { GameId, TournamentId } from '../../kernel/ids.ts';
import { fileName } from './file-name.ts';
import type { TextDocument } from './text-document.ts';

const KINDS = {
  TRANSCRIPT: { type: 'text/plain; charset=utf-8', ending: 'txt' },
  JSON: { type: 'application/json; charset=utf-8', ending: 'json' },
} as const;

/**
 * One game as a file, by its id in the API; a sentence where there is none. `asked`: the ending by which programs of its game
 * know its records.
 */
export async function gameDocumentOf(
  context: AppContext,
  id: string,
  format: RecordFormat,
  asked = 'txt',
): Promise<TextDocument | string> {
  const game = await readingOf(context).games.load(idNamed<GameId>(id, GAME_NAMES));
  if (game === null) return 'There is no game with this id.';
  const file = recordFileOf(game.game);
  if (asked !== 'txt' && file.ending !== asked) return 'The record of this game is at the address that ends in .txt.';
  const [body, seats] = await Promise.all([gameText(context, game, format), gameSeats(context, game)]);
  if (body === null)
    return 'The moves of this game are not known here; what is known is at the address that ends in .json.';
  const { type, ending } = asked === 'txt' ? KINDS[format] : file;
  const names = seats.map(({ entry }) => entry.player.name);
  return { type, fileName: fileName([...names, String(game.number)], ending), body, isPublic: true };
}

/** All games of a tournament as a file, by its id in the API; a sentence where there is none. */
export async function tournamentDocumentOf(
  context: AppContext,
  id: string,
  format: RecordFormat,
): Promise<TextDocument | string> {
  const tournament = await readingOf(context).tournaments.load(idNamed<TournamentId>(id, TOURNAMENT_NAMES));
  if (tournament === null) return 'There is no tournament with this id.';
  const { type, ending } = KINDS[format];
  const body = tournamentText(context, tournament, format);
  return { type, fileName: fileName([tournament.name], ending), body, isPublic: true };
}
