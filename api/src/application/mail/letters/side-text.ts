import type { Seat } from '../../../kernel/seat.ts';
import { sidesOf } from '../../queries/game-rules.ts';
import type { GameRecord } from '../../../store/reading/game.ts';

/** What a seat of a game is called, by the names that a language has for sides; its English name where it has none. */
export function sideText(names: Readonly<Record<string, string>>, game: Pick<GameRecord, 'game'>, seat: Seat): string {
  const side = sidesOf(game.game)[seat === 'first' ? 0 : 1];
  return names[side] ?? side;
}
