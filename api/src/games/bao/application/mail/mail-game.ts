import { baoLegalMoves, baoMoment } from '../game.ts';
import { boardPicture, PICTURE_SIZE, pictureText } from './board-picture.ts';
import { boardText } from './board-text.ts';
import type { BoardWords } from './board-words.ts';
import type { Wording } from '../../../../application/mail/texts/wording.ts';
import type { MailGame } from '../../../../application/mail/letters/mail-game.ts';
import { sowingPart } from './sowing-part.ts';
import { BAO_MAIL_WORDS } from './words/index.ts';

/** Bao in mails: both rows of both players, the sowing in words, every move that is possible. */
export const baoMail: MailGame = {
  async board({ context, wording }, { game, seat: reader, names }) {
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
  },
  lastMove: (desk, { game }) => sowingPart(desk, game),
  answer({ wording: { texts, count } }, { game }) {
    const moves = baoLegalMoves(game).map(({ notation }) => notation);
    const [example] = moves;
    if (example === undefined) return null;
    return { example, possible: count(texts.move.legal, moves.length, { moves: moves.join('  ') }) };
  },
};

function boardWords({ locale, texts, say }: Wording): BoardWords {
  const { store, house, sleepingHouse, blocked, rows } = BAO_MAIL_WORDS[locale];
  const { toMove, hasWon } = texts.board;
  return {
    sides: { first: texts.sides.South, second: texts.sides.North },
    store,
    house,
    sleepingHouse,
    blocked,
    toMove: (name, side) => say(toMove, { name, side }),
    hasWon: (name, side) => say(hasWon, { name, side }),
    rows: (names) => say(rows, { names }),
  };
}
