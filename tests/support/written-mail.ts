import type { WrittenMail } from '../../api/src/application/mail/post.ts';
import { mailWriter } from '../../api/src/application/mail/write-mail.ts';
import { asId, type MailId, type PlayerId } from '../../api/src/kernel/ids.ts';
import type { MailMatter } from '../../api/src/store/codecs/mail-payload.ts';
import { mailId } from '../../api/src/store/writing/outbox.ts';
import { addressed } from './account-matters.ts';
import { DIGEST } from './letter-words.ts';
import { TEST_POST } from './test-post.ts';
import type { World } from './world.ts';

/** The letter to a player about this matter, as it would be sent now; throws where none is written to him. */
export async function writtenMail(world: World, matter: MailMatter, playerId: PlayerId): Promise<WrittenMail> {
  const id = matter.kind === 'DIGEST' ? mailId(DIGEST) : asId<MailId>(`mail-${matter.kind}`);
  const row = { id, madeAt: world.now(), notBefore: world.now(), state: 'QUEUED', attempts: 1 } as const;
  const scope = { ...world.system, post: TEST_POST };
  const record = { ...row, locale: null, subject: null, ...addressed(matter, playerId) };
  const mail = await (await mailWriter(scope, [record]))(record);
  if (mail === null) throw new Error(`${matter.kind} was not written`);
  return mail;
}
