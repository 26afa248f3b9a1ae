import './adjudicate-score.ts';
import './analysis/position.ts';
import './analysis/record.ts';
import './game.ts';
import './scoring.ts';
import { GoGameType } from './ref.ts';
import { GoSettingsInput, GoSettingsType } from './settings.ts';

/** What go brings to the API. */
export const goTypes = {
  game: GoGameType,
  settings: { type: GoSettingsType, input: GoSettingsInput },
};
