import type { BySeat } from '../../../kernel/seat.ts';
import { baoMoment } from '../../queries/bao-game.ts';
import { boardPicture, PICTURE_SIZE, pictureText } from '../board-picture.ts';
import { boardText } from '../board-text.ts';
import type { BoardWords } from '../board-words.ts';
import type { Wording } from '../texts/wording.ts';
import type { LetterPart } from './letter.ts';
import type { LetterDesk, OwnGame } from './letter-desk.ts';

/** The board of a game as it stands, drawn with letters and as a picture, from the reader's side; nothing for a game without one. */
export async function boardPart({ context, wording }: LetterDesk, own: OwnGame): Promise<readonly LetterPart[]> {
  const { game, seat: reader, names } = own;
  if (game.game !== 'BAO' || game.position === null) return [];
  const moment = await baoMoment(context, game, game.ply);
  if (moment === null) return [];
  const { position } = moment;
  const words = boardWords(wording);
  const picture = {
    ...PICTURE_SIZE,
    contentId: `board-${game.id}-${game.ply}`,
    fileName: 'board.png',
    bytes: boardPicture({ position, reader }),
    text: pictureText({ position, reader, names, words }),
  };
  return [{ kind: 'board', drawn: boardText({ position, reader, names, words }), picture }];
}

function boardWords({ texts, say }: Wording): BoardWords {
  const { store, house, sleepingHouse, blocked, toMove, hasWon, rows } = texts.board;
  const sides: BySeat<string> = texts.sides;
  return {
    sides,
    store,
    house,
    sleepingHouse,
    blocked,
    toMove: (name, side) => say(toMove, { name, side }),
    hasWon: (name, side) => say(hasWon, { name, side }),
    rows: (names) => say(rows, { names }),
  };
}
