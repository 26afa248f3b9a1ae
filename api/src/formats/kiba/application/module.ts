import type { FormatModule } from '../../../application/format-module.ts';
import { championOf, entryIn } from '../../../application/state/series/series-part.ts';

/** The last tournament of a championship, the Mabingwa, gives the title of Bingwa. Source: Championship 1, 2. */
export const kibaModule: FormatModule = {
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
