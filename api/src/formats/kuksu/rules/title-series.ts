import { ok } from '../../../kernel/result.ts';
import type { SeriesRules } from '../../../rules/formats/series.ts';

/** Cycles of leagues that follow one another, and the title that is defended in them. Source: Kuksu 12. */
export const titleSeries = {
  about: 'Cycles in which a title is defended.',
  noun: 'title',
  format: 'KUKSU',
  roles: {
    CYCLE: {
      about: 'A cycle in which a title is played for.',
      givesTitle: true,
      namesPlayers: false,
      followsLast: true,
    },
  },
  rulings: {},
  titles: {
    TITLE_HOLDER: { about: 'The title that is defended in cycles: held from the end of one to the end of the next.' },
  },
  parseSettings: () => ok({}),
} as const satisfies SeriesRules;
