import { z } from 'zod';
import { moment, tournament } from '../../store/codecs/payload-fields.ts';

/** The payloads of events about tournaments that follow others by themselves. */
export const RECURRENCE_PAYLOADS = {
  /** How often the tournament is held from now on, and when the next edition starts; all null: not again. */
  RecurrenceChanged: z.object({
    ...tournament,
    weeks: z.int().nullable(),
    signUpDays: z.int().nullable(),
    startsAt: moment.nullable(),
  }),
  /** The player is entered because he has asked to be each time; he may leave until sign-up closes. */
  MySignedUpAgain: z.object({ ...tournament, startsAt: moment.nullable() }),
} as const;
