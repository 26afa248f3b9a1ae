import type { LetterPart } from './letter.ts';
import type { LetterDesk, OwnGame } from './letter-desk.ts';

/** How a mail is answered with a move: an example, and what is possible. */
export interface AnswerHint {
  readonly example: string;
  readonly possible: string;
}

/** What mails show of a game by its own board. */
export interface MailGame {
  /** The board as it stands, drawn with letters and perhaps as a picture, from the reader's side; nothing before the game has one. */
  board(desk: LetterDesk, own: OwnGame): Promise<readonly LetterPart[]>;
  /** What the last move did, in words; nothing where its notation says it all. */
  lastMove(desk: LetterDesk, own: OwnGame): Promise<readonly LetterPart[]>;
  /** How to answer with a move; null when there is none to make. */
  answer(desk: LetterDesk, own: OwnGame): AnswerHint | null;
}
