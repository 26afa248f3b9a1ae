import { asId, type PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toInstant } from '../codecs/instant.ts';

/** When a player was here last. */
export interface LastSeen {
  readonly id: PlayerId;
  readonly at: Instant;
}

/** Seconds: the use of a sign-in is noted so often at most. */
export const SEEN_EVERY = 3_600;

/**
 * When these players were here last, as far as it is known: the last use of a sign-in, which is noted every `SEEN_EVERY`, or the last move that
 * one has made himself in a game that still runs. Who was never seen is left out.
 */
export async function lastSeenOf(tx: Tx, players: readonly PlayerId[]): Promise<readonly LastSeen[]> {
  const rows = await tx.$queryRaw<{ id: string; at: Date | null }[]>`
    select p.id, greatest(
      (select max(s."updatedAt") from "Session" s where s."userId" = p."accountId"),
      (select max(m.at) from "Entry" e
        join "Game" g on (g."firstEntryId" = e.id or g."secondEntryId" = e.id) and g.status = 'RUNNING'
        join "Move" m on m."gameId" = g.id and m.cause in ('PLAYER', 'MAIL')
          and m.seat = (case when g."firstEntryId" = e.id then 'first' else 'second' end)::"Seat"
        where e."playerId" = p.id)
    ) as at from "Player" p where p.id = any(${[...players]}::text[])`;
  return rows.flatMap(({ id, at }) => (at === null ? [] : [{ id: asId<PlayerId>(id), at: toInstant(at) }]));
}
