import type { SeriesRules } from '../../../../rules/formats/series.ts';
import { parseChampionshipSettings } from './settings.ts';

const SIGN_UP = { namesPlayers: false, followsLast: false };
const NAMED = { namesPlayers: true, followsLast: false };

/** Four KIBA tournaments, the Mabingwa of the best six, and matches of countries. Source: Championship 1. */
export const championshipSeries = {
  about: 'Several tournaments whose points are added up.',
  numbers: 'The four tournaments of a championship are 1 to 4, by themselves the first that is free.',
  leaving: 'One of the four tournaments of a championship may leave it while nothing was awarded by its points.',
  format: 'KIBA',
  roles: {
    TOURNAMENT: {
      about: 'One whose points count in the standings, by its number from 1.',
      givesTitle: false,
      ...SIGN_UP,
    },
    MABINGWA: { about: 'That of the best six, for the title.', givesTitle: true, ...NAMED },
    COUNTRY_MATCH: {
      about: 'A match of two countries, by the number of the tournament that it follows, null when it follows all.',
      givesTitle: true,
      ...NAMED,
    },
  },
  rulings: {
    PLACE_REFUSED: { about: 'A player has given back his place in the Mabingwa.' },
    CUT_SETTLED: { about: 'The director has ordered players whom nothing separates.' },
  },
  titles: {
    BINGWA: { about: 'Bingwa wa KIBA: the master, who has won the Mabingwa.' },
    COUNTRY_CHAMPION: { about: 'Country champion: the country that has won the match of countries.' },
  },
  states: {
    ANNOUNCED: { about: 'None of its tournaments has started.' },
    TOURNAMENTS: { about: 'Its four tournaments are under way.' },
    COMPLETE: { about: 'The four are finished; the Mabingwa is to be opened.' },
    MABINGWA_GROUP: { about: 'The best six are named, and play in one group.' },
    MABINGWA_FINAL: { about: 'The first two of them play the final.' },
    CLOSED: { about: 'There is a Bingwa.' },
  },
  parseSettings: parseChampionshipSettings,
} as const satisfies SeriesRules;
