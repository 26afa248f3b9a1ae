import type { DomainEvent, EventKind, EventPayload } from '../../store/codecs/event-payload.ts';
import type { AppContext } from '../context.ts';
import type { ToldEvents } from '../events.ts';
import { eventText } from './event-text.ts';
import { groupOf } from './find.ts';
import { gameTitle } from './game-names.ts';

/** What a command caused, in words, by what the context sees. */
export async function tellEvents(context: AppContext, events: readonly DomainEvent[]): Promise<ToldEvents> {
  const [texts, summary] = await Promise.all([
    Promise.all(events.map((event) => eventText(context, event))),
    eventsSummary(context, events),
  ]);
  return { texts, summary };
}

const MOST_NAMED = 3;

/**
 * Events as sentences, in their order: games that start together are one sentence with their number, so are the changes of
 * one table; every other event has its own.
 */
export async function eventsSummary(context: AppContext, events: readonly DomainEvent[]): Promise<readonly string[]> {
  const together = Map.groupBy(events, (event, index) => {
    if (event.kind === 'GameStarted') return event.kind;
    return event.kind === 'StandingsChanged' ? `${event.kind} ${event.payload.groupId}` : index;
  });
  return Promise.all(
    [...together.values()].map(async ([first, ...others]) => {
      if (first === undefined || others.length === 0) return first === undefined ? '' : eventText(context, first);
      if (first.kind === 'StandingsChanged') return tableText(context, first.payload, others.length + 1);
      return startsText(context, payloadsOf('GameStarted', [first, ...others]));
    }),
  );
}

async function startsText(context: AppContext, games: readonly EventPayload<'GameStarted'>[]): Promise<string> {
  const titles = await Promise.all(games.slice(0, MOST_NAMED).map(({ gameId }) => gameTitle(context, gameId)));
  const more = games.length > titles.length ? ` and ${games.length - titles.length} more` : '';
  return `${games.length} games start: ${titles.join(', ')}${more}.`;
}

async function tableText(context: AppContext, table: EventPayload<'StandingsChanged'>, games: number): Promise<string> {
  return `The table of group ${(await groupOf(context, table)).name} has changed after ${games} games.`;
}

function payloadsOf<Kind extends EventKind>(kind: Kind, events: readonly DomainEvent[]): readonly EventPayload<Kind>[] {
  return events.flatMap((event) => (event.kind === kind ? [event.payload as EventPayload<Kind>] : []));
}
