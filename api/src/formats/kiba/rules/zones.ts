import { COMMON_DECIDERS, LAST_MATCH_ZONES, OUT_ZONE, type Decider, type Zone } from '../../../rules/formats/zone.ts';

/** What the places of KIBA's groups, semi-finals and final are good for. Source: KIBA 10.1, 10.3. */
export const KIBA_ZONES = {
  FIRST: {
    tone: 'on',
    about: 'The semi-final of the firsts; after two groups, the first semi-final.',
    does: 'goes on to the semi-final of the firsts',
    would: 'go on to the semi-final of the firsts',
  },
  SECOND: {
    tone: 'on',
    about: 'The semi-final of the seconds; after two groups, the second semi-final.',
    does: 'goes on to the semi-final of the seconds',
    would: 'go on to the semi-final of the seconds',
  },
  WINNER: {
    tone: 'on',
    about: 'The final, as the winner of a group.',
    does: 'goes on to the final',
    would: 'go on to the final',
  },
  TOP_TWO: {
    tone: 'on',
    about: 'The final, as one of the first two of the only group.',
    does: 'goes on to the final',
    would: 'go on to the final',
  },
  ...LAST_MATCH_ZONES,
  ...OUT_ZONE,
} as const satisfies Readonly<Record<string, Zone>>;

/** What a place is good for. */
export type Place = keyof typeof KIBA_ZONES;

/** What separates players, in the order in which it is looked at. Source: KIBA 9.4, 9.5. */
export const KIBA_DECIDERS = {
  SCORE: COMMON_DECIDERS.SCORE,
  NEUSTADTL: { about: 'Equal points, then Neustadtl.', by: 'by Neustadtl' },
  KIBA_SCORE: { about: 'Equal points and Neustadtl, then the KIBA score.', by: 'by KIBA score' },
  PLAYOFF: { about: 'All equal, then games played once more.', by: 'by a play-off' },
  LIST: COMMON_DECIDERS.LIST,
} as const satisfies Readonly<Record<string, Decider>>;

export type KibaDecider = keyof typeof KIBA_DECIDERS;
