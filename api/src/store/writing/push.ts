import type { PlayerId, PushDeviceId, PushNoticeId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import { CHANNEL } from '../event.ts';
import type { PushKind } from '../push.ts';
import type { PushDeviceRecord } from '../reading/push.ts';

/** What is heard when devices are others, or one is tried. */
const CHANGED = JSON.stringify([['push:all', 0]]);

/** Keeps a device, in place of whoever has had the same endpoint. */
export async function insertDevice(tx: Tx, { createdAt, kinds, ...device }: PushDeviceRecord): Promise<void> {
  await tx.pushDevice.deleteMany({ where: { endpoint: device.endpoint } });
  const data = { ...device, kinds: [...kinds], createdAt: toDate(createdAt) };
  await tx.pushDevice.create({ data, select: { id: true } });
  await announce(tx);
}

/** Says which kinds of notices a device, which is there, shows from now on. */
export async function setDeviceKinds(tx: Tx, id: PushDeviceId, kinds: readonly PushKind[]): Promise<void> {
  await tx.pushDevice.update({ where: { id }, data: { kinds: [...kinds] }, select: { id: true } });
}

/** Takes a device away, with all that is on its way to it. */
export async function removeDevice(tx: Tx, id: PushDeviceId): Promise<void> {
  await tx.pushDevice.deleteMany({ where: { id } });
}

/** Takes all devices of a player away. */
export async function removeDevicesOf(tx: Tx, playerId: PlayerId): Promise<void> {
  await tx.pushDevice.deleteMany({ where: { playerId } });
}

/** A notice to be sent. */
export interface NewPushNotice {
  readonly id: PushNoticeId;
  readonly deviceId: PushDeviceId;
  /** The event in the log; empty for a trial. */
  readonly topic: string;
  readonly version: number;
  readonly dueAt: Instant;
}

/** Puts notices on their way; of those of a device only the newest `most` stay. */
export async function insertNotices(
  tx: Tx,
  notices: readonly NewPushNotice[],
  at: Instant,
  most: number,
): Promise<void> {
  if (notices.length === 0) return;
  await tx.pushNotice.createMany({
    data: notices.map(({ dueAt, ...notice }) => ({ ...notice, dueAt: toDate(dueAt), madeAt: toDate(at) })),
  });
  const devices = [...new Set(notices.map(({ deviceId }) => deviceId))];
  await tx.$executeRaw`
    delete from "PushNotice" where id in (
      select id from (
        select id, row_number() over (partition by "deviceId" order by "madeAt" desc, version desc) as place
        from "PushNotice" where "deviceId" = any(${devices}::text[])
      ) ranked where place > ${most})`;
  await announce(tx);
}

/** Notes of a notice, which is there, when an attempt was queued, or when it is tried again. */
export async function setNotice(
  tx: Tx,
  id: PushNoticeId,
  {
    queuedAt,
    attempt,
    dueAt,
  }: { readonly queuedAt: Instant | null; readonly attempt?: number; readonly dueAt?: Instant },
): Promise<void> {
  await tx.pushNotice.updateMany({
    where: { id },
    data: {
      queuedAt: queuedAt === null ? null : toDate(queuedAt),
      ...(attempt !== undefined && { attempt }),
      ...(dueAt !== undefined && { dueAt: toDate(dueAt) }),
    },
  });
}

/** Ends notices. */
export async function removeNotice(tx: Tx, id: PushNoticeId): Promise<void> {
  await tx.pushNotice.deleteMany({ where: { id } });
}

/** Ends what has been on its way since before an instant. */
export async function forgetOldNotices(tx: Tx, before: Instant): Promise<void> {
  await tx.pushNotice.deleteMany({ where: { madeAt: { lt: toDate(before) } } });
}

async function announce(tx: Tx): Promise<void> {
  await tx.$executeRaw`select pg_notify(${CHANNEL}, ${CHANGED})`;
}
