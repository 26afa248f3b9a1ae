import { asId, type AnyId, type TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** Of which tournament each of these things is; what is of none, or is not there, is left out. */
export async function tournamentsOf(tx: Tx, ids: readonly AnyId[]): Promise<ReadonlyMap<AnyId, TournamentId>> {
  const wanted = [...new Set<string>(ids)];
  const rows = await tx.$queryRaw<{ id: AnyId; of: string }[]>`
    select id, id as "of" from "Tournament" where id = any(${wanted}::text[])
    union all select id, "tournamentId" from "Entry" where id = any(${wanted}::text[])
    union all select id, "tournamentId" from "Stage" where id = any(${wanted}::text[])
    union all select id, "tournamentId" from "Pairing" where id = any(${wanted}::text[])
    union all select id, "tournamentId" from "Game" where id = any(${wanted}::text[])
    union all select id, "tournamentId" from "Ticket" where id = any(${wanted}::text[])
    union all select id, "tournamentId" from "Pause" where id = any(${wanted}::text[])
    union all select id, "tournamentId" from "BoardReport" where id = any(${wanted}::text[])
    union all select id, "tournamentId" from "Webhook" where id = any(${wanted}::text[]) and "tournamentId" is not null
    union all select m.id, g."tournamentId" from "ChatMessage" m join "Game" g on g.id = m."gameId"
      where m.id = any(${wanted}::text[])
    union all select p.id, m."tournamentId" from "Protest" p join "Pairing" m on m.id = p."pairingId"
      where p.id = any(${wanted}::text[])`;
  return new Map(rows.map(({ id, of }) => [id, asId<TournamentId>(of)]));
}
