import { z } from 'zod';
import type { RulingId } from '../../kernel/ids.ts';
import { id, tournament } from '../../store/codecs/payload-fields.ts';
import { ADJUSTMENT_NEWS } from '../../store/adjustment-news.ts';

/** The payloads of events about points that rulings give and take. */
export const ADJUSTMENT_PAYLOADS = {
  /** The director has given the player so many points, or taken them, or takes that back; in the table of the group of this name. */
  MyPointsAdjusted: z.object({
    ...tournament,
    rulingId: id<RulingId>(),
    news: z.enum(ADJUSTMENT_NEWS),
    points: z.number(),
    group: z.string(),
    reason: z.string(),
  }),
} as const;
