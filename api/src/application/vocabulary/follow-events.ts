import { z } from 'zod';
import type { PlayerId } from '../../kernel/ids.ts';
import { SEATS } from '../../kernel/seat.ts';
import { RESULT_HOWS } from '../../rules/formats/format.ts';
import { game, id, ofSeries, tournament } from '../../store/codecs/payload-fields.ts';
import { TITLES, keysOf } from '../../store/series.ts';

/** What is told of a tournament to who follows it. */
export const FOLLOWED_CHANGES = ['STARTED', 'ROUND', 'FINISHED', 'CANCELLED'] as const;

/** The payloads of what is told of players and tournaments to who follows them. */
export const FOLLOW_PAYLOADS = {
  /** A game was decided in which I follow these players. */
  MyFollowedGame: z.object({
    ...game,
    players: z.array(id<PlayerId>()),
    winner: z.enum(SEATS).nullable(),
    how: z.enum(RESULT_HOWS),
    value: z.int(),
    reason: z.string().nullable(),
  }),
  /** These, of whom I follow one at least, have won a title together; `country` of a title of countries. */
  MyFollowedTitle: z.object({
    ...ofSeries,
    title: z.enum(keysOf(TITLES)),
    players: z.array(id<PlayerId>()),
    country: z.string().nullable(),
    isCorrection: z.boolean(),
  }),
  MyFollowedTournament: z.object({ ...tournament, change: z.enum(FOLLOWED_CHANGES) }),
} as const;
