import { invariant } from '../../kernel/assert.ts';
import { GAMES } from '../../rules/games/registry.ts';
import type { TextGame } from '../../rules/games/text-game.ts';
import type { GameKey } from '../../store/tournament.ts';

/** The rules of a game; null for one that cannot be played here yet. */
export function findGame(key: GameKey): TextGame | null {
  const games: Readonly<Partial<Record<GameKey, TextGame>>> = GAMES;
  return games[key] ?? null;
}

/** The rules of a game that is played here. */
export function playedGame(key: GameKey): TextGame {
  const game = findGame(key);
  invariant(game !== null, `${key} is played here`);
  return game;
}
