import './game.ts';
import { OwareGameType } from './ref.ts';

/** What oware brings to the API. */
export const owareTypes = { game: OwareGameType };
