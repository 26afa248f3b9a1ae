import type { Heartbeat, WatchedEvent } from '../../application/feed/watched-event.ts';
import { watchedMessage } from '../../application/queries/event-message.ts';
import { builder } from '../builder.ts';
import { eventsOf } from './event-type.ts';
import { inLanguage, said } from '../said.ts';

function topic(name: string, description: string) {
  return builder.interfaceRef<WatchedEvent>(name).implement({
    description,
    resolveType: ({ kind }) => kind,
    fields: (t) => ({
      topic: t.exposeString('topic', {
        description:
          'What it is about, as an address: `game:…`, `tournament:…`, `series:…`, `chat:…`, `desk:…`, `player:…`.',
      }),
      version: t.exposeInt('version', {
        description: 'Its version in the topic; snapshots, heartbeats and clock ticks carry the topic’s current one.',
      }),
      at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    }),
  });
}

/** Something that happened to a game. */
export const GameEventInterface = topic(
  'GameEvent',
  'Something that happened to a game; the versions of its topic run 1, 2, 3 … without holes.',
);

/** Something that happened to a tournament. */
export const TournamentEventInterface = topic(
  'TournamentEvent',
  'Something that happened to a tournament; the versions of its topic run 1, 2, 3 … without holes.',
);

/** Something that has changed in the tables of a tournament. */
export const TableEventInterface = topic(
  'TableEvent',
  'How the tables of a tournament stand, or what has changed in them. Its topic and its versions are those of the tournament; what changes no table is not told.',
);

/** Something that happened in a series. */
export const SeriesEventInterface = topic(
  'SeriesEvent',
  'Something that happened in a series; the versions of its topic run 1, 2, 3 … without holes.',
);

/** Something that was said beside a game. */
export const ChatEventInterface = topic(
  'ChatEvent',
  'Something that was said beside a game; the versions of its topic run 1, 2, 3 … without holes.',
);

/** Something on a director's desk. */
export const DeskEventInterface = topic(
  'DeskEvent',
  'Something on a director’s desk; the versions of its topic run 1, 2, 3 … without holes.',
);

/** Something in a private inbox. */
export const PlayerEventInterface = topic(
  'PlayerEvent',
  'Something in your private inbox; its versions run 1, 2, 3 … without holes.',
);

builder.interfaceFields(PlayerEventInterface, (t) => ({
  text: t.string({
    nullable: true,
    description: 'A sentence, as you would be told; null for a snapshot and a heartbeat.',
    args: inLanguage,
    resolve: async (event, { locale }, context) => {
      const message = await watchedMessage(context.app, event);
      return message === null ? null : said(message, locale, context);
    },
  }),
}));

/** Each makes the types of the events of its topic, as `eventsOf` says. */
export const inGame = eventsOf(GameEventInterface);
export const inTournament = eventsOf(TournamentEventInterface);
export const inTables = eventsOf(TableEventInterface);
export const inSeries = eventsOf(SeriesEventInterface);
export const inChat = eventsOf(ChatEventInterface);
export const onDesk = eventsOf(DeskEventInterface);
export const inInbox = eventsOf(PlayerEventInterface);

builder.objectRef<Heartbeat>('Heartbeat').implement({
  description:
    'Nothing has happened: sent every 5 seconds, so that silence means a lost connection. It takes no version.',
  interfaces: [
    GameEventInterface,
    TournamentEventInterface,
    TableEventInterface,
    SeriesEventInterface,
    ChatEventInterface,
    DeskEventInterface,
    PlayerEventInterface,
  ],
});
