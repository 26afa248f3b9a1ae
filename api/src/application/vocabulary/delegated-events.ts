import { z } from 'zod';
import type { PlayerId } from '../../kernel/ids.ts';
import { OFFICIAL_ROLES } from '../../store/tournament.ts';
import { id, report, tournament } from '../../store/codecs/payload-fields.ts';

const role = z.enum(OFFICIAL_ROLES).nullable();

/** The payloads of events about what a director leaves to others: who helps him, and what they and the players report of boards elsewhere. */
export const DELEGATED_PAYLOADS = {
  /** A player now helps the director in this role; null: no longer. */
  OfficialChanged: z.object({ ...tournament, playerId: id<PlayerId>(), role }),
  /** I now help a director in this role; null: no longer. */
  MyOfficeChanged: z.object({ ...tournament, role }),
  /** Somebody has reported a board that is played elsewhere; whether it counts is in the report. */
  BoardReported: z.object(report),
  /** The director has decided about a report that waited for him. */
  ReportSettled: z.object(report),
  /** A board of my match was reported, by me too. */
  MyMatchReported: z.object(report),
  /** The director has decided about a report of my match. */
  MyReportSettled: z.object(report),
  /** A report in a tournament that I direct waits for my decision. */
  MyReportWaits: z.object(report),
} as const;
