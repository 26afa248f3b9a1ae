import { z } from 'zod';
import type { PlayerId } from '../../../../kernel/ids.ts';
import { id, ofSeries, series } from '../../../../store/codecs/payload-fields.ts';

/** The payloads of the events that only championships have. */
export const CHAMPIONSHIP_EVENTS = {
  /** The countries stand otherwise after this tournament. */
  NationsRanked: z.object(ofSeries),
  CutSettled: z.object({ ...series, players: z.array(id<PlayerId>()), reason: z.string() }),
  MabingwaOpened: z.object(ofSeries),
  /** `next` null: nobody follows, or the Mabingwa is not opened yet. */
  PlaceRefused: z.object({ ...series, playerId: id<PlayerId>(), next: id<PlayerId>().nullable(), reason: z.string() }),
  CountryMatchOpened: z.object({ ...ofSeries, countries: z.tuple([z.string(), z.string()]) }),
  /** `winner` null: the points are equal. */
  CountryMatchDecided: z.object({
    ...ofSeries,
    countries: z.tuple([z.string(), z.string()]),
    score: z.tuple([z.int(), z.int()]),
    winner: z.string().nullable(),
  }),
} as const;
