import { message, type Message } from '../../kernel/message.ts';
/**
 * What a place in a stage is good for. `tone`: further in the tournament, no further, the end of it, or up, down or nowhere between
 * tiers. `does`, `would`: what a player in it does, such as `goes on to the final`, and would do, `go on to the final`.
 */
export interface Zone {
  readonly tone: 'on' | 'out' | 'prize' | 'up' | 'stay' | 'down';
  readonly about: string;
  readonly does: Message;
  readonly would: Message;
}

/** What separates players who have different places; `by` as in `Place 2 of group A, by points`. */
export interface Decider {
  readonly about: string;
  readonly by: Message;
}

/** The last match of a tournament. */
export const LAST_MATCH_ZONES = {
  CHAMPION: {
    tone: 'prize',
    about: 'He has won the final or the title match; while it is played he stands first in it.',
    does: message('advance.zone.CHAMPION.does'),
    would: message('advance.zone.CHAMPION.would'),
  },
  RUNNER_UP: {
    tone: 'prize',
    about: 'He has lost the final or the title match; while it is played he stands second in it.',
    does: message('advance.zone.RUNNER_UP.does'),
    would: message('advance.zone.RUNNER_UP.would'),
  },
} as const satisfies Readonly<Record<string, Zone>>;

/** Who does not go on. */
export const OUT_ZONE = {
  OUT: {
    tone: 'out',
    about: 'No further.',
    does: message('advance.zone.OUT.does'),
    would: message('advance.zone.OUT.would'),
  },
} as const satisfies Readonly<Record<string, Zone>>;

/** What comes first and last where players are separated. */
export const COMMON_DECIDERS = {
  SCORE: { about: 'Points.', by: message('advance.decider.SCORE') },
  LIST: { about: 'Nothing but the order of the player list.', by: message('advance.decider.LIST') },
} as const satisfies Readonly<Record<string, Decider>>;
