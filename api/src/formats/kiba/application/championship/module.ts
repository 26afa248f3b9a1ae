import type { SeriesModule } from '../../../../application/series-module.ts';
import type { championshipSeries } from '../../rules/championship/series.ts';
import { championshipEventText } from './event-text.ts';
import { followCorrection, tellStandings } from './follow.ts';
import { joinChampionship } from './join.ts';
import { CHAMPIONSHIP_LETTERS } from './letters.ts';
import { leaveChampionship } from './leave.ts';

/** A championship, in whose standings the points of four tournaments count. Source: Championship 1, 2. */
export const championshipModule: SeriesModule<keyof typeof championshipSeries.titles> = {
  only: 'The tournaments of a championship are KIBA tournaments.',
  as: joinChampionship,
  leave: leaveChampionship,
  part: (number) => `tournament ${number} of the championship`,
  whenLeft: '; its points do not count there',
  titles: {
    BINGWA: {
      mine: 'You are Bingwa wa KIBA, the master of this championship',
      nobody: 'there is no Bingwa',
      won: (who) => `${who} is Bingwa wa KIBA, the master of the championship`,
    },
    COUNTRY_CHAMPION: {
      mine: 'Your country has won the match of countries, and you played for it',
      nobody: 'no country has won',
      won: (who, country) => `${country} is country champion; ${who} played`,
    },
  },
  letters: CHAMPIONSHIP_LETTERS,
  tellCounted: tellStandings,
  corrected: followCorrection,
  eventText: championshipEventText,
};
