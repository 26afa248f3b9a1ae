import type { BySeat, Seat } from '../../../../kernel/seat.ts';
import { seatLetter } from '../../rules/point-text.ts';
import { goLastPoint, goPosition, goScoring } from '../game.ts';
import { viewGoMoves } from '../view.ts';
import { goBoardPicture, GO_PICTURE_SIZE } from './board-picture.ts';
import { goBoardText, type GoBoardWords } from './board-text.ts';
import type { Wording } from '../../../../application/texts/wording.ts';
import type { MailGame } from '../../../../application/mail/letters/mail-game.ts';

/** Go in mails: the board with its coordinates, what both have to do after two passes, and how a move is written. */
export const goMail: MailGame = {
  async board({ context, wording }, { game, names }) {
    const [position, last] = [goPosition(game), await goLastPoint(context, game)];
    const drawn = goBoardText({ position, last, names, words: boardWords(wording) });
    const picture = {
      ...GO_PICTURE_SIZE,
      contentId: `board-${game.id}-${game.ply}`,
      fileName: 'board.png',
      bytes: await goBoardPicture(position, last),
      text: drawn,
    };
    return [{ kind: 'board', drawn, picture }];
  },
  async lastMove({ wording: { say } }, { game, seat }) {
    const scoring = game.status === 'RUNNING' ? goScoring(game) : null;
    if (scoring === null || scoring.until === null) return [];
    return [{ kind: 'text', text: say('games.GO.agree', { example: acceptance(seat, scoring.version) }) }];
  },
  answer({ wording: { say } }, { game }) {
    const moves = game.status === 'RUNNING' ? viewGoMoves(goPosition(game)).map(({ notation }) => notation) : [];
    const [first] = moves;
    if (first === undefined) return null;
    return { example: USUAL.find((point) => moves.includes(point)) ?? first, possible: say('games.GO.answer') };
  },
};

/** Points that are named as an example where they are free. */
const USUAL = ['Q16', 'D4', 'G3', 'C3'];

/** The text with which a player accepts marks by mail. */
function acceptance(seat: Seat, version: number): string {
  return `${seatLetter(seat)} accept ${version}`;
}

function boardWords({ say }: Wording): GoBoardWords {
  const sides: BySeat<string> = { first: say('games.GO.side.first'), second: say('games.GO.side.second') };
  return {
    sides,
    legend: say('games.GO.board.legend'),
    taken: (stones) => say('games.GO.board.taken', { n: stones }),
    ko: (point) => say('games.GO.board.ko', { point }),
    toMove: (name, side) => say('letter.board.toMove', { name, side }),
    hasWon: (name, side) => say('letter.board.hasWon', { name, side }),
  };
}
