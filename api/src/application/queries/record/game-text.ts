import type { GameRecord } from '../../../store/reading/game.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../context.ts';
import { listGamesOfTournament } from '../lists.ts';
import { readAfresh } from '../reading.ts';
import { gameDocument, gamePart, tournamentDocument } from './json-record.ts';
import { recordedGame } from './recorded-game.ts';
import { transcriptOf } from './transcript.ts';

/** The kinds of text in which a game or a tournament can be had. */
export type RecordFormat = 'TRANSCRIPT' | 'JSON';

/** A game as text to keep; a transcript is null where its moves are not known here. One replay: 0.5 ms for 63 moves. */
export async function gameText(context: AppContext, game: GameRecord, format: RecordFormat): Promise<string | null> {
  const recorded = await recordedGame(context, game);
  if (format === 'JSON') return `${JSON.stringify(gameDocument(recorded))}\n`;
  return recorded.moves === null ? null : transcriptOf(recorded);
}

/** Games read and written at once: their moves are replayed in some 50 ms, between which the server does other work. */
const GAMES_AT_ONCE = 100;

/**
 * All games of a tournament as text to keep, in the order of its schedule, piece by piece: 100 games take some ten queries
 * and 50 ms, 34 players twelve times that. In a transcript the games stand apart by an empty line, and a game whose moves
 * are not known here is its head alone; in JSON they are the last field of one document. What changes meanwhile may be in
 * the later pieces.
 */
export async function* tournamentText(
  context: AppContext,
  tournament: TournamentRecord,
  format: RecordFormat,
): AsyncGenerator<string> {
  const isJson = format === 'JSON';
  const { separator, begin, end } = isJson
    ? {
        separator: ',\n',
        begin: `${JSON.stringify(tournamentDocument(tournament)).slice(0, -1)},"games":[\n`,
        end: '\n]}\n',
      }
    : { separator: '\n', begin: '', end: '' };
  yield begin;
  let isFirst = true;
  for await (const games of gamesInPieces(context, tournament)) {
    const recorded = await Promise.all(games.map((game) => recordedGame(context, game)));
    const texts = recorded.map((game) => (isJson ? JSON.stringify(gamePart(game)) : transcriptOf(game)));
    const piece = texts.join(separator);
    if (piece !== '') yield isFirst ? piece : separator + piece;
    isFirst &&= piece === '';
  }
  yield end;
}

async function* gamesInPieces(context: AppContext, { id }: TournamentRecord): AsyncGenerator<readonly GameRecord[]> {
  let after = null;
  for (;;) {
    // What was read for one piece is not held for the next.
    readAfresh(context);
    const window = { after, before: null, limit: GAMES_AT_ONCE, fromEnd: false };
    const { placed, hasNext } = await listGamesOfTournament(
      context,
      { tournament: id, status: null, search: null, group: null, round: null },
      window,
    );
    yield placed.map(({ thing }) => thing);
    after = placed.at(-1)?.key ?? null;
    if (!hasNext || after === null) return;
  }
}

/** The whole text of a tournament at once: 1,122 games are some 700 kB as transcripts and 9 MB as JSON. */
export async function wholeTournamentText(
  context: AppContext,
  tournament: TournamentRecord,
  format: RecordFormat,
): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of tournamentText({ ...context }, tournament, format)) pieces.push(piece);
  return pieces.join('');
}
