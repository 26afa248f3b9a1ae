import type { BySeat, Seat } from '../../../../kernel/seat.ts';
import { seatLetter } from '../../rules/point-text.ts';
import { goLegalMoves, goMoment, goScoring } from '../game.ts';
import { goBoardPicture, GO_PICTURE_SIZE } from './board-picture.ts';
import { goBoardText, type GoBoardWords } from './board-text.ts';
import { GO_MAIL_WORDS } from './words/index.ts';
import type { Wording } from '../../../../application/mail/texts/wording.ts';
import type { MailGame } from '../../../../application/mail/letters/mail-game.ts';

/** Go in mails: the board with its coordinates, what both have to do after two passes, and how a move is written. */
export const goMail: MailGame = {
  async board({ context, wording }, { game, names }) {
    const moment = await goMoment(context, game, game.ply);
    if (moment === null) return [];
    const drawn = goBoardText({ position: moment.position, names, words: boardWords(wording) });
    const picture = {
      ...GO_PICTURE_SIZE,
      contentId: `board-${game.id}-${game.ply}`,
      fileName: 'board.png',
      bytes: goBoardPicture(moment.position),
      text: drawn,
    };
    return [{ kind: 'board', drawn, picture }];
  },
  async lastMove({ wording: { locale, say } }, { game, seat }) {
    const scoring = game.status === 'RUNNING' ? goScoring(game) : null;
    if (scoring === null || scoring.until === null) return [];
    return [{ kind: 'text', text: say(GO_MAIL_WORDS[locale].agree, { example: acceptance(seat, scoring.version) }) }];
  },
  answer({ wording: { locale } }, { game }) {
    const moves = goLegalMoves(game).map(({ notation }) => notation);
    const [first] = moves;
    if (first === undefined) return null;
    return { example: USUAL.find((point) => moves.includes(point)) ?? first, possible: GO_MAIL_WORDS[locale].answer };
  },
};

/** Points that are named as an example where they are free. */
const USUAL = ['Q16', 'D4', 'G3', 'C3'];

/** The text with which a player accepts marks by mail. */
function acceptance(seat: Seat, version: number): string {
  return `${seatLetter(seat)} accept ${version}`;
}

function boardWords({ locale, texts, say, count }: Wording): GoBoardWords {
  const { taken, legend, ko } = GO_MAIL_WORDS[locale];
  const { toMove, hasWon } = texts.board;
  const sides: BySeat<string> = { first: texts.sides.Black, second: texts.sides.White };
  return {
    sides,
    legend,
    taken: (stones) => count(taken, stones),
    ko: (point) => say(ko, { point }),
    toMove: (name, side) => say(toMove, { name, side }),
    hasWon: (name, side) => say(hasWon, { name, side }),
  };
}
