import type { Tx } from './client.ts';
import { Prisma } from './generated/prisma/client.ts';
import { eventRecord, type EventRecord, type EventRow } from './reading/event.ts';

/** What follows the log of events, as its own cursor in the row of each topic says. */
interface Followed {
  /** The column up to which version it has followed a topic. */
  readonly noted: Prisma.Sql;
  /** Which topics it follows. */
  readonly isIts: Prisma.Sql;
}

const FOLLOWED = {
  mail: { noted: Prisma.sql`mailed`, isIts: Prisma.sql`(name like 'player:%' or name like 'desk:%')` },
  push: { noted: Prisma.sql`pushed`, isIts: Prisma.sql`name like 'player:%'` },
  webhooks: { noted: Prisma.sql`hooked`, isIts: Prisma.sql`name not like 'accounts:%'` },
} as const satisfies Readonly<Record<string, Followed>>;

/** Who follows the log: mail follows the inboxes and the desks, push the inboxes, webhooks whatever somebody may read. */
export type Follower = keyof typeof FOLLOWED;

/** A topic on which a follower is behind: it has followed the events up to `followed`, and the last one is `version`. */
export interface TopicBehind {
  readonly name: string;
  readonly followed: number;
  readonly version: number;
}

/** Locks topics on which a follower is behind and that nobody else has locked, at most `limit`. */
export async function lockBehind(tx: Tx, follower: Follower, limit: number): Promise<readonly TopicBehind[]> {
  const { noted, isIts } = FOLLOWED[follower];
  return tx.$queryRaw<TopicBehind[]>`
    select name, ${noted} as followed, version from "Topic" where ${isIts} and ${noted} < version
    limit ${limit} for no key update skip locked`;
}

/** The events of these topics that their follower has not followed yet, by topic, then by version. */
export async function eventsBehind(tx: Tx, topics: readonly TopicBehind[]): Promise<readonly EventRecord[]> {
  const rows = await tx.$queryRaw<EventRow[]>`
    select event.* from unnest(${namesOf(topics)}::text[], ${topics.map(({ followed }) => followed)}::int[]) as behind (name, followed)
    join "Event" event on event.topic = behind.name and event.version > behind.followed
    order by event.topic, event.version`;
  return rows.map(eventRecord);
}

/** Notes that a follower has followed these topics, which are locked, to their ends. */
export async function noteFollowed(tx: Tx, follower: Follower, topics: readonly TopicBehind[]): Promise<void> {
  const { noted } = FOLLOWED[follower];
  await tx.$executeRaw`update "Topic" set ${noted} = version where name = any(${namesOf(topics)}::text[])`;
}

/** Lets a follower that nobody had a use for go on from now: what lies behind is passed over, but for what is changing at the moment. */
export async function skipBehind(tx: Tx, follower: Follower): Promise<void> {
  const { noted, isIts } = FOLLOWED[follower];
  await tx.$executeRaw`
    update "Topic" set ${noted} = version where name in (
      select name from "Topic" where ${isIts} and ${noted} < version for no key update skip locked
    )`;
}

function namesOf(topics: readonly TopicBehind[]): string[] {
  return topics.map(({ name }) => name);
}
