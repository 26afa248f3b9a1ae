import { invariant } from '../../kernel/assert.ts';
import { GAMES } from '../../rules/games/registry.ts';
import type { RecordFile } from '../../rules/games/game.ts';
import type { TextGame } from '../../rules/games/text-game.ts';
import type { GameKey } from '../../store/tournament.ts';

/** The rules of a game; null for one that has no board here. */
export function rulesOf(key: GameKey): TextGame | null {
  const games: Readonly<Partial<Record<GameKey, TextGame>>> = GAMES;
  return games[key] ?? null;
}

/** The rules of a game that is played here. */
export function playedGame(key: GameKey): TextGame {
  const game = rulesOf(key);
  invariant(game !== null, `${key} is played here`);
  return game;
}

/** Whether a game of this kind can count so many points. */
export function mayCount(key: GameKey, value: number): boolean {
  return rulesOf(key)?.mayCount(value) ?? value === 1;
}

/** How the records of a game are kept as files. */
export function recordFileOf(key: GameKey): RecordFile {
  return rulesOf(key)?.recordFile ?? { ending: 'txt', type: 'text/plain; charset=utf-8' };
}

/** What the seats of a game are called, first mover first. */
export function sidesOf(key: GameKey): readonly [first: string, second: string] {
  return rulesOf(key)?.sides ?? ['First', 'Second'];
}
