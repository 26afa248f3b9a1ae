import { backgammonBoards } from './backgammon/boards.ts';
import { baoBoards } from './bao/boards.ts';
import type { GameBoards } from './boards-part.ts';
import { goBoards } from './go/boards.ts';
import { owareBoards } from './oware/boards.ts';

const BOARDS: readonly GameBoards[] = [backgammonBoards, baoBoards, goBoards, owareBoards];

/** The boards of the game that the type of this name is of, a game or a moment; null: the page has none for it. */
export const boardsNamed = (name: string): GameBoards | null =>
  BOARDS.find(({ names }) => names.includes(name)) ?? null;
