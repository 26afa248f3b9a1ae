import { titleOfGroup } from './stage-titles.ts';
import { invariant } from '../../kernel/assert.ts';
import { message, type Message } from '../../kernel/message.ts';
import type { DomainEvent, EventKind, EventPayload } from '../vocabulary/event.ts';
import type { AppContext } from '../context.ts';
import type { ToldEvents } from '../events.ts';
import { eventMessage } from './event-message.ts';
import { groupOf } from './find.ts';
import { gameNames } from './game-names.ts';

/** What a command caused, as sentences, by what the context sees. */
export async function tellEvents(context: AppContext, events: readonly DomainEvent[]): Promise<ToldEvents> {
  const [texts, summary] = await Promise.all([
    Promise.all(events.map((event) => eventMessage(context, event))),
    eventsSummary(context, events),
  ]);
  return { texts, summary };
}

const MOST_NAMED = 3;

/**
 * Events as sentences, in their order: games that start or are paused together are one sentence with their number, so are the changes
 * of one table; that somebody else plays in a game is said with its new start; every other event has its own.
 */
export async function eventsSummary(context: AppContext, events: readonly DomainEvent[]): Promise<readonly Message[]> {
  const started = new Set(payloadsOf('GameStarted', events).map(({ gameId }) => gameId));
  const told = events.filter((event) => event.kind !== 'PlayerReplaced' || !started.has(event.payload.gameId));
  const together = Map.groupBy(told, (event, index) => {
    if (event.kind === 'GameStarted' || event.kind === 'GamePauseChanged') return event.kind;
    return event.kind === 'StandingsChanged' ? `${event.kind} ${event.payload.groupId}` : index;
  });
  return Promise.all(
    [...together.values()].map(async ([first, ...others]) => {
      invariant(first, 'what stands together is at least one event');
      if (first.kind === 'GamePauseChanged') return message('event.pause.games', { games: others.length + 1 });
      if (others.length === 0) return eventMessage(context, first);
      if (first.kind === 'StandingsChanged') return tableMessage(context, first.payload, others.length + 1);
      return startsMessage(context, payloadsOf('GameStarted', [first, ...others]));
    }),
  );
}

async function startsMessage(context: AppContext, games: readonly EventPayload<'GameStarted'>[]): Promise<Message> {
  const named = await Promise.all(games.slice(0, MOST_NAMED).map(({ gameId }) => gameNames(context, gameId)));
  const [one, two, three] = named.map(({ inText }) => inText);
  invariant(one !== undefined && two !== undefined, 'games that start together are two or more');
  if (three === undefined) return message('event.started.two', { one, two });
  const more = games.length - named.length;
  return message('event.started.more', { games: games.length, one, two, three, more });
}

async function tableMessage(
  context: AppContext,
  table: EventPayload<'StandingsChanged'>,
  games: number,
): Promise<Message> {
  return message('event.StandingsChanged.games', {
    group: await titleOfGroup(context, await groupOf(context, table)),
    games,
  });
}

function payloadsOf<Kind extends EventKind>(kind: Kind, events: readonly DomainEvent[]): readonly EventPayload<Kind>[] {
  return events.flatMap((event) => (event.kind === kind ? [event.payload as EventPayload<Kind>] : []));
}
