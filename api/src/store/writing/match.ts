import type { PlayerId, ProtestId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { MatchDecisionRecord, ProtestRecord } from '../reading/match.ts';

/** A decision about a match, to be added to those before it. */
export type NewMatchDecision = Omit<MatchDecisionRecord, 'number' | 'tournamentId'>;

/** Adds a decision to a match, the last of which holds; its tournament is locked. */
export async function insertMatchDecision(
  tx: Tx,
  { pairingId, winner, how, rule, rulingId, at }: NewMatchDecision,
): Promise<void> {
  const number = (await tx.matchDecision.count({ where: { pairingId } })) + 1;
  const data = { pairingId, number, winnerEntryId: winner, how, rule, rulingId, at: toDate(at) };
  await tx.matchDecision.create({ data, select: { number: true } });
}

/** Stores a protest that is not answered yet. */
export async function insertProtest(
  tx: Tx,
  { at, ...protest }: Pick<ProtestRecord, 'id' | 'pairingId' | 'entryId' | 'text'> & { readonly at: Instant },
): Promise<void> {
  await tx.protest.create({ data: { ...protest, at: toDate(at) }, select: { id: true } });
}

/** What the director has answered to a protest. */
export interface ProtestAnswer {
  readonly answer: string;
  readonly answeredAt: Instant;
  readonly answeredById: PlayerId | null;
}

/** Notes the answer to a protest. */
export async function setProtestAnswer(tx: Tx, id: ProtestId, answered: ProtestAnswer): Promise<void> {
  const { answeredAt, ...columns } = answered;
  await tx.protest.update({
    where: { id },
    data: { ...columns, answeredAt: toDate(answeredAt) },
    select: { id: true },
  });
}
