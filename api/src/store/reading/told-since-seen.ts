import { asId, type MailId, type PlayerId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { MailKind } from '../codecs/mail-payload.ts';
import { lastSeenOf, SEEN_EVERY } from './last-seen.ts';

/**
 * The first mail of one of these kinds that each of these players was sent, or is to be sent again, since he was surely not here any more: as being here
 * is noted from time to time, what was sent so soon after is not counted. Who was sent none is left out.
 */
export async function firstToldSinceSeen(
  tx: Tx,
  players: readonly PlayerId[],
  kinds: readonly MailKind[],
): Promise<Map<PlayerId, MailId>> {
  if (players.length === 0) return new Map();
  const seen = new Map((await lastSeenOf(tx, players)).map(({ id, at }) => [id, at / 1_000 + SEEN_EVERY]));
  const since = players.map((id) => seen.get(id) ?? 0);
  const rows = await tx.$queryRaw<readonly { id: string; playerId: string }[]>`
    select distinct on (mail."playerId") mail.id, mail."playerId"
    from (
      select id, to_timestamp(since) at time zone 'UTC' as since
      from unnest(${[...players]}::text[], ${since}::float8[]) as given(id, since)
    ) player
    join "OutboxMail" mail on mail."playerId" = player.id and mail.kind = any(${[...kinds]}::text[])
      and mail.state in ('QUEUED', 'DEFERRED', 'SENT')
      and mail."changedAt" > player.since and mail."madeAt" > player.since - ${LONGEST_ON_ITS_WAY}::interval
    order by mail."playerId", mail."madeAt", mail.id`;
  return new Map(rows.map(({ id, playerId }) => [asId<PlayerId>(playerId), asId<MailId>(id)]));
}

/** Nothing older is sent, so that no more than this is read. */
const LONGEST_ON_ITS_WAY = '14 days';
