import { message } from '../../../kernel/message.ts';
import { LAST_MATCH_ZONES, OUT_ZONE, type Zone } from '../../../rules/formats/zone.ts';

/** What has become of the players of a round. Source: Knock-out 2, 3. */
export const KNOCKOUT_ZONES = {
  NEXT_ROUND: {
    tone: 'on',
    about: 'The next round of a knock-out.',
    does: message('formats.KNOCKOUT.zone.NEXT_ROUND.does'),
    would: message('formats.KNOCKOUT.zone.NEXT_ROUND.would'),
  },
  LUCKY_LOSER: {
    tone: 'on',
    about: 'Round 2 of a knock-out, though he lost in round 1.',
    does: message('formats.KNOCKOUT.zone.LUCKY_LOSER.does'),
    would: message('formats.KNOCKOUT.zone.LUCKY_LOSER.would'),
  },
  ...LAST_MATCH_ZONES,
  ...OUT_ZONE,
} as const satisfies Readonly<Record<string, Zone>>;

export type KnockoutPlace = keyof typeof KNOCKOUT_ZONES;
