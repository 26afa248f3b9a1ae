import type { ConfiguredFormat } from './any-format.ts';
import type { ResultHow } from './format.ts';

/**
 * The points that a result gives one of its two players: its value to the winner, half of it to each where the board ended
 * drawn and the format counts that as half, else nothing.
 */
export function resultPoints(
  { drawnGames }: Pick<ConfiguredFormat, 'drawnGames'>,
  { how, value }: { readonly how: ResultHow; readonly value: number },
  isWinner: boolean,
): number {
  if (how === 'DRAWN') return drawnGames === 'half' ? value / 2 : 0;
  return isWinner ? value : 0;
}
