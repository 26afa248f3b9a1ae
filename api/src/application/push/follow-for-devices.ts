import { newId } from '../../kernel/entropy.ts';
import { asId, type PlayerId, type PushNoticeId } from '../../kernel/ids.ts';
import { minus } from '../../kernel/time.ts';
import { lockBehind, noteFollowed } from '../../store/follower.ts';
import { mailPreferences } from '../../store/mail-preference.ts';
import { devicesOfPlayers } from '../../store/reading/push.ts';
import { inTransaction } from '../../store/transaction.ts';
import { insertNotices, type NewPushNotice } from '../../store/writing/push.ts';
import { quietSpan } from '../mail/quiet-hours.ts';
import { eventsBehind } from '../vocabulary/log.ts';
import { KEPT, MOST_WAITING } from './push.ts';
import { pushKindOf } from './push-kind.ts';
import type { PushWorld } from './world.ts';

const AT_ONCE = 50;
const PLAYER = 'player:';

/**
 * Puts on its way to each device what its player was told and wants to see there, after his quiet hours, and notes up to where push has
 * followed each inbox, both or neither. Answers with how many inboxes it dealt.
 */
export async function followForDevices({ db, now, entropy }: PushWorld): Promise<number> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const inboxes = await lockBehind(tx, 'push', AT_ONCE);
    if (inboxes.length === 0) return { keep: true, value: 0 };
    const players = inboxes.map(({ name }) => asId<PlayerId>(name.slice(PLAYER.length)));
    const devices = Map.groupBy(await devicesOfPlayers(tx, players), ({ playerId }) => playerId);
    const preferences = await mailPreferences(tx, [...devices.keys()]);
    const events = devices.size === 0 ? [] : await eventsBehind(tx, inboxes);
    const notices = events.flatMap(({ topic, version, kind, at: happened }) => {
      const player = asId<PlayerId>(topic.slice(PLAYER.length));
      const wishes = preferences.get(player);
      const quiet = wishes === undefined ? null : quietSpan(at, wishes);
      return (devices.get(player) ?? [])
        .filter((device) => happened >= device.createdAt && happened >= minus(at, KEPT))
        .filter((device) => device.kinds.includes(pushKindOf(kind)))
        .map((device): NewPushNotice => {
          const id = newId<PushNoticeId>(entropy);
          return { id, deviceId: device.id, topic, version, dueAt: quiet?.to ?? at };
        });
    });
    await insertNotices(tx, notices, at, MOST_WAITING);
    await noteFollowed(tx, 'push', inboxes);
    return { keep: true, value: inboxes.length };
  });
}
