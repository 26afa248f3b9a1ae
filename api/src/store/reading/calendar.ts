import { asId, type PlayerId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';

/** The address of a player's calendar: whoever knows the token may read it. */
export interface CalendarRecord {
  readonly token: string;
  readonly madeAt: Instant;
}

/** The calendar of a player; null while he has none. */
export async function calendarOf(tx: Tx, playerId: PlayerId): Promise<CalendarRecord | null> {
  const row = await tx.calendarAddress.findUnique({ where: { playerId } });
  return row === null ? null : { token: row.token, madeAt: instant(row.madeAt.getTime()) };
}

/** Whose calendar has this token; null when nobody's has it, or no longer. */
export async function playerOfCalendar(tx: Tx, token: string): Promise<PlayerId | null> {
  const row = await tx.calendarAddress.findUnique({ where: { token }, select: { playerId: true } });
  return row === null ? null : asId<PlayerId>(row.playerId);
}
