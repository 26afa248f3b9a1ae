import './analysis/position.ts';
import './analysis/record.ts';
import './game.ts';
import { BaoGameType } from './ref.ts';
import { BaoSettingsInput, BaoSettingsType } from './settings.ts';

/** What bao brings to the API. */
export const baoTypes = {
  game: BaoGameType,
  settings: { type: BaoSettingsType, input: BaoSettingsInput },
};
