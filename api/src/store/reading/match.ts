import {
  asId,
  type EntryId,
  type PairingId,
  type PlayerId,
  type ProtestId,
  type RulingId,
  type TournamentId,
} from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { MatchDecision } from '../../rules/formats/match-decision.ts';
import type { Tx } from '../client.ts';
import { toInstant } from '../codecs/instant.ts';

/** A decision about a match beside its games; `winner` null: it waits for the director. */
export interface MatchDecisionRecord extends Omit<MatchDecision, 'pairing'> {
  readonly pairingId: PairingId;
  readonly tournamentId: TournamentId;
  readonly number: number;
  readonly rulingId: RulingId | null;
}

/** What a player has against a ruling about his match; `answer` null: the director has not answered. */
export interface ProtestRecord {
  readonly id: ProtestId;
  readonly pairingId: PairingId;
  readonly tournamentId: TournamentId;
  readonly entryId: EntryId;
  readonly text: string;
  readonly at: Instant;
  readonly answer: string | null;
  readonly answeredAt: Instant | null;
  readonly answeredById: PlayerId | null;
}

const OF_TOURNAMENT = { pairing: { select: { tournamentId: true } } } as const;

/** The decisions about matches of these tournaments, each match's by number. */
export async function matchDecisionsOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly MatchDecisionRecord[]> {
  const rows = await tx.matchDecision.findMany({
    where: { pairing: { tournamentId: { in: [...tournaments] } } },
    orderBy: [{ at: 'asc' }, { number: 'asc' }],
    include: OF_TOURNAMENT,
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

async function protests(tx: Tx, where: NonNullable<Parameters<Tx['protest']['findMany']>[0]>['where']) {
  const rows = await tx.protest.findMany({
    where: where ?? {},
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    include: OF_TOURNAMENT,
  });
  return rows.map(({ id, pairingId, entryId, text, at, answer, answeredAt, answeredById, pairing }) => ({
    id: asId<ProtestId>(id),
    pairingId: asId<PairingId>(pairingId),
    tournamentId: asId<TournamentId>(pairing.tournamentId),
    entryId: asId<EntryId>(entryId),
    text,
    at: toInstant(at),
    answer,
    answeredAt: answeredAt === null ? null : toInstant(answeredAt),
    answeredById: answeredById === null ? null : asId<PlayerId>(answeredById),
  }));
}
