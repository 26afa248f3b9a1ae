import { createHmac } from 'node:crypto';
import { serverSecret } from '../../api/src/application/sealed.ts';
import type { Composed } from '../../api/src/server/composed.ts';
import type { Db } from '../../api/src/store/client.ts';
import { emailOf, PASSWORD, type ApiClient, type TestPerson } from './api-client.ts';
import type { Mailbox } from './mailbox.ts';
import { seededEntropy } from './seeded-entropy.ts';

/** A person with a confirmed address who is signed in, on a server of this process that sends its mails to people; no mail is sent for it. */
export async function confirmedPerson(
  { signIn }: Composed,
  db: Db,
  name: string,
  given: string | undefined,
): Promise<TestPerson> {
  const email = emailOf(name);
  const accountId = await signIn.signUp({ name, email, password: PASSWORD });
  const { token } = await db.prisma.session.findFirstOrThrow({ where: { userId: accountId } });
  const secret = given ?? (await serverSecret(db, seededEntropy(0)));
  const signed = encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
  return { name, email, accountId, token: signed, cookie: `better-auth.session_token=${signed}` };
}

/** A client of a server that sends its mails to this mailbox: who signs up opens the link that he is mailed, which is then thrown away. */
export function confirmingClient(client: ApiClient, mailbox: Mailbox): ApiClient {
  return {
    ...client,
    async signUp(name, role) {
      if (role !== undefined) return client.signUp(name, role);
      const email = emailOf(name);
      await client.auth('/sign-up/email', { name, email, password: PASSWORD });
      const mail = await mailbox.take(email);
      const token = /\/sign-up\/confirm#(\w+)/.exec(mail.text ?? '')?.[1] ?? '';
      return client.signedIn(name, await client.auth('/confirm-sign-up', { token }));
    },
  };
}
