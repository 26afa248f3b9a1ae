import { gameBoards } from '../boards-part.ts';
import BaoFeatured from './BaoFeatured.vue';
import BaoReplay from './BaoReplay.vue';

/** The boards of bao in their full size. */
export const baoBoards = gameBoards('BaoGame', { Featured: BaoFeatured, Replay: BaoReplay });
