import { z } from 'zod';
import type { EntryId, PairingId } from '../../../kernel/ids.ts';
import { MATCH_HOWS, MATCH_NEWS } from '../../../rules/formats/match-decision.ts';
import { id, match, moment, protest, stage } from '../../../store/codecs/payload-fields.ts';

/** The payloads of the events that only knock-outs have: what is drawn by lot, and what becomes of matches. */
export const KNOCKOUT_EVENTS = {
  /** The round of this number was drawn; `isExample`: by another seed than the committed one, for somebody who only tries what would come. */
  RoundDrawn: z.object({ ...stage, number: z.int(), isExample: z.boolean() }),
  /** So many matches of the round are decided that the others, `open`, have until `endsAt`. */
  LastWeekBegun: z.object({ ...stage, open: z.array(id<PairingId>()), endsAt: moment }),
  /** `winner` null: it is open again. `rule`: which of the rules after the last week decided. */
  MatchDecided: z.object({
    ...match,
    winner: id<EntryId>().nullable(),
    how: z.enum(MATCH_HOWS).nullable(),
    rule: z.int().nullable(),
  }),
  ProtestRaised: z.object(protest),
  ProtestAnswered: z.object(protest),
  /** Of my match, or of one that I direct; BYE: I rest in this pairing. `until` of LAST_WEEK, `winner` and `how` of DECIDED. */
  MyMatchNews: z.object({
    ...match,
    news: z.enum(MATCH_NEWS),
    until: moment.nullable(),
    winner: id<EntryId>().nullable(),
    how: z.enum(MATCH_HOWS).nullable(),
  }),
} as const;
