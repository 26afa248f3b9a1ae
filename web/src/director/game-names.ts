import { readFragment } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';
import type { DirectedGame } from './directed-game.ts';

/** The words that name a game: both players in the order of their seats, and its number in the pair. */
export function gameNames(game: DirectedGame): { first: string; second: string; n: number } {
  const name = (seat: 'FIRST' | 'SECOND'): string => {
    const found = game.seats.find((one) => one.seat === seat);
    return found ? readFragment(playerNameFragment, found.player).name : '';
  };
  return { first: name('FIRST'), second: name('SECOND'), n: game.number };
}
