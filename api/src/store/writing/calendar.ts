import type { PlayerId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { CalendarRecord } from '../reading/calendar.ts';

/** Gives a player's calendar this token in place of the one that it had. */
export async function setCalendar(tx: Tx, playerId: PlayerId, { token, madeAt }: CalendarRecord): Promise<void> {
  const values = { token, madeAt: toDate(madeAt) };
  await tx.calendarAddress.upsert({ where: { playerId }, create: { playerId, ...values }, update: values });
}
