import { z } from 'zod';
import { letterWords } from './message.ts';
import { stage } from './payload-fields.ts';

/** Whether a player goes on from a stage now, why, in the words of who decided it, and the group in which he plays or his new rank in the table. */
export const qualification = {
  ...stage,
  qualified: z.boolean(),
  reason: letterWords,
  group: z.string().nullable(),
  rank: z.int().nullable(),
};
