import { GAMES } from '../../rules/games/registry.ts';
import type { TextGame } from '../../rules/games/text-game.ts';
import type { GameRecord } from '../../store/reading/game.ts';

/** The rules of the game that is played in `game`; null for a game that has no board here. */
export function rulesOf({ game }: Pick<GameRecord, 'game'>): TextGame | null {
  return isPlayed(game) ? GAMES[game] : null;
}

/** What the seats of a game are called, first mover first. */
export function sidesOf(game: Pick<GameRecord, 'game'>): readonly [first: string, second: string] {
  return rulesOf(game)?.sides ?? ['First', 'Second'];
}

function isPlayed(game: string): game is keyof typeof GAMES {
  return Object.hasOwn(GAMES, game);
}
