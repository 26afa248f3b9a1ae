import { GAMES, type GameKey } from '#games/rules';
import type { RecordFile } from '../../rules/games/game.ts';
import type { TextGame } from '../../rules/games/text-game.ts';
import type { GameRecord } from '../../store/reading/game.ts';

/** The rules of a game. */
export function rulesOf(key: GameKey): TextGame {
  return GAMES[key];
}

/** Whether a game of this kind can count so many points. */
export function mayCount(key: GameKey, value: number): boolean {
  return rulesOf(key).mayCount(value);
}

/** Whether a game may end drawn. */
export function mayDraw({ game, gameConfig }: Pick<GameRecord, 'game' | 'gameConfig'>): boolean {
  return rulesOf(game).mayDraw(gameConfig);
}

/** How the records of a game are kept as files. */
export function recordFileOf(key: GameKey): RecordFile {
  return rulesOf(key).recordFile;
}

/** The endings, without a dot, by which programs of the games that are played here know their records. */
export function recordEndings(): readonly string[] {
  return [...new Set(Object.values<TextGame>(GAMES).map(({ recordFile }) => recordFile.ending))];
}

/** What the seats of a game are called, first mover first. */
export function sidesOf(key: GameKey): readonly [first: string, second: string] {
  return rulesOf(key).sides;
}
