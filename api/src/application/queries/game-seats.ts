import type { Words } from '../../kernel/message.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { sidesOf } from '../state/game-rules.ts';
import { messageIfAny } from '../texts/say.ts';
import { entryOf } from './find.ts';

/** A seat of a game, what the game calls it, and who sits there. */
export interface GameSeat {
  readonly seat: Seat;
  /** In words, or as the rules call it where the game has no words for that. */
  readonly side: Words;
  /** The same in one letter or two, never that of the other seat. */
  readonly sideLetter: Words;
  readonly entry: EntryRecord;
}

/** Both seats of a game, who moves first before the opponent. */
export function gameSeats(context: AppContext, game: GameRecord): Promise<readonly GameSeat[]> {
  const sides = sidesOf(game.game);
  const letters = tellingLetters(sides);
  return Promise.all(
    SEATS.map(async (seat, index) => ({
      seat,
      side: messageIfAny(`games.${game.game}.side.${seat}`) ?? sides[index === 0 ? 0 : 1],
      sideLetter: messageIfAny(`games.${game.game}.sideLetter.${seat}`) ?? letters[index === 0 ? 0 : 1],
      entry: await entryOf(context, game.entries[seat]),
    })),
  );
}

/** The first letters of two words, as few as tell them apart. */
function tellingLetters([one, other]: readonly [string, string]): readonly [string, string] {
  let length = 1;
  while (length < one.length && one.slice(0, length) === other.slice(0, length)) length++;
  return [one.slice(0, length), other.slice(0, length)];
}
