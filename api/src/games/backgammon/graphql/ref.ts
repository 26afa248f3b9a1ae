import { boardGameRef } from '../../../graphql/game/ref.ts';

export const BackgammonGameType = boardGameRef('BACKGAMMON');
