import { gameBoards } from '../boards-part.ts';
import BackgammonFeatured from './BackgammonFeatured.vue';
import BackgammonReplay from './BackgammonReplay.vue';

/** The boards of backgammon in their full size. */
export const backgammonBoards = gameBoards('BackgammonGame', {
  Featured: BackgammonFeatured,
  Replay: BackgammonReplay,
});
