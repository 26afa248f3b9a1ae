import { DAY, minus } from '../../../kernel/time.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { countMailsSince } from '../../../store/reading/outbox.ts';
import { inTransaction } from '../../../store/transaction.ts';
import { insertMails } from '../../../store/writing/outbox.ts';
import type { AppContext } from '../../context.ts';
import type { JoinBox } from '../../mail/join-key.ts';

const MOST_A_DAY = 24;

/** What a player is told of a sign-up by mail; `identity` is the same for what is to be told once. */
interface SignUpAnswer extends Omit<MailPayload<'SIGN_UP_ANSWERED'>, 'tournamentId'> {
  readonly identity: string;
}

/** Tells a player at his own address what became of a sign-up by mail that is his or names him, at most 24 times a day. */
export async function writeSignUpAnswer(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { tournamentId, playerId }: JoinBox,
  { identity, ...said }: SignUpAnswer,
): Promise<void> {
  const at = now();
  if ((await countMailsSince(db.prisma, playerId, 'SIGN_UP_ANSWERED', minus(at, DAY))) >= MOST_A_DAY) return;
  const dedupeKey = `sign-up:${tournamentId}:${playerId}:${identity}`;
  const mail = { kind: 'SIGN_UP_ANSWERED', payload: { tournamentId, ...said }, playerId, dedupeKey } as const;
  await inTransaction(db, async (tx) => {
    await insertMails(tx, [{ ...mail, notBefore: at }], at);
    return { keep: true, value: null };
  });
}
