import { asId } from '../../kernel/ids.ts';
import type { GameId, GroupId } from '../../kernel/ids.ts';
import { SEATS } from '../../kernel/seat.ts';
import { millis, plus, SECOND } from '../../kernel/time.ts';
import type { EventKind } from '../vocabulary/event.ts';
import type { Topic } from '../../store/topic.ts';
import type { TopicChange } from '../../store/notification.ts';
import { subjectsOfGames } from '../../store/reading/event-subjects.ts';
import { gamesByIds, type GameRecord } from '../../store/reading/game.ts';
import { liveGames, type BoardFilter } from '../../store/reading/game-page.ts';
import { FROM_THE_FRONT } from '../../store/reading/key-window.ts';
import { gameTopic } from '../events.ts';
import type { BoardChoice, BoardEvent, Delivery } from './feed.ts';
import { createListeners } from './listeners.ts';
import type { TopicChannel } from './topic-channel.ts';
import type { FeedWorld } from './world.ts';

const HEARTBEAT = millis(5 * SECOND);

/** What an event of a game does to its board; other kinds leave the board as it is. */
const CHANGES: Partial<Record<EventKind, BoardEvent['change']>> = {
  GameStarted: 'STARTED',
  MovePlayed: 'MOVED',
  TimeExtended: 'CLOCK',
  ClockCredited: 'CLOCK',
  GamePauseChanged: 'CLOCK',
  GameFinished: 'FINISHED',
};

/** A wall of boards while somebody looks at it. */
export interface BoardChannel {
  readonly ready: Promise<unknown>;
  listen(listener: (delivery: Delivery<BoardEvent>) => void): () => void;
  /** The boards that are on the wall now, as snapshots, and how many deliveries came before. */
  boards(): { readonly events: readonly BoardEvent[]; readonly version: number };
}

function isOfFilter(
  { tournament, groups, players, game }: BoardFilter,
  one: GameRecord,
  group: GroupId | null,
): boolean {
  return (
    (tournament === null || one.tournamentId === tournament) &&
    (game === null || one.game === game) &&
    (groups === null || (group !== null && groups.has(group))) &&
    (players === null || SEATS.some((seat) => players.has(one.players[seat])))
  );
}

type Follow = (topic: Topic) => Pick<TopicChannel, 'listen' | 'ready'>;

/**
 * Puts the running games that were moved in last on the wall and follows each. A board that ends leaves its place to another
 * running game, and a game that starts is put up while there is room.
 */
export function openBoardChannel(
  world: FeedWorld,
  follow: Follow,
  { first, ...filter }: BoardChoice,
  onEmpty: () => void,
): BoardChannel {
  const stopping = new AbortController();
  const signal = AbortSignal.any([stopping.signal, world.signal]);
  const onTheWall = new Map<GameId, () => void>();
  const elsewhere = new Set<GameId>();
  let delivered = 0;
  const listeners = createListeners<Delivery<BoardEvent>>(() => {
    stopping.abort();
    stopHearing();
    for (const leave of onTheWall.values()) leave();
    onTheWall.clear();
    onEmpty();
  });
  const stopHearing = world.onChanges(lookForNewGames);

  function tell(gameId: GameId | null, change: BoardEvent['change']): void {
    const skippable = change === 'HEARTBEAT';
    if (!skippable) delivered += 1;
    listeners.tell({ event: { at: world.now(), gameId, change }, version: delivered, skippable });
  }

  /** Ends when whatever else is committed there will be heard. */
  async function putUp(gameId: GameId): Promise<void> {
    if (onTheWall.has(gameId) || signal.aborted) return;
    const channel = follow(gameTopic(gameId));
    const leave = channel.listen(({ event }) => {
      const change = event.kind in CHANGES ? CHANGES[event.kind as EventKind] : undefined;
      if (change !== undefined) tell(gameId, change);
      if (change === 'FINISHED') takeDown(gameId);
    });
    onTheWall.set(gameId, leave);
    await channel.ready;
  }

  function takeDown(gameId: GameId): void {
    onTheWall.get(gameId)?.();
    onTheWall.delete(gameId);
    elsewhere.add(gameId);
    inBackground(() => fill('SNAPSHOT'));
  }

  /** Puts running games on the free places, and shows each unless this is the opening. */
  async function fill(change: BoardEvent['change'] | null): Promise<void> {
    const limit = first + onTheWall.size;
    const games = await liveGames(world.db.prisma, filter).page({ ...FROM_THE_FRONT, limit });
    const free = games.filter(({ id }) => !onTheWall.has(id)).slice(0, first - onTheWall.size);
    await Promise.all(free.map(({ id }) => putUp(id)));
    if (change !== null) for (const { id } of free) tell(id, change);
  }

  function lookForNewGames(changes: readonly TopicChange[]): void {
    const strangers = changes.flatMap(({ topic }) => {
      const id = topic.startsWith('game:') ? asId<GameId>(topic.slice('game:'.length)) : null;
      return id === null || onTheWall.has(id) || elsewhere.has(id) ? [] : [id];
    });
    if (strangers.length === 0 || onTheWall.size >= first) return;
    inBackground(async () => {
      const games = await gamesByIds(world.db.prisma, strangers);
      const subjects = await subjectsOfGames(world.db.prisma, filter.groups === null ? [] : strangers);
      for (const game of games) {
        const fits = game.position !== null && isOfFilter(filter, game, subjects.get(game.id)?.groupId ?? null);
        if (!fits) elsewhere.add(game.id);
        if (!fits || game.status !== 'RUNNING' || onTheWall.has(game.id) || onTheWall.size >= first) continue;
        await putUp(game.id);
        tell(game.id, game.ply === 0 ? 'STARTED' : 'SNAPSHOT');
      }
    });
  }

  function inBackground(work: () => Promise<void>): void {
    if (signal.aborted) return;
    world.working(work).catch((failure: unknown) => {
      if (!signal.aborted) world.report(failure);
    });
  }

  async function beat(): Promise<void> {
    for (;;) {
      await world.sleepUntil(plus(world.now(), HEARTBEAT), signal, { soft: true });
      if (signal.aborted) return;
      tell(null, 'HEARTBEAT');
    }
  }

  void beat();
  const ready = world.working(() => fill(null));
  ready.catch(() => {});
  return {
    ready,
    listen: listeners.add,
    boards: () => ({
      events: [...onTheWall.keys()].map((gameId) => ({ at: world.now(), gameId, change: 'SNAPSHOT' as const })),
      version: delivered,
    }),
  };
}
