import type { BySeat } from '../../../../kernel/seat.ts';
import { backgammonPosition } from '../game.ts';
import { viewBackgammonMoves } from '../view.ts';
import { backgammonBoardText, type BackgammonBoardWords } from './board-text.ts';
import type { Wording } from '../../../../application/texts/wording.ts';
import type { MailGame } from '../../../../application/mail/letters/mail-game.ts';

/** Backgammon in mails: the board from the reader's side, and what he may answer with; rolling is an answer too. */
export const backgammonMail: MailGame = {
  async board({ wording }, { game, seat, names }) {
    const position = backgammonPosition(game);
    const drawn = backgammonBoardText({ position, reader: seat, names, words: boardWords(wording) });
    return [{ kind: 'board', drawn, picture: null }];
  },
  async lastMove() {
    return [];
  },
  answer({ wording: { say } }, { game }) {
    if (game.status !== 'RUNNING') return null;
    const position = backgammonPosition(game);
    if (position.phase === 'turn') return { example: 'roll', possible: say('games.BACKGAMMON.answer.turn') };
    if (position.phase === 'doubled') return { example: 'take', possible: say('games.BACKGAMMON.answer.doubled') };
    const [first] = position.phase === 'play' ? viewBackgammonMoves(position) : [];
    return first === undefined ? null : { example: first.notation, possible: say('games.BACKGAMMON.answer.play') };
  },
};

function boardWords({ say }: Wording): BackgammonBoardWords {
  const sides: BySeat<string> = {
    first: say('games.BACKGAMMON.side.first'),
    second: say('games.BACKGAMMON.side.second'),
  };
  return {
    men: (name, seat, { pips, bar, off }) =>
      say('games.BACKGAMMON.board.men', { name, side: sides[seat], pips, bar, off }),
    cube: (value, name) =>
      name === null
        ? say('games.BACKGAMMON.board.middle', { value })
        : say('games.BACKGAMMON.board.owned', { value, name }),
    dice: (dice) => say('games.BACKGAMMON.board.dice', { dice }),
    doubled: (value) => say('games.BACKGAMMON.board.doubled', { value }),
    match: (length, { first, second }) => say('games.BACKGAMMON.board.match', { length, first, second }),
    toMove: (name, seat) => say('letter.board.toMove', { name, side: sides[seat] }),
    hasWon: (name, seat) => say('letter.board.hasWon', { name, side: sides[seat] }),
  };
}
