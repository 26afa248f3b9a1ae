import type { TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import { ask } from '../named.ts';

/**
 * A text that changes whenever a tournament, another of its series, the series, or who has entered any of them does: of their events it
 * takes the versions, of the rows all that stands in them. What costs a move, as its clock, is in none. Cost: linear in the players of the
 * series.
 */
export async function surroundingsOf(tx: Tx, tournament: TournamentId): Promise<string> {
  const [row] = await ask<{ digest: string }>(tx)`
    with related as (
      select id, "seriesId" from "Tournament"
      where id = ${tournament} or "seriesId" = (select "seriesId" from "Tournament" where id = ${tournament})
    ), topics as (
      select 'tournament:' || id as name from related union select 'series:' || "seriesId" from related
    )
    select md5(concat_ws('|',
      (select string_agg(row::text, ',' order by row.id) from "Tournament" row where row.id in (select id from related)),
      (select string_agg(row::text, ',' order by row.id) from "Series" row where row.id in (select "seriesId" from related)),
      (select string_agg(name || ' ' || version, ',' order by name) from "Topic" where name in (select name from topics)),
      (select string_agg(row::text, ',' order by row.id) from "Player" row where row.id in (
        select "playerId" from "Entry" where "tournamentId" in (select id from related)))
    )) as digest`;
  return row?.digest ?? '';
}
