import type { PushNoticeId } from '../../kernel/ids.ts';
import { minus } from '../../kernel/time.ts';
import { hasPushDevices, pushAhead } from '../../store/reading/push.ts';
import { forgetOldNotices } from '../../store/writing/push.ts';
import { deliverPushes } from '../push/deliver-pushes.ts';
import { followForDevices } from '../push/follow-for-devices.ts';
import { keptPushKey } from '../push/push-key.ts';
import { KEPT } from '../push/push.ts';
import { relayPushes } from '../push/relay-pushes.ts';
import type { PushWorld } from '../push/world.ts';
import { runOutgoing } from './outgoing.ts';

const CHANGES = ['push'] as const;
const ALL = [...CHANGES, 'player'] as const;

/** Shows on the devices of players what they are told. Ends when the signal aborts. */
export async function runPush(world: PushWorld): Promise<void> {
  const { db, now } = world;
  await keptPushKey(world);
  let hasAny = true;
  await runOutgoing<PushNoticeId>(world, {
    queue: 'push',
    // Where nobody has a device, nothing that happens is looked at.
    get topics() {
      return hasAny ? ALL : CHANGES;
    },
    async follow() {
      hasAny = await hasPushDevices(db.prisma);
      return hasAny && (await followForDevices(world)) > 0;
    },
    relay: async (queue, left) => hasAny && (await relayPushes(world, queue, left)) > 0,
    deliver: async (queue) => (await deliverPushes(world, queue)) > 0,
    clean: () => forgetOldNotices(db.prisma, minus(now(), KEPT)),
    ahead: () => pushAhead(db.prisma),
  });
}
