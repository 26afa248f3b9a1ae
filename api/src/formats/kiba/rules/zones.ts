import { message } from '../../../kernel/message.ts';
import { COMMON_DECIDERS, LAST_MATCH_ZONES, OUT_ZONE, type Decider, type Zone } from '../../../rules/formats/zone.ts';

/** What the places of KIBA's groups, semi-finals and final are good for. Source: KIBA 10.1, 10.3. */
export const KIBA_ZONES = {
  FIRST: {
    tone: 'on',
    about: 'The semi-final of the firsts; after two groups, the first semi-final.',
    does: message('formats.KIBA.zone.FIRST.does'),
    would: message('formats.KIBA.zone.FIRST.would'),
  },
  SECOND: {
    tone: 'on',
    about: 'The semi-final of the seconds; after two groups, the second semi-final.',
    does: message('formats.KIBA.zone.SECOND.does'),
    would: message('formats.KIBA.zone.SECOND.would'),
  },
  WINNER: {
    tone: 'on',
    about: 'The final, as the winner of a group.',
    does: message('formats.KIBA.zone.WINNER.does'),
    would: message('formats.KIBA.zone.WINNER.would'),
  },
  TOP_TWO: {
    tone: 'on',
    about: 'The final, as one of the first two of the only group.',
    does: message('formats.KIBA.zone.TOP_TWO.does'),
    would: message('formats.KIBA.zone.TOP_TWO.would'),
  },
  ...LAST_MATCH_ZONES,
  ...OUT_ZONE,
} as const satisfies Readonly<Record<string, Zone>>;

/** What a place is good for. */
export type Place = keyof typeof KIBA_ZONES;

/** What separates players, in the order in which it is looked at. Source: KIBA 9.4, 9.5. */
export const KIBA_DECIDERS = {
  SCORE: COMMON_DECIDERS.SCORE,
  NEUSTADTL: { about: 'Equal points, then Neustadtl.', by: message('formats.KIBA.decider.NEUSTADTL') },
  KIBA_SCORE: {
    about: 'Equal points and Neustadtl, then the KIBA score.',
    by: message('formats.KIBA.decider.KIBA_SCORE'),
  },
  PLAYOFF: { about: 'All equal, then games played once more.', by: message('formats.KIBA.decider.PLAYOFF') },
  LIST: COMMON_DECIDERS.LIST,
} as const satisfies Readonly<Record<string, Decider>>;

export type KibaDecider = keyof typeof KIBA_DECIDERS;
