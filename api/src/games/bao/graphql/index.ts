import './analysis/position.ts';
import './analysis/record.ts';
import './game.ts';
import { BaoGameType } from './ref.ts';

/** What bao brings to the API. */
export const baoTypes = { game: BaoGameType };
