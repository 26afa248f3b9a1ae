import { gameTopic } from '../../application/events.ts';
import type { AppContext } from '../../application/context.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { GAME_NAMES, idNamed } from '../../graphql/global-id.ts';
import type { GameId } from '../../kernel/ids.ts';
import { unescaped } from '../unescaped.ts';
import type { PictureForm } from '../page/drawing-messages.ts';

/** A picture that there is, as it is at the moment. */
export interface FoundPicture {
  /** What it shows: paths without endings, of which one that does not move has one. */
  readonly frames: readonly string[];
  /** What tells it from what it was before, and will be. */
  readonly version: string;
}

/** What an address asks for. */
export interface AskedFor {
  readonly form: PictureForm;
  /** In points, where nothing is asked for. */
  readonly width: number;
  /** How it counts against the limit. */
  readonly cost: number;
  /** The picture; a sentence where there is none. */
  readonly find: (context: AppContext) => Promise<FoundPicture | string>;
}

const BOARD = /^\/games\/(?<name>[^/]+?)(?:\/(?<ply>\d{1,5}))?\.(?<ending>svg|png)$/;
const FORMS: Readonly<Record<string, PictureForm>> = { svg: 'svg', png: 'png' };

/** What is asked for at an address; null where no picture is meant. */
export function askedFor(path: string): AskedFor | null {
  const { name, ply, ending = '' } = BOARD.exec(path)?.groups ?? {};
  const form = FORMS[ending];
  if (name === undefined || form === undefined) return null;
  const wanted = ply === undefined ? null : Number(ply);
  return { form, width: 720, cost: 1, find: (context) => boardPicture(context, unescaped(name), wanted) };
}

async function boardPicture(context: AppContext, name: string, ply: number | null): Promise<FoundPicture | string> {
  const game = await readingOf(context).games.load(idNamed<GameId>(name, GAME_NAMES));
  if (game === null) return 'There is no game with this id.';
  if (game.position === null) return 'This game has no board here.';
  if (ply !== null && ply > game.ply) return `This game has ${game.ply} moves.`;
  const version = await readingOf(context).versions.load(gameTopic(game.id));
  return { frames: [ply === null ? `/games/${name}` : `/games/${name}/${ply}`], version: String(version) };
}
