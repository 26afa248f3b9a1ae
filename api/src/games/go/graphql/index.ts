import './adjudicate-score.ts';
import './analysis/position.ts';
import './analysis/record.ts';
import './game.ts';
import './scoring.ts';
import { GoGameType } from './ref.ts';

/** What go brings to the API. */
export const goTypes = { game: GoGameType };
