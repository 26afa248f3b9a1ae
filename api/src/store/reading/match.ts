import {
  asId,
  type EntryId,
  type PairingId,
  type ProtestId,
  type RulingId,
  type TournamentId,
} from '../../kernel/ids.ts';
import type { MatchDecision } from '../../rules/formats/match-decision.ts';
import type { Tx } from '../client.ts';
import { toInstant } from '../codecs/instant.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { PROTEST_PARTS } from '../parts.ts';
import { typed, type TypedRow } from '../typed-row.ts';

/** A decision about a match beside its games; `winner` null: it waits for the director. */
export interface MatchDecisionRecord extends Omit<MatchDecision, 'pairing'> {
  readonly pairingId: PairingId;
  readonly tournamentId: TournamentId;
  readonly number: number;
  readonly rulingId: RulingId | null;
}

/** What a player has against a ruling about his match; `answer` null: the director has not answered. */
export type ProtestRecord = TypedRow<'Protest', Prisma.ProtestGetPayload<{ include: typeof PROTEST_PARTS }>>;

/** The decisions about matches of these tournaments, each match's by number. */
export async function matchDecisionsOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly MatchDecisionRecord[]> {
  const rows = await tx.matchDecision.findMany({
    where: { pairing: { tournamentId: { in: [...tournaments] } } },
    orderBy: [{ at: 'asc' }, { number: 'asc' }],
    include: { pairing: { select: { tournamentId: true } } },
  });
  return rows.map(({ pairingId, number, winnerEntryId, how, rule, rulingId, at, pairing }) => ({
    pairingId: asId<PairingId>(pairingId),
    tournamentId: asId<TournamentId>(pairing.tournamentId),
    number,
    winner: winnerEntryId === null ? null : asId<EntryId>(winnerEntryId),
    how,
    rule,
    rulingId: rulingId === null ? null : asId<RulingId>(rulingId),
    at: toInstant(at),
  }));
}

/** The protests about matches of these tournaments, the oldest first. */
export async function protestsOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly ProtestRecord[]> {
  return protests(tx, { pairing: { tournamentId: { in: [...tournaments] } } });
}

/** The protests with these ids, the oldest first; unknown ids are left out. */
export async function protestsByIds(tx: Tx, ids: readonly ProtestId[]): Promise<readonly ProtestRecord[]> {
  return protests(tx, { id: { in: [...ids] } });
}

async function protests(tx: Tx, where: Prisma.ProtestWhereInput): Promise<readonly ProtestRecord[]> {
  const rows = await tx.protest.findMany({ where, orderBy: [{ at: 'asc' }, { id: 'asc' }], include: PROTEST_PARTS });
  return typed('Protest', rows);
}
