import type { BySeat } from '../../../../kernel/seat.ts';
import { backgammonPosition } from '../game.ts';
import { viewBackgammonMoves } from '../view.ts';
import { backgammonBoardText, type BackgammonBoardWords } from './board-text.ts';
import { BACKGAMMON_MAIL_WORDS } from './words/index.ts';
import type { Wording } from '../../../../application/mail/texts/wording.ts';
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
  answer({ wording: { locale } }, { game }) {
    if (game.status !== 'RUNNING') return null;
    const position = backgammonPosition(game);
    const { play, turn, doubled } = BACKGAMMON_MAIL_WORDS[locale].answer;
    if (position.phase === 'turn') return { example: 'roll', possible: turn };
    if (position.phase === 'doubled') return { example: 'take', possible: doubled };
    const [first] = position.phase === 'play' ? viewBackgammonMoves(position) : [];
    return first === undefined ? null : { example: first.notation, possible: play };
  },
};

function boardWords({ locale, texts, say }: Wording): BackgammonBoardWords {
  const words = BACKGAMMON_MAIL_WORDS[locale];
  const { toMove, hasWon } = texts.board;
  const sides: BySeat<string> = { first: texts.sides.White, second: texts.sides.Black };
  return {
    men: (name, seat, { pips, bar, off }) => say(words.men, { name, side: sides[seat], pips, bar, off }),
    cube: (value, name) => (name === null ? say(words.middle, { value }) : say(words.owned, { value, name })),
    dice: (dice) => say(words.dice, { dice }),
    doubled: (value) => say(words.doubled, { value }),
    match: (length, { first, second }) => say(words.match, { length, first, second }),
    toMove: (name, seat) => say(toMove, { name, side: sides[seat] }),
    hasWon: (name, seat) => say(hasWon, { name, side: sides[seat] }),
  };
}
