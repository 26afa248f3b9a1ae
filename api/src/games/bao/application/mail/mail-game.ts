import { baoLegalMoves, baoMoment } from '../game.ts';
import { boardPicture, PICTURE_SIZE, pictureText } from './board-picture.ts';
import { boardText } from './board-text.ts';
import type { BoardWords } from './board-words.ts';
import type { Wording } from '../../../../application/texts/wording.ts';
import type { MailGame } from '../../../../application/mail/letters/mail-game.ts';

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
      bytes: await boardPicture({ position, reader }),
      text: pictureText({ position, reader, names, words }),
    };
    return [{ kind: 'board', drawn: boardText({ position, reader, names, words }), picture }];
  },
  async lastMove({ context, wording }, { game }) {
    const summary = (await baoMoment(context, game, game.ply))?.summary ?? null;
    return summary === null ? [] : [{ kind: 'small', text: wording.tell(summary) }];
  },
  answer({ wording: { say } }, { game }) {
    const moves = baoLegalMoves(game).map(({ notation }) => notation);
    const [example] = moves;
    if (example === undefined) return null;
    return { example, possible: say('letter.move.legal', { n: moves.length, moves: moves.join('  ') }) };
  },
};

function boardWords({ say }: Wording): BoardWords {
  return {
    sides: { first: say('games.BAO.side.first'), second: say('games.BAO.side.second') },
    store: say('games.BAO.board.store'),
    house: say('games.BAO.board.house'),
    sleepingHouse: say('games.BAO.board.sleepingHouse'),
    blocked: say('games.BAO.board.blocked'),
    toMove: (name, side) => say('letter.board.toMove', { name, side }),
    hasWon: (name, side) => say('letter.board.hasWon', { name, side }),
    rows: (names) => say('games.BAO.board.rows', { names }),
  };
}
