import type { PlayerId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import { eventRecord, type EventRecord, type EventRow } from './event.ts';

/** Games and tournaments of a player in which his latest events are looked for. */
const GAMES = 50;
const TOURNAMENTS = 10;

/**
 * The latest public events about a player, the newest first, at most `limit`: the starts and ends of his latest 50 games,
 * rulings that changed their results, and his entries into his latest 10 tournaments. One query.
 */
export async function playerEvents(tx: Tx, player: PlayerId, limit: number): Promise<readonly EventRecord[]> {
  const rows = await tx.$queryRaw<EventRow[]>`
    with entered as (
      select id, "tournamentId", "enteredAt" from "Entry" where "playerId" = ${player}
    ), latest as (
      select game.id from "Game" game
      where game."firstEntryId" in (select id from entered) or game."secondEntryId" in (select id from entered)
      order by coalesce(game."finishedAt", game."startedAt", 'epoch') desc, game.id limit ${GAMES}
    )
    select event.* from latest join "Event" event on event.topic = 'game:' || latest.id
    where event.kind in ('GameStarted', 'GameFinished', 'ResultOverruled')
    union all
    select event.* from (select "tournamentId" from entered order by "enteredAt" desc limit ${TOURNAMENTS}) recent
    join "Event" event on event.topic = 'tournament:' || recent."tournamentId"
    where event.kind = 'EntryChanged' and event.payload ->> 'playerId' = ${player}
    order by at desc, topic desc, version desc limit ${limit}`;
  return rows.map(eventRecord);
}
