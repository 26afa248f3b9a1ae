import { behindTheDoor, lastTold, subscriptionAfter, tells } from './scene.ts';
import type { Reason, Scene } from './scene.ts';

/** A rule of docs/subscriptions.md, by its number there, and how it is seen to be kept in a scene. */
export interface Rule<Played extends Scene = Scene> {
  readonly number: number;
  readonly sentence: string;
  readonly judge: (scene: Played) => Promise<Reason>;
}

const RETRY_AFTER = 2;
const CLOSED = 3_000;
const MOST_TRIES = 10;
const QUIET = 2_500;

/** All of them, in the order in which they are tried. */
export const RULES: readonly Rule[] = [
  {
    number: 1,
    sentence: 'It begins with a snapshot.',
    async judge({ subject, stage, patience }) {
      const now = await stage.version();
      const [first] = (await subject.until((told) => told.length > 0, patience)) ? subject.told : [];
      if (first === undefined) return 'it told nothing';
      return first.kind.endsWith('Snapshot') && first.version === now
        ? null
        : `it told ${first.version} ${first.kind} first, and not the snapshot at ${now}`;
    },
  },
  {
    number: 2,
    sentence: 'It tells every version after that, once and in order, also when they come late.',
    async judge(scene) {
      scene.proxy.trouble.delay = 300;
      const reason = await tells(scene, () => scene.stage.happen(4));
      scene.proxy.trouble.delay = 0;
      return reason;
    },
  },
  {
    number: 3,
    sentence: 'It comes again when its connection is cut, with `after` the version that it has, and misses nothing.',
    async judge(scene) {
      for (let cuts = 0; cuts < 3; cuts += 1) {
        const { length } = scene.proxy.seen.subscriptions;
        const has = lastTold(scene);
        const missed = await tells(scene, () => behindTheDoor(scene, 3));
        if (missed !== null) return missed;
        const again = scene.proxy.seen.subscriptions[length];
        if (again?.after !== has) return `it had ${has} and asked for what came after ${again?.after ?? 'nothing'}`;
      }
      return null;
    },
  },
  {
    number: 4,
    sentence: 'It does not tell again what it has told.',
    judge: (scene) =>
      tells(scene, async () => {
        scene.proxy.trouble.nextEvent = 'twice';
        await scene.stage.happen(1);
        return scene.stage.happen(1);
      }),
  },
  {
    number: 5,
    sentence: 'Where a version is missing before the next, it comes again with `after` the last before the hole.',
    judge: (scene) =>
      tells(scene, async () => {
        scene.proxy.trouble.nextEvent = 'lost';
        return scene.stage.happen(3);
      }),
  },
  {
    number: 6,
    sentence: 'It takes silence for a lost connection, and comes again within 30 seconds.',
    judge: (scene) =>
      tells(scene, async () => {
        scene.proxy.hold();
        return scene.stage.happen(2);
      }),
  },
  {
    number: 7,
    sentence: 'While nobody answers it waits longer from try to try: at most 10 tries in 3 seconds.',
    async judge(scene) {
      const { arrivals } = scene.proxy.seen;
      const before = arrivals.length;
      const reason = await tells(scene, () => behindTheDoor(scene, 1, CLOSED));
      const tries = arrivals.length - before;
      return tries > MOST_TRIES ? `it tried ${tries} times` : reason;
    },
  },
  {
    number: 8,
    sentence: 'Refused with `retryAfter`, it waits so many seconds and comes again.',
    async judge(scene) {
      const { length } = scene.proxy.seen.subscriptions;
      scene.proxy.trouble.refusal = { code: 'UNAVAILABLE', message: 'Come again.', retryAfter: RETRY_AFTER };
      const reason = await tells(scene, () => behindTheDoor(scene, 1));
      const [refused, again] = scene.proxy.seen.subscriptions.slice(length);
      if (refused === undefined || again === undefined) return reason ?? 'it did not come again';
      const waited = (again.at - refused.at) / 1_000;
      return waited < RETRY_AFTER - 0.1 ? `it waited ${waited} s of ${RETRY_AFTER}` : reason;
    },
  },
  {
    number: 9,
    sentence: 'On AFTER_UNKNOWN it begins anew, without `after`, with a snapshot.',
    async judge(scene) {
      const { subject, proxy, stage, patience } = scene;
      const { length } = proxy.seen.subscriptions;
      const begin = subject.told.length;
      proxy.trouble.refusal = { code: 'AFTER_UNKNOWN', message: 'after: 9 is no version of this topic.' };
      await behindTheDoor(scene, 1);
      const again = await subscriptionAfter(scene, length + 1);
      if (again === null) return 'it did not come again';
      if (again.after !== null) return `it asked for what came after ${again.after} once more`;
      const now = await stage.version();
      const hasBegun = await subject.until(
        (told) => told.slice(begin).some(({ kind, version }) => kind.endsWith('Snapshot') && version === now),
        patience,
      );
      return hasBegun ? null : `it did not tell the snapshot at ${now}`;
    },
  },
  {
    number: 10,
    sentence: 'When the server ends what is watched because it stops, it comes again.',
    judge: (scene) =>
      tells(scene, async () => {
        scene.proxy.stop();
        return scene.stage.happen(2);
      }),
  },
  {
    number: 11,
    sentence: 'Where its token is no good any more, it does not come again by itself.',
    async judge({ proxy }) {
      proxy.trouble.isTokenInvalid = true;
      const before = proxy.seen.arrivals.length;
      proxy.cut();
      await new Promise((resolve) => setTimeout(resolve, QUIET));
      const tries = proxy.seen.arrivals.length - before;
      if (tries === 0) return `it did not come again within ${QUIET / 1_000} s, so that it could not be told`;
      return tries === 1 ? null : `it came ${tries} times`;
    },
  },
];
