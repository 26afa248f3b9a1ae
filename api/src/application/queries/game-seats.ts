import { SEATS, type Seat } from '../../kernel/seat.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { entryOf } from './find.ts';
import { sidesOf } from '../state/game-rules.ts';

/** A seat of a game, what the game calls it, and who sits there. */
export interface GameSeat {
  readonly seat: Seat;
  readonly side: string;
  readonly entry: EntryRecord;
}

/** Both seats of a game, who moves first before the opponent. */
export function gameSeats(context: AppContext, game: GameRecord): Promise<readonly GameSeat[]> {
  const sides = sidesOf(game.game);
  return Promise.all(
    SEATS.map(async (seat) => ({
      seat,
      side: sides[seat === 'first' ? 0 : 1],
      entry: await entryOf(context, game.entries[seat]),
    })),
  );
}
