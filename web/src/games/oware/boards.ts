import { gameBoards } from '../boards-part.ts';
import OwareFeatured from './OwareFeatured.vue';
import OwareReplay from './OwareReplay.vue';

/** The boards of oware in their full size. */
export const owareBoards = gameBoards('OwareGame', { Featured: OwareFeatured, Replay: OwareReplay });
