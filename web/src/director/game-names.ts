import { useNameOf } from '../player/namesakes.ts';
import type { DirectedGame } from './directed-game.ts';

/** The words that name a game: both players in the order of their seats, namesakes told apart, and its number in the pair. */
export function useGameNames(): (game: DirectedGame) => { first: string; second: string; n: number } {
  const nameOf = useNameOf();
  return (game) => {
    const name = (seat: 'FIRST' | 'SECOND'): string => {
      const found = game.seats.find((one) => one.seat === seat);
      return found ? nameOf(found.player) : '';
    };
    return { first: name('FIRST'), second: name('SECOND'), n: game.number };
  };
}
