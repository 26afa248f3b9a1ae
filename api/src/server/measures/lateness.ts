import { between, millis, type Instant, type Millis } from '../../kernel/time.ts';
import type { QueueName } from '../../store/attempt-queue.ts';
import { lastBackUp } from '../../store/back-up/last-back-up.ts';
import type { Db } from '../../store/client.ts';
import { firstOfClocks } from '../../store/reading/due.ts';
import { mailsAhead } from '../../store/reading/outbox.ts';
import { pushAhead } from '../../store/reading/push.ts';
import { webhooksAhead } from '../../store/reading/webhook.ts';

interface Seen {
  readonly db: Db;
  readonly now: () => Instant;
}

/** How long ago the first clock ran out in a game that is not decided yet; 0: none has. */
export async function clockLag({ db, now }: Seen): Promise<Millis> {
  const { deadline } = await firstOfClocks(db.prisma);
  return since(now(), [deadline]);
}

/** How long what is to be sent first was due, of each queue; 0: nothing is late. What is tried again later is not late until then. */
export async function queueAges({ db, now }: Seen): Promise<Readonly<Record<QueueName, Millis>>> {
  const mail = await mailsAhead(db.prisma);
  const webhooks = await webhooksAhead(db.prisma);
  const push = await pushAhead(db.prisma);
  return {
    mail: since(now(), [mail.due, mail.queued]),
    push: since(now(), [push.due, push.queued]),
    webhooks: since(now(), [webhooks.due, webhooks.queued]),
  };
}

/** How long ago the last copy of the database was made; null: none was, or none that it knows of. */
export async function backUpAge({ db, now }: Seen): Promise<Millis | null> {
  const at = await lastBackUp(db);
  return at === null ? null : since(now(), [at]);
}

function since(now: Instant, times: readonly (Instant | null)[]): Millis {
  return millis(Math.max(0, ...times.map((at) => (at === null ? 0 : between(at, now)))));
}
