import { LAST_MATCH_ZONES, OUT_ZONE, type Zone } from '../../../rules/formats/zone.ts';

/** What has become of the players of a round. Source: Knock-out 2, 3. */
export const KNOCKOUT_ZONES = {
  NEXT_ROUND: {
    tone: 'on',
    about: 'The next round of a knock-out.',
    does: 'goes on to the next round',
    would: 'go on to the next round',
  },
  LUCKY_LOSER: {
    tone: 'on',
    about: 'Round 2 of a knock-out, though he lost in round 1.',
    does: 'goes on to the next round as a lucky loser',
    would: 'go on as a lucky loser',
  },
  ...LAST_MATCH_ZONES,
  ...OUT_ZONE,
} as const satisfies Readonly<Record<string, Zone>>;

export type KnockoutPlace = keyof typeof KNOCKOUT_ZONES;
