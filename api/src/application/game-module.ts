import type { GameKey } from '#games/rules';
import type { GameRecord } from '../store/reading/game.ts';
import type { MessageKey, Message } from '../kernel/message.ts';
import type { AppContext } from './context.ts';
import type { MailGame } from './mail/letters/mail-game.ts';
import type { DiceProof } from './queries/dice-proof.ts';

/** A position of any game: as one line, and as its rules draw it in lines of letters. */
export interface AnyPosition {
  readonly encoding: string;
  readonly text: string;
}

/** A game after some of its moves: the move that led there and what it did, both null at the start. */
export interface AnyMoment {
  readonly kind: GameKey;
  readonly ply: number;
  readonly notation: string | null;
  readonly summary: Message | null;
  readonly position: AnyPosition;
}

/** An act as a message, whose text has places for `name`, who did it, and `game` beside its own. */
export type Act = Message<MessageKey>;

/** What a game has of its own in commands, questions and mails, beside its rules. */
export interface GameModule<Moment extends AnyMoment = AnyMoment> {
  /** The game after `ply` plies (0: the start); null before the start and beyond the last. */
  at(context: AppContext, game: GameRecord, ply: number): Promise<Moment | null>;
  /** The game after all of these moves, which are legal. */
  after(game: GameRecord, notations: readonly string[]): Moment;
  /** Where these moves, which are legal, lead from an encoded position; plies count from there. */
  from(start: string, notations: readonly string[]): Moment;
  readonly mail: MailGame;
  /** By an encoded position, what each of its legal moves does, in a few words for a list of moves; missing: its canonical text is all that is said. */
  readonly labels?: (encoded: string) => (notation: string) => Message;
  /** What somebody did by a move that is more an act than a move, such as accepting marks; null for every other. */
  readonly act?: (notation: string) => Act | null;
  /** By what anybody can check what fell by chance in a game; missing: nothing can be checked. */
  readonly proof?: (context: AppContext, game: GameRecord) => Promise<DiceProof>;
}
