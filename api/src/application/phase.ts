import { GAMES } from '#games/rules';
import type { TextGame } from '../rules/games/text-game.ts';
import { joined, told } from './told.ts';

const OF_EVERY_GAME = {
  NOT_OPPONENTS_TURN: { about: 'The game does not wait for the opponent’s move, so nothing can be planned for it.' },
  ROLLED: { about: 'The first dice have been thrown.' },
};

/** The points of the rules of all games at which an act can come too early or too late, by their keys, each in one sentence. */
export const PHASES = told<string>(
  joined([OF_EVERY_GAME, ...Object.values<TextGame>(GAMES).map(({ phases }) => phases)]),
);
