import { mailWriter } from '../../api/src/application/mail/write-mail.ts';
import type { WrittenMail } from '../../api/src/application/mail/post.ts';
import { asId, type MailId, type PlayerId } from '../../api/src/kernel/ids.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { MailKind } from '../../api/src/store/codecs/mail-payload.ts';
import { mailsByIds } from '../../api/src/store/reading/outbox.ts';
import { TEST_POST } from './test-post.ts';
import type { World } from './world.ts';

/** The mails in the outbox to a player (null: to who is none), or those of a kind, as they would be sent now; the oldest first. */
export async function lettersTo(
  db: Db,
  world: World,
  { playerId, kind }: { readonly playerId: PlayerId | null; readonly kind?: MailKind },
): Promise<readonly WrittenMail[]> {
  const rows = await db.prisma.outboxMail.findMany({
    where: { playerId, ...(kind !== undefined && { kind }) },
    orderBy: [{ madeAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  const mails = await mailsByIds(
    db.prisma,
    rows.map(({ id }) => asId<MailId>(id)),
  );
  const write = await mailWriter({ ...world.system, post: TEST_POST }, mails);
  return (await Promise.all(mails.map(write))).flatMap((letter) => letter ?? []);
}
