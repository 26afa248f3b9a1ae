import { z } from 'zod';
import type { PlayerId } from '../../kernel/ids.ts';
import { id } from '../../store/codecs/payload-fields.ts';

/** Who was entered without an account, and who says that he is he. */
const claim = { claimedId: id<PlayerId>(), byId: id<PlayerId>() };

/** The payloads of events about players who are one. */
export const CLAIM_PAYLOADS = {
  /** It is for me to confirm or to refuse it. */
  MyClaimFiled: z.object(claim),
  /** What has become of my claim. */
  MyClaimDecided: z.object({ ...claim, accepted: z.boolean() }),
  /** Another player was found to be me, and what he has played is mine; `hadAccount`: his account is gone. */
  MyPlayerMerged: z.object({ mergedId: id<PlayerId>(), hadAccount: z.boolean(), reason: z.string() }),
} as const;
