import { ok } from '../../../kernel/result.ts';
import type { SeriesRules } from '../../../rules/formats/series.ts';

/** Cycles of leagues that follow one another, and the title that is defended in them. Source: Kuksu 12. */
export const titleSeries = {
  about: 'Cycles in which a title is defended.',
  numbers:
    'The first cycle of a title has any number, for it may have begun elsewhere, by itself 1; each of the others has the next.',
  leaving: 'The last cycle of a title may leave it until it is over.',
  format: 'KUKSU',
  roles: {
    CYCLE: {
      about: 'A cycle in which a title is played for, by its number from 1.',
      givesTitle: true,
      namesPlayers: false,
      followsLast: true,
    },
  },
  rulings: {},
  titles: {
    TITLE_HOLDER: { about: 'The title that is defended in cycles: held from the end of one to the end of the next.' },
  },
  states: {
    ANNOUNCED: { about: 'It has no cycle yet.' },
    SIGN_UP: { about: 'The next cycle is prepared: set up, signed up for, or closed and not begun.' },
    LEAGUES: { about: 'The leagues of a cycle are played.' },
    TITLE_MATCH: { about: 'The holder and the winner of League A play for the title.' },
    BETWEEN: { about: 'Its last cycle is over, the next one can be opened.' },
  },
  parseSettings: () => ok({}),
} as const satisfies SeriesRules;
