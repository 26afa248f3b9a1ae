import type { MessageId, PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { MessageRecord, Removal } from '../reading/chat.ts';

/** Stores what somebody has said. */
export async function insertMessage(
  tx: Tx,
  { at, ...message }: Omit<MessageRecord, 'removal' | 'tournamentId'>,
): Promise<void> {
  await tx.chatMessage.create({ data: { ...message, at: toDate(at) }, select: { id: true } });
}

/** Notes that a message was taken away; it is kept. */
export async function setRemoved(tx: Tx, id: MessageId, { at, byId, reason }: Removal): Promise<void> {
  await tx.chatMessage.update({
    where: { id },
    data: { removedAt: toDate(at), removedById: byId, removedReason: reason },
    select: { id: true },
  });
}

/** Notes that a player does not want to read another any more, or does again; what is so already stays. */
export async function setMuted(
  tx: Tx,
  mute: { readonly playerId: PlayerId; readonly mutedId: PlayerId },
  { isMuted, at }: { readonly isMuted: boolean; readonly at: Instant },
): Promise<void> {
  if (isMuted) await tx.chatMute.createMany({ data: [{ ...mute, at: toDate(at) }], skipDuplicates: true });
  else await tx.chatMute.deleteMany({ where: mute });
}
