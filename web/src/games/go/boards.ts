import { gameBoards } from '../boards-part.ts';
import GoFeatured from './GoFeatured.vue';
import GoReplay from './GoReplay.vue';

/** The boards of go in their full size. */
export const goBoards = gameBoards('GoGame', { Featured: GoFeatured, Replay: GoReplay });
