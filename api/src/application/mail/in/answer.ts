import type { LetterMessage } from '../../../kernel/message.ts';
import { DAY, minus } from '../../../kernel/time.ts';
import type { ANSWER_REFUSALS } from '../../../store/codecs/mail-payload.ts';
import { countMailsSince } from '../../../store/reading/outbox.ts';
import { inTransaction } from '../../../store/transaction.ts';
import { insertMails } from '../../../store/writing/outbox.ts';
import type { AppContext } from '../../context.ts';
import type { KeyHolder } from '../game-key.ts';

/** Why nothing was played, and what the player wrote; `column` counts from 1 in his line. */
export interface ReplyAnswer {
  readonly why: (typeof ANSWER_REFUSALS)[number];
  readonly line: string | null;
  readonly message: LetterMessage | null;
  readonly column: number | null;
  /** What the move broke by the game's own name of it; null: nothing of its rules. */
  readonly rule: string | null;
}

/** The mail that is answered: whose key it came by, and what tells it from every other. */
export interface AnsweredReply extends KeyHolder {
  readonly ply: number;
  readonly identity: string;
}

const MOST_A_DAY = 24;
const LONGEST_LINE = 60;

/**
 * Writes back to a player that his answer was not played: to his own address and no other, once for each mail, and not more
 * than 24 times a day. Answers whether he is written to.
 */
export async function answerReply(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { game, seat, playerId, ply, identity }: AnsweredReply,
  { line, ...refusal }: ReplyAnswer,
): Promise<boolean> {
  const at = now();
  if ((await countMailsSince(db.prisma, playerId, 'MOVE_REFUSED', minus(at, DAY))) >= MOST_A_DAY) return false;
  const payload = {
    tournamentId: game.tournamentId,
    gameId: game.id,
    ply,
    ...refusal,
    line: line === null ? null : Array.from(line).slice(0, LONGEST_LINE).join(''),
  };
  const dedupeKey = `refused:${game.id}:${seat}:${ply}:${identity}`;
  return inTransaction(db, async (tx) => {
    await insertMails(tx, [{ kind: 'MOVE_REFUSED', payload, playerId, dedupeKey, notBefore: at }], at);
    return { keep: true, value: true };
  });
}
