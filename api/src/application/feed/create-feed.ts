import type { GameId, PlayerId, SeriesId, TournamentId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/assert.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { StoredEvent } from '../vocabulary/event.ts';
import type { Topic } from '../../store/topic.ts';
import { readEvents } from '../vocabulary/log.ts';
import { topicVersion } from '../../store/event.ts';
import { unknownPlace } from './unknown-place.ts';
import type { Db } from '../../store/client.ts';
import { chatTopic, deskTopic, gameTopic, inboxTopic, seriesTopic, tournamentTopic } from '../events.ts';
import { openBoardChannel } from './board-channel.ts';
import type { BoardChannel } from './board-channel.ts';
import { createEventLog } from './event-log.ts';
import type { AfterUnknown, BoardChoice, BoardEvent, Feed, Opening, Source } from './feed.ts';
import type { Snapshot, WatchedEvent } from './watched-event.ts';
import { kept, listened } from './channels.ts';
import { iterate } from './iterate.ts';
import { filterKey, type EventFilter } from './event-filter.ts';
import { openFilteredChannel, type FilteredChannel } from './filtered-channel.ts';
import { onlyWanted } from './only-wanted.ts';
import { createListeners } from './listeners.ts';
import { storedDeadlines } from './stored-deadlines.ts';
import { tableWatch } from './tables/table-watch.ts';
import { openTopicChannel } from './topic-channel.ts';
import type { TopicChannel } from './topic-channel.ts';
import type { FeedWorld } from './world.ts';

const PAGE = 500;
const MOST_BOARDS = 200;

type SnapshotSubject = Pick<Snapshot, 'kind' | 'payload'>;

/** The feed of one process, and how many things are followed at the moment (0 when nobody watches). */
export interface RunningFeed extends Feed {
  followed(): number;
  /** Calls the listener whenever somebody begins to follow while nobody else did, until the answer is called. */
  readonly onFirst: (listener: () => void) => () => void;
}

/** The feed over the stored events of this database. */
export function createFeed(world: FeedWorld): RunningFeed {
  const reading = { log: createEventLog(world), storedDeadline: storedDeadlines(world) };
  const topics = new Map<Topic, TopicChannel>();
  const filtered = new Map<Topic, FilteredChannel>();
  const walls = new Map<string, BoardChannel>();

  const arrivals = createListeners<void>();
  const followed = (): number => topics.size + walls.size;
  const arrived = <Channel>(channel: Channel): Channel => {
    if (followed() === 1) arrivals.tell();
    return channel;
  };

  const followTopic = (topic: Topic): TopicChannel =>
    arrived(kept(topics, topic, (gone) => openTopicChannel(world, reading, topic, gone)));
  const filterTopic = (topic: Topic): FilteredChannel =>
    kept(filtered, topic, (gone) => openFilteredChannel(world, followTopic(topic), gone));

  async function watchTopic(
    topic: Topic,
    after: number | null,
    subject: SnapshotSubject,
    filter: EventFilter | null,
  ): Promise<Result<Source<WatchedEvent>, AfterUnknown>> {
    const unknown = await unknownPlace(world.db, topic, after);
    if (unknown !== null) return err(unknown);
    const channel = listened<TopicChannel>();
    const source: Source<WatchedEvent> = {
      key: topic,
      after,
      listen: (listener) => channel.keep(followTopic(topic)).listen(listener),
      ready: () => channel.get().ready,
      async open(db) {
        if (after !== null) return missed(db, topic, after, world.now);
        const version = await topicVersion(db, topic);
        return { events: [{ topic, version, at: world.now(), ...subject } as Snapshot], version };
      },
      [Symbol.asyncIterator]: () => iterate(source, world.db),
    };
    if (filter === null) return ok(source);
    const part = listened<FilteredChannel>();
    const some: Source<WatchedEvent> = {
      key: `${topic} ${filterKey(filter)}`,
      after,
      listen: (listener) => part.keep(filterTopic(topic)).listen(filter, listener),
      ready: () => part.get().ready,
      async open(db) {
        const opening = await source.open(db);
        return after === null ? opening : onlyWanted(db, opening, filter);
      },
      [Symbol.asyncIterator]: () => iterate(some, world.db),
    };
    return ok(some);
  }

  return {
    watchGame: (gameId: GameId, after, filter = null) =>
      watchTopic(gameTopic(gameId), after, { kind: 'GameSnapshot', payload: { gameId } }, filter),
    watchTournament: (tournamentId: TournamentId, after, filter = null) =>
      watchTopic(
        tournamentTopic(tournamentId),
        after,
        { kind: 'TournamentSnapshot', payload: { tournamentId } },
        filter,
      ),
    watchSeries: (seriesId: SeriesId, after, filter = null) =>
      watchTopic(seriesTopic(seriesId), after, { kind: 'SeriesSnapshot', payload: { seriesId } }, filter),
    watchChat: (gameId: GameId, after, filter = null) =>
      watchTopic(chatTopic(gameId), after, { kind: 'ChatSnapshot', payload: { gameId } }, filter),
    watchDesk: (tournamentId: TournamentId, after, filter = null) =>
      watchTopic(deskTopic(tournamentId), after, { kind: 'DeskSnapshot', payload: { tournamentId } }, filter),
    watchInbox: (playerId: PlayerId, after, filter = null) =>
      watchTopic(inboxTopic(playerId), after, { kind: 'InboxSnapshot', payload: { playerId } }, filter),
    watchTables: tableWatch(world, followTopic),
    watchBoards({ first: wanted, ...filter }, changes) {
      const choice = { ...filter, first: Math.min(Math.max(1, wanted), MOST_BOARDS) };
      const key = boardKey(choice);
      const channel = listened<BoardChannel>();
      const open = (gone: () => void) => openBoardChannel(world, followTopic, choice, gone);
      const isWanted = ({ change }: BoardEvent): boolean =>
        changes === null || changes.has(change) || change === 'SNAPSHOT' || change === 'HEARTBEAT';
      const source: Source<BoardEvent> = {
        key: `${key} ${changes === null ? '' : [...changes].toSorted().join()}`,
        after: null,
        listen: (listener) =>
          channel.keep(arrived(kept(walls, key, open))).listen((delivery) => {
            if (isWanted(delivery.event)) listener(delivery);
          }),
        ready: () => channel.get().ready,
        // Who joins others asks the wall that they listen to: his own source listens to nothing.
        async open() {
          const wall = walls.get(key);
          invariant(wall !== undefined, 'boards are listened to before they are opened');
          return wall.boards();
        },
        [Symbol.asyncIterator]: () => iterate(source, world.db),
      };
      return source;
    },
    followed,
    onFirst: arrivals.add,
  };
}

/** By which walls of the same boards have the same key. */
function boardKey({ tournament, groups, players, game, first }: BoardChoice): string {
  const sets = [groups, players].map((wanted) => (wanted === null ? null : [...wanted].toSorted()));
  return JSON.stringify(['boards', tournament, game, first, ...sets]);
}

/** What was committed after this version, or a Heartbeat when nothing was. */
async function missed(db: Db, topic: Topic, after: number, now: FeedWorld['now']): Promise<Opening<WatchedEvent>> {
  const events: StoredEvent[] = [];
  let version = after;
  for (;;) {
    const page = await readEvents(db, topic, version, PAGE);
    events.push(...page);
    version = page.at(-1)?.version ?? version;
    if (page.length < PAGE) break;
  }
  if (events.length > 0) return { events, version };
  return { events: [{ topic, version, at: now(), kind: 'Heartbeat', payload: {} }], version };
}
