import type { Seat } from '../../../kernel/seat.ts';
import { sidesOf } from '../../state/game-rules.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { Wording } from '../../texts/wording.ts';

/** What a seat of a game is called by itself, or after `you play`; as its rules call it where the game has no words for that. */
export function sideText(
  { sayIfAny }: Wording,
  as: 'side' | 'sideToPlay',
  { game }: Pick<GameRecord, 'game'>,
  seat: Seat,
): string {
  const key = as === 'side' ? `games.${game}.side.${seat}` : `games.${game}.sideToPlay.${seat}`;
  return sayIfAny(key) ?? sidesOf(game)[seat === 'first' ? 0 : 1];
}
