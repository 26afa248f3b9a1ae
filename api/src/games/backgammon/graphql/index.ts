import './acts.ts';
import './analysis/position.ts';
import './analysis/record.ts';
import './analysis/verify-dice.ts';
import './comforts.ts';
import './game.ts';
import './resignation-value.ts';
import { BackgammonGameType } from './ref.ts';
import { BackgammonSettingsInput, BackgammonSettingsType } from './settings.ts';

/** What backgammon brings to the API. */
export const backgammonTypes = {
  game: BackgammonGameType,
  settings: { type: BackgammonSettingsType, input: BackgammonSettingsInput },
};
