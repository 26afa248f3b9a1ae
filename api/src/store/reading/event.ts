import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { ask } from '../named.ts';
import type { Topic } from '../topic.ts';
import { inListOrder, type KeyWindow } from './key-window.ts';

/** An event as it stands in its topic: versions run 1, 2, 3 … without holes. Its payload is not parsed. */
export interface EventRecord {
  readonly topic: Topic;
  readonly version: number;
  /** The version of the first event that the same command has put into this topic. */
  readonly first: number;
  readonly at: Instant;
  readonly kind: string;
  readonly payload: unknown;
}

/** Which events of a topic are meant; left out: all. */
export interface EventChoice<Kind extends string = string> {
  /** Kinds that are passed over. */
  readonly without?: readonly Kind[];
  /** Only those whose payload names this tournament; null: all. */
  readonly tournamentId?: TournamentId | null;
}

/** No topic comes to this version. */
const HIGHEST = 2 ** 31 - 1;

/** The events of a topic by version. */
export async function eventsPage(
  tx: Tx,
  topic: Topic,
  window: KeyWindow<number>,
  { without = [], tournamentId = null }: EventChoice = {},
): Promise<readonly EventRecord[]> {
  const { after, before, limit, fromEnd } = window;
  const [above, below] = [after ?? 0, before ?? HIGHEST];
  const rows = fromEnd
    ? await ask<EventRow>(tx)`
        select * from "Event" where topic = ${topic} and version > ${above} and version < ${below}
          and kind <> all(${[...without]}::text[]) and (${tournamentId}::text is null or payload ->> 'tournamentId' = ${tournamentId})
        order by version desc limit ${limit}`
    : await ask<EventRow>(tx)`
        select * from "Event" where topic = ${topic} and version > ${above} and version < ${below}
          and kind <> all(${[...without]}::text[]) and (${tournamentId}::text is null or payload ->> 'tournamentId' = ${tournamentId})
        order by version limit ${limit}`;
  return inListOrder(rows, window).map(eventRecord);
}

/** The newest events of all these topics together, the newest first, at most `limit`; those of the kinds in `without` are passed over. */
export async function newestEvents(
  tx: Tx,
  topics: readonly Topic[],
  limit: number,
  without: readonly string[],
): Promise<readonly EventRecord[]> {
  const rows = await tx.$queryRaw<EventRow[]>`
    select event.* from unnest(${[...topics]}::text[]) as topic(name)
    cross join lateral (
      select * from "Event" where topic = topic.name and kind <> all(${[...without]}::text[])
      order by version desc limit ${limit}
    ) event
    order by event.at desc, event.topic, event.version desc limit ${limit}`;
  return rows.map(eventRecord);
}

/** All events of these topics up to an instant, by topic, then by version. */
export async function eventsUntil(tx: Tx, topics: readonly Topic[], at: Instant): Promise<readonly EventRecord[]> {
  const rows = await tx.event.findMany({
    where: { topic: { in: [...topics] }, at: { lte: toDate(at) } },
    orderBy: [{ topic: 'asc' }, { version: 'asc' }],
  });
  return rows.map(eventRecord);
}

/** The event at this place of the log; null when there is none. */
export async function eventAt(tx: Tx, topic: string, version: number): Promise<EventRecord | null> {
  const row = await tx.event.findUnique({ where: { topic_version: { topic, version } } });
  return row === null ? null : eventRecord(row);
}

/** What is read of the log of all topics. */
export interface LogSpan {
  /** From when on. */
  readonly since: Instant;
  /** Of which tournament alone; null: of all. */
  readonly tournamentId: TournamentId | null;
  /** Whose inbox is read beside what is nobody's own; null: nobody's. */
  readonly playerId: PlayerId | null;
  /** Of which kinds; empty: of all. */
  readonly kinds: readonly string[];
  readonly limit: number;
}

/**
 * The events of all topics since an instant, those of accounts and of other people's inboxes left out: by time, and in each topic by
 * version.
 */
export async function eventsSince(tx: Tx, span: LogSpan): Promise<readonly EventRecord[]> {
  const { since, tournamentId, playerId, kinds, limit } = span;
  const rows = await tx.$queryRaw<EventRow[]>`
    select topic, version, first, kind, payload, at from (
      select event.*, max(at) over (partition by topic order by version) as told from "Event" event
      where at >= ${toDate(since)}::timestamp(3)
        and topic not like 'accounts:%' and (topic not like 'player:%' or topic = ${`player:${playerId ?? ''}`})
        and (${tournamentId}::text is null or payload ->> 'tournamentId' = ${tournamentId})
        and (cardinality(${[...kinds]}::text[]) = 0 or kind = any(${[...kinds]}::text[]))
    ) event
    order by told, topic, version limit ${limit}`;
  return rows.map(eventRecord);
}

/** The current version of each of these topics; a topic without events is left out and stands at 0. */
export async function topicVersions(tx: Tx, topics: readonly Topic[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.topic.findMany({ where: { name: { in: [...topics] } } });
  return new Map(rows.map((row) => [row.name, row.version]));
}

/** A row of the table of events. */
export type EventRow = Prisma.EventGetPayload<object>;

/** Such a row as a record. */
export function eventRecord({ topic, version, first, at, kind, payload }: EventRow): EventRecord {
  return { topic: topic as Topic, version, first, at: instant(at.getTime()), kind, payload };
}
