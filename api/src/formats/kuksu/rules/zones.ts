import { message } from '../../../kernel/message.ts';
import { COMMON_DECIDERS, LAST_MATCH_ZONES, type Decider, type Zone } from '../../../rules/formats/zone.ts';

/** What the places of leagues and of the title match are good for. Source: Kuksu 2. */
export const KUKSU_ZONES = {
  TITLE_MATCH: {
    tone: 'on',
    about: 'The title match, as the first of League A who is still there.',
    does: message('formats.KUKSU.zone.TITLE_MATCH.does'),
    would: message('formats.KUKSU.zone.TITLE_MATCH.would'),
  },
  PROMOTED: {
    tone: 'up',
    about: 'One tier up, if he signs up for the next cycle.',
    does: message('formats.KUKSU.zone.PROMOTED.does'),
    would: message('formats.KUKSU.zone.PROMOTED.would'),
  },
  STAYS: {
    tone: 'stay',
    about: 'The same tier, if he signs up for the next cycle.',
    does: message('formats.KUKSU.zone.STAYS.does'),
    would: message('formats.KUKSU.zone.STAYS.would'),
  },
  DEMOTED: {
    tone: 'down',
    about: 'One tier down, if he signs up for the next cycle and there is one.',
    does: message('formats.KUKSU.zone.DEMOTED.does'),
    would: message('formats.KUKSU.zone.DEMOTED.would'),
  },
  ...LAST_MATCH_ZONES,
} as const satisfies Readonly<Record<string, Zone>>;

export type KuksuPlace = keyof typeof KUKSU_ZONES;

/** What separates players of a league, in the order in which it is looked at. */
export const KUKSU_DECIDERS = {
  SCORE: COMMON_DECIDERS.SCORE,
  SODOS: { about: 'Equal points, then the points of those beaten.', by: message('formats.KUKSU.decider.SODOS') },
  LAST_TIER: {
    about: 'These equal too, then the tier of the last cycle.',
    by: message('formats.KUKSU.decider.LAST_TIER'),
  },
  LAST_RANK: {
    about: 'These equal too, then the place in the last cycle.',
    by: message('formats.KUKSU.decider.LAST_RANK'),
  },
  RATING: { about: 'All this equal, then the rating.', by: message('formats.KUKSU.decider.RATING') },
  LIST: COMMON_DECIDERS.LIST,
} as const satisfies Readonly<Record<string, Decider>>;

export type KuksuDecider = keyof typeof KUKSU_DECIDERS;
