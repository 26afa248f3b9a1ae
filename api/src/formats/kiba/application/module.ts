import type { FormatModule } from '../../../application/format-module.ts';
import { joinChampionship } from './championship/join.ts';
import { championOf, entryIn } from '../../../application/queries/series/series-part.ts';

/** KIBA's tournaments are those of a championship, and the last of it, the Mabingwa, gives the title of Bingwa. Source: Championship 1, 2. */
export const kibaModule: FormatModule = {
  joins: {
    kind: 'CHAMPIONSHIP',
    only: 'The tournaments of a championship are KIBA tournaments.',
    as: joinChampionship,
  },
  title: {
    of(part, at) {
      const { tournament } = part;
      if (tournament.seriesRole !== 'MABINGWA') return null;
      const bingwa = entryIn(part, championOf(part));
      return bingwa === null
        ? null
        : { kind: 'BINGWA', tournament, entries: [bingwa], country: null, against: null, at };
    },
  },
};
