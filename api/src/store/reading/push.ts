import { asId, type PlayerId, type PushDeviceId, type PushNoticeId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate, toInstant, toInstantOrNull } from '../codecs/instant.ts';
import type { PushDevice, PushNotice } from '../generated/prisma/client.ts';
import { PUSH_KINDS, type PushKind } from '../push.ts';

/** A browser of a player that shows him notices. */
export interface PushDeviceRecord {
  readonly id: PushDeviceId;
  readonly playerId: PlayerId;
  /** Where its push service takes notices. */
  readonly endpoint: string;
  /** What they are encrypted for, as browsers give it: in base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly name: string;
  readonly kinds: readonly PushKind[];
  readonly createdAt: Instant;
}

/** A notice on its way to a device. */
export interface PushNoticeRecord {
  readonly id: PushNoticeId;
  /** The event in the log; empty for a trial, which is in none. */
  readonly topic: string;
  readonly version: number;
  readonly attempt: number;
  readonly device: PushDeviceRecord;
}

/** Whether anybody has a device. */
export async function hasPushDevices(tx: Tx): Promise<boolean> {
  return (await tx.pushDevice.findFirst({ select: { id: true } })) !== null;
}

/** The devices of these players, the oldest first. */
export async function devicesOfPlayers(tx: Tx, players: readonly PlayerId[]): Promise<readonly PushDeviceRecord[]> {
  const rows = await tx.pushDevice.findMany({
    where: { playerId: { in: [...players] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(deviceRecord);
}

/** The device of this player with this id; null: he has none. */
export async function deviceOfPlayer(tx: Tx, playerId: PlayerId, id: PushDeviceId): Promise<PushDeviceRecord | null> {
  const row = await tx.pushDevice.findFirst({ where: { id, playerId } });
  return row === null ? null : deviceRecord(row);
}

/** Whether a trial is on its way to a device. */
export async function isTried(tx: Tx, deviceId: PushDeviceId): Promise<boolean> {
  return (await tx.pushNotice.count({ where: { deviceId, topic: '' } })) > 0;
}

/** The notices that are due, or were queued up to `left` and not sent, at most `limit`, which nobody else deals with until the transaction ends. */
export async function lockDueNotices(
  tx: Tx,
  at: Instant,
  left: Instant,
  limit: number,
): Promise<readonly { readonly id: PushNoticeId; readonly attempt: number }[]> {
  return tx.$queryRaw`
    select id, attempt from "PushNotice"
    where "dueAt" <= ${toDate(at)} and ("queuedAt" is null or "queuedAt" <= ${toDate(left)})
    order by "dueAt" limit ${limit} for update skip locked`;
}

/** A notice with its device; null: it is on its way no more. */
export async function pushNotice(tx: Tx, id: PushNoticeId): Promise<PushNoticeRecord | null> {
  const row = await tx.pushNotice.findUnique({ where: { id }, include: { device: true } });
  return row === null ? null : noticeRecord(row);
}

/** When the next notice is due that waits, and when the first was queued of those under way; null: there is none. */
export async function pushAhead(tx: Tx): Promise<{ readonly due: Instant | null; readonly queued: Instant | null }> {
  const waiting = await tx.pushNotice.aggregate({ where: { queuedAt: null }, _min: { dueAt: true } });
  const underWay = await tx.pushNotice.aggregate({ where: { queuedAt: { not: null } }, _min: { queuedAt: true } });
  return { due: toInstantOrNull(waiting._min.dueAt), queued: toInstantOrNull(underWay._min.queuedAt) };
}

function deviceRecord({ id, playerId, kinds, createdAt, ...row }: PushDevice): PushDeviceRecord {
  return {
    ...row,
    id: asId<PushDeviceId>(id),
    playerId: asId<PlayerId>(playerId),
    kinds: PUSH_KINDS.filter((kind) => kinds.includes(kind)),
    createdAt: toInstant(createdAt),
  };
}

function noticeRecord({ id, topic, version, attempt, device }: PushNotice & { device: PushDevice }): PushNoticeRecord {
  return { id: asId<PushNoticeId>(id), topic, version, attempt, device: deviceRecord(device) };
}
