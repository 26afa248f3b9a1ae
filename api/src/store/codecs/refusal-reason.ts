import { z } from 'zod';

/** Why a game refused something, in parts: its own name of the reason, and what the reason names. */
export const refusalReason = z.object({
  key: z.string(),
  places: z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()])),
});
