import type { Message, Words } from '../../kernel/message.ts';
import { messageJson, wordsJson } from '../codecs/message.ts';
import type { GameId, PlayerId, RulingId, TournamentId } from '../../kernel/ids.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import type { ResultHow } from '../../rules/formats/format.ts';
import type { Tx } from '../client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { toDate } from '../codecs/instant.ts';

/** A result to be added to a game; the last one counts. `winner` null: nobody gets the point; `value`: the points that it counts. */
export interface NewResult {
  readonly id: string;
  readonly gameId: GameId;
  readonly number: number;
  readonly winner: Seat | null;
  readonly how: ResultHow;
  readonly value: number;
  readonly reason: string | null;
  readonly decidedAt: Instant;
  readonly recordedAt: Instant;
  readonly rulingId: RulingId | null;
  readonly reportedById: PlayerId | null;
}

/** Adds a result to a game; results are never changed. */
export async function insertResult(tx: Tx, result: NewResult): Promise<void> {
  const { decidedAt, recordedAt, ...columns } = result;
  await tx.result.create({
    data: { ...columns, decidedAt: toDate(decidedAt), recordedAt: toDate(recordedAt) },
    select: { id: true },
  });
}

/** A decision of a director, or of the server (`byId` null). `replaces`: what stood before, in words. */
export interface NewRuling {
  readonly id: RulingId;
  readonly tournamentId: TournamentId;
  readonly gameId: GameId | null;
  readonly byId: PlayerId | null;
  readonly kind:
    | 'ADJUDICATION'
    | 'CORRECTION'
    | 'TIME_EXTENSION'
    | 'DOWNTIME'
    | 'REPLACEMENT'
    | 'EXCLUSION'
    | 'INVITATION'
    | 'DISQUALIFICATION'
    | 'MATCH'
    | 'PAUSE'
    | 'ARRANGEMENT'
    | 'MERGE'
    | 'ENDING'
    | 'POINTS';
  readonly reason: Words;
  readonly text: Message;
  readonly replaces: Message | null;
  /** addresses of pages that it rests on */
  readonly evidence: readonly string[];
  readonly at: Instant;
}

/** Adds a ruling to its tournament; rulings are never changed. */
export async function insertRuling(
  tx: Tx,
  { at, evidence, reason, text, replaces, ...ruling }: NewRuling,
): Promise<void> {
  const before = replaces === null ? Prisma.DbNull : messageJson(replaces);
  const said = { reason: wordsJson(reason), text: messageJson(text), replaces: before };
  const data = { ...ruling, ...said, evidence: [...evidence], at: toDate(at) };
  await tx.ruling.create({ data, select: { id: true } });
}
