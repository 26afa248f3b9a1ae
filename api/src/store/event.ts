import type { Instant } from '../kernel/time.ts';
import type { Db, Tx } from './client.ts';
import { toDate } from './codecs/instant.ts';
import { ask, askWithNext } from './named.ts';
import { topicVersions } from './reading/event.ts';
import { compareTopics, type Topic } from './topic.ts';

/** The channel on which every process hears which topics have moved on. */
export const CHANNEL = 'baraza';

/** Topics named in one notification: its text must stay under PostgreSQL's 8,000 bytes. */
const TOPICS_PER_NOTICE = 70;

/** Something that has happened in a topic. Which kinds there are, and what each says, is known above. */
export interface NewEvent {
  readonly topic: Topic;
  readonly kind: string;
  readonly payload: object;
  /** Before when nothing of this event makes anything due; left out: that is not known. */
  readonly due?: Instant;
}

export type TopicVersions = ReadonlyMap<Topic, number>;

/** The topics of one notification, and the version of each at the same place. */
interface Notice {
  readonly topics: readonly Topic[];
  readonly versions: readonly number[];
}

/**
 * Appends events to their topics in the order given and tells every process when the transaction commits. Each topic's
 * versions go on without a hole: they are given out under the lock of its row, which is held to the end of the
 * transaction; rows are locked in one order (games, tournaments, series, chats, desks, inboxes, accounts, each by id), so that no two
 * transactions wait for each other. Answers the last version of each of their topics. One round trip.
 */
export function appendEvents(tx: Tx, events: readonly NewEvent[], at: Instant): Promise<TopicVersions> {
  return append(ask<Notice>(tx), events, at);
}

/** The same with what is asked next in the transaction, be that its end: not to be waited for before. */
export function appendEventsWithNext(tx: Tx, events: readonly NewEvent[], at: Instant): Promise<TopicVersions> {
  return append(askWithNext<Notice>(tx), events, at);
}

async function append(
  asking: ReturnType<typeof ask<Notice>>,
  events: readonly NewEvent[],
  at: Instant,
): Promise<TopicVersions> {
  if (events.length === 0) return new Map();
  const byTopic = Map.groupBy(events, ({ topic }) => topic);
  const topics = [...byTopic.keys()].sort(compareTopics);
  const rows = topics.flatMap((topic) => {
    const own = byTopic.get(topic) ?? [];
    return own.map(({ kind, payload }, earlier) => ({
      topic,
      kind,
      payload,
      earlier,
      later: own.length - 1 - earlier,
    }));
  });
  const counts = topics.map((topic) => byTopic.get(topic)?.length ?? 0);
  const dues = topics.map((topic) => firstDue(byTopic.get(topic) ?? []));
  const notices = await asking`
    with allotted as (
      insert into "Topic" (name, version)
      select name, count from unnest(${topics}::text[], ${counts}::int[]) with ordinality as wanted (name, count, place)
      order by place
      on conflict (name) do update set version = "Topic".version + excluded.version
      returning name, version
    ), stored as (
      insert into "Event" (topic, version, first, kind, payload, at)
      select event.topic, allotted.version - event.later, allotted.version - event.later - event.earlier,
        event.kind, event.payload::jsonb, ${toDate(at)}::timestamp(3)
      from unnest(
        ${rows.map(({ topic }) => topic)}::text[],
        ${rows.map(({ earlier }) => earlier)}::int[], ${rows.map(({ later }) => later)}::int[],
        ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ payload }) => JSON.stringify(payload))}::text[]
      ) as event (topic, earlier, later, kind, payload)
      join allotted on allotted.name = event.topic
    ), numbered as (
      select name, version, due, row_number() over () as place
      from allotted join unnest(${topics}::text[], ${dues}::bigint[]) as told (name, due) using (name)
    )
    select pg_notify(${CHANNEL}, json_agg(json_build_array(name, version, due))::text)::text,
      array_agg(name) as topics, array_agg(version) as versions
    from numbered group by place / ${TOPICS_PER_NOTICE}::int`;
  return new Map(
    notices.flatMap((notice) => notice.topics.map((topic, place) => [topic, notice.versions[place] ?? 0] as const)),
  );
}

/** null: not known */
function firstDue(events: readonly NewEvent[]): number | null {
  const known = events.flatMap(({ due }) => due ?? []);
  return known.length < events.length ? null : Math.min(...known);
}

/** The last version given out in a topic; 0 when nothing has happened in it. */
export async function topicVersion(db: Db, topic: Topic): Promise<number> {
  return (await topicVersions(db.prisma, [topic])).get(topic) ?? 0;
}
