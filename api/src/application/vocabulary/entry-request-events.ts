import { z } from 'zod';
import type { EntryRequestId } from '../../kernel/ids.ts';
import { ENTRY_REQUEST_OUTCOMES } from '../../store/entry-request-outcome.ts';
import { id, tournament } from '../../store/codecs/payload-fields.ts';

const request = { ...tournament, requestId: id<EntryRequestId>() };

/** The payloads of events about requests to be entered. Who asks is named by the request, whose words stay no longer than it does. */
export const ENTRY_REQUEST_PAYLOADS = {
  EntryRequested: z.object(request),
  EntryRequestAnswered: z.object({ ...request, outcome: z.enum(ENTRY_REQUEST_OUTCOMES) }),
  /** Somebody asks to be entered in a tournament that I direct. */
  MyEntryRequested: z.object(request),
} as const;
